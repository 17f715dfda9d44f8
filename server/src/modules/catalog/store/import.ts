import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { LabelRow, VendorRow } from '../domain/game-row.ts';
import { catalogIn } from './catalog-in.ts';

export const readImportStamp = async (reader: Reader, source: string): Promise<string | undefined> => {
  const row = await catalogIn(reader)
    .selectFrom('catalog_import')
    .select('hash')
    .where('source', '=', source)
    .executeTakeFirst();
  return row?.hash;
};

export const writeImportStamp = async (tx: Tx, source: string, hash: string, now: Date): Promise<void> => {
  await catalogIn(tx)
    .insertInto('catalog_import')
    .values({ source, hash, imported_at: now })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ hash, imported_at: now }))
    .execute();
};

/** Adds vendors and brings known ones up to date; whether a vendor is open stays as it is. */
export const upsertVendors = async (tx: Tx, vendors: readonly VendorRow[]): Promise<void> => {
  await sql`
    insert into catalog_vendor (code, names, categories, vendor_group, account_type_name, sort, logo_key, hue)
    select code, names, array(select jsonb_array_elements_text(categories)), "group", "accountTypeName", sort,
           "logoKey", hue
      from jsonb_to_recordset(${JSON.stringify(vendors)}::jsonb) as brought
           (code text, names jsonb, categories jsonb, "group" text, "accountTypeName" text, sort integer,
            "logoKey" text, hue integer)
    on conflict (code) do update set
      names = excluded.names, categories = excluded.categories, vendor_group = excluded.vendor_group,
      account_type_name = excluded.account_type_name, sort = excluded.sort, logo_key = excluded.logo_key,
      hue = excluded.hue`.execute(tx);
};

export const upsertLabels = async (tx: Tx, labels: readonly LabelRow[]): Promise<void> => {
  await sql`
    insert into catalog_label (category, code, names, sort)
    select category, code, names, sort
      from jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) as brought
           (category text, code text, names jsonb, sort integer)
    on conflict (category, code) do update set names = excluded.names, sort = excluded.sort`.execute(tx);
};

/** A game ready to be written: its columns by their names. */
export type GameColumns = {
  readonly vendor_code: string;
  readonly game_id: string;
  readonly names: Readonly<Record<string, string>>;
} & Readonly<Record<string, unknown>>;

/** What an import brings of a game; the rest of the row belongs to us. */
const BROUGHT = [
  'vendor_code',
  'game_id',
  'room_id',
  'category',
  'classify',
  'theme',
  'mechanic',
  'volatility',
  'lines',
  'min_bet',
  'max_bet',
  'rtp',
  'hit_rate',
  'max_win',
  'released_on',
  'hue',
  'tile_seed',
  'picture_key',
  'model_id',
  'code',
  'default_play_type',
  'status',
  'is_hot',
  'shelf_place',
  'folded',
] as const;

const columnsOf = (table?: string) =>
  sql.join(BROUGHT.map((column) => sql.ref(table === undefined ? column : `${table}.${column}`)));
const replaced = sql.join(BROUGHT.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));

/** Vendors that have games here: what one begins with is its catalogue, and what it adds to that is new. */
export const listVendorsWithGames = async (tx: Tx): Promise<readonly string[]> => {
  const rows = await catalogIn(tx).selectFrom('catalog_game').select('vendor_code').distinct().execute();
  return rows.map(({ vendor_code }) => vendor_code);
};

/** Adds games and brings known ones up to date, one statement for all of them; what did not change is not written. */
export const upsertGames = async (
  tx: Tx,
  games: readonly GameColumns[],
  { version, today, begun }: { readonly version: bigint; readonly today: string; readonly begun: readonly string[] },
): Promise<void> => {
  const text = JSON.stringify(games);
  await sql`
    insert into catalog_game as kept (${columnsOf()}, added_on, version)
    select ${columnsOf()}, case when vendor_code = any(${[...begun]}::text[]) then ${today}::date end, ${version}::bigint
      from rows from (
             json_to_recordset(${text}::json) as
               (vendor_code text, game_id text, room_id text, category text, classify text, theme text, mechanic text,
                volatility text, lines integer, min_bet bigint, max_bet bigint, rtp integer, hit_rate integer,
                max_win integer, released_on date, hue integer, tile_seed bigint, picture_key text, model_id text,
                code text, default_play_type text, status text, is_hot boolean, shelf_place integer, folded text)
           ) with ordinality as brought (${columnsOf()}, place)
     order by place
    on conflict (vendor_code, game_id) do update set ${replaced}, version = excluded.version
    where (${columnsOf('kept')}) is distinct from (${columnsOf('excluded')})`.execute(tx);
  // A name may change where nothing else does; nodes must read that game again too.
  await sql`
    with renamed as (
      insert into catalog_game_name as kept (game_id, language, name)
      select game.id, said.key, said.value
        from json_to_recordset(${text}::json) as brought (vendor_code text, game_id text, names json)
        join catalog_game game on game.vendor_code = brought.vendor_code and game.game_id = brought.game_id
       cross join lateral json_each_text(brought.names) as said
      on conflict (game_id, language) do update set name = excluded.name where kept.name <> excluded.name
      returning game_id
    )
    update catalog_game set version = ${version}
      from (select distinct game_id from renamed) as changed
     where id = changed.game_id and version <> ${version}`.execute(tx);
};

/** Answers how many games it opened. */
export const openGamesOfModels = async (tx: Tx, modelIds: readonly string[], version: bigint): Promise<number> => {
  const { numUpdatedRows } = await catalogIn(tx)
    .updateTable('catalog_game')
    .set({ status: 'OPEN', version })
    .where('status', '=', 'COMING_SOON')
    .where('model_id', 'in', modelIds)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
