import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { VendorsTables } from '../tables.ts';
import type { GameRow } from './vendors.ts';

const vendorsIn = (reader: Reader) => reader.withTables<VendorsTables>();

export type ConnectionRow = Selectable<VendorsTables['vendors_connection']>;

export const listConnections = (reader: Reader): Promise<ConnectionRow[]> =>
  vendorsIn(reader).selectFrom('vendors_connection').selectAll().orderBy('catalogue_code').limit(1_000).execute();

/** Connects a vendor of the catalogue, or connects it again. */
export const upsertConnection = async (
  tx: Tx,
  connection: Insertable<VendorsTables['vendors_connection']>,
): Promise<void> => {
  const { catalogue_code: _key, ...rest } = connection;
  await vendorsIn(tx)
    .insertInto('vendors_connection')
    .values(connection)
    .onConflict((conflict) => conflict.column('catalogue_code').doUpdateSet(rest))
    .execute();
};

const GAME_COLUMNS = [
  'id',
  'vendor_id',
  'code',
  'game_group',
  'category',
  'is_enabled',
  'stake_min',
  'stake_max',
] as const;

export const findGame = (reader: Reader, vendorId: bigint, code: string): Promise<GameRow | undefined> =>
  vendorsIn(reader)
    .selectFrom('vendors_game')
    .select(GAME_COLUMNS)
    .where('vendor_id', '=', vendorId)
    .where('code', '=', code)
    .executeTakeFirst();

/** Adds a game that is not known yet; what an operator said of a known one stays. */
export const insertGameOnce = async (
  reader: Reader,
  game: Insertable<VendorsTables['vendors_game']>,
): Promise<void> => {
  await vendorsIn(reader)
    .insertInto('vendors_game')
    .values(game)
    .onConflict((conflict) => conflict.columns(['vendor_id', 'code']).doNothing())
    .execute();
};
