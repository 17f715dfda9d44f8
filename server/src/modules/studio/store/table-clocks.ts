import type { TableKind, TableResult } from '@fairground/contract/studio/game';
import type { TablePhase } from '@fairground/contract/studio/table';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Reader } from '../../../platform/database/index.ts';
import type { StudioTables } from '../tables.ts';
import { studioIn } from './studio-in.ts';

export type TableClockRow = Selectable<StudioTables['studio_table_clock']>;

export const findClock = (reader: Reader, tableId: bigint): Promise<TableClockRow | undefined> =>
  studioIn(reader).selectFrom('studio_table_clock').selectAll().where('table_id', '=', tableId).executeTakeFirst();

/** Of two nodes that start the clock of a table one does. */
export const startClocks = async (
  db: Db,
  clocks: readonly Insertable<StudioTables['studio_table_clock']>[],
): Promise<void> => {
  if (clocks.length === 0) return;
  await studioIn(db)
    .insertInto('studio_table_clock')
    .values(clocks)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** What a table is known by before it has a row. */
export type OfTable = { readonly vendor: string; readonly game: string; readonly model: TableKind };

/** Which of the tables have no clock yet; those that are not there are made, and nobody watches them. */
export const listClockless = async (db: Db, tables: readonly OfTable[], now: Date): Promise<bigint[]> => {
  const wanted = JSON.stringify(tables);
  const { rows } = await sql<{ id: bigint }>`
    with wanted as (select * from jsonb_to_recordset(${wanted}::jsonb) as each (vendor text, game text, model text)),
    made as (
      insert into studio_table (vendor, game, model, watched_until)
      select vendor, game, model, ${now} from wanted
          on conflict (vendor, game) do nothing
      returning id)
    select id from made
    union
    select known.id from studio_table known join wanted using (vendor, game)
     where not exists (select from studio_table_clock clock where clock.table_id = known.id)
     order by id`.execute(studioIn(db));
  return rows.map(({ id }) => id);
};

type Stored = { readonly number: number; readonly state: TablePhase; readonly result: TableResult | null };

/** What was stored of a table's rounds from one number to another. */
export const listRounds = (reader: Reader, tableId: bigint, from: number, to: number): Promise<Stored[]> =>
  studioIn(reader)
    .selectFrom('studio_table_round')
    .select(['number', 'state', 'result'])
    .where('table_id', '=', tableId)
    .where('number', '>=', from)
    .where('number', '<=', to)
    .orderBy('number')
    .execute();

/** A table as the lobby shows it: its clock, its last round and what was stored of those before. */
export type FloorRow = {
  readonly id: bigint;
  readonly vendor: string;
  readonly game: string;
  readonly model: TableKind;
  readonly sealed: Buffer;
  readonly commitment: string;
  readonly started_at: Date;
  readonly number: number | null;
  readonly state: TablePhase | null;
  readonly closes_at: Date | null;
  readonly moves_at: Date | null;
  readonly players: bigint;
  readonly past: readonly Stored[];
};

/** All tables of a page of the lobby in one question. */
export const listFloor = async (
  reader: Reader,
  tables: readonly { readonly vendor: string; readonly game: string }[],
  rounds: number,
): Promise<FloorRow[]> => {
  const { rows } = await sql<FloorRow>`
    select at.id, at.vendor, at.game, at.model, clock.sealed, clock.commitment, clock.started_at,
           last.number, last.state, last.closes_at, last.moves_at,
           coalesce((select count(*) from studio_seat seat where seat.round_id = last.id), 0) as players,
           coalesce((
             select jsonb_agg(jsonb_build_object('number', past.number, 'state', past.state, 'result', past.result))
               from (select number, state, result from studio_table_round
                      where table_id = at.id order by number desc limit ${rounds}) past), '[]') as past
      from jsonb_to_recordset(${JSON.stringify(tables)}::jsonb) as wanted (vendor text, game text)
      join studio_table at using (vendor, game)
      join studio_table_clock clock on clock.table_id = at.id
      left join lateral (
        select id, number, state, closes_at, moves_at from studio_table_round
         where table_id = at.id order by number desc limit 1) last on true`.execute(studioIn(reader));
  return rows;
};
