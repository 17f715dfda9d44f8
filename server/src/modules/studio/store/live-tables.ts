import type { SharedKind, TableResult } from '@fairground/contract/studio/game';
import type { TablePhase } from '@fairground/contract/studio/table';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { StudioTables } from '../tables.ts';
import { studioIn } from './studio-in.ts';

export type TableRow = Selectable<StudioTables['studio_table']>;
export type TableRoundRow = Selectable<StudioTables['studio_table_round']>;

/** The time of the database, which all nodes share. */
export const readTime = async (reader: Reader): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(studioIn(reader));
  const [row] = rows;
  if (!row) throw new Error('The database tells no time.');
  return row.now;
};

type OfTable = { readonly vendor: string; readonly game: string; readonly model: SharedKind };

/** Says that somebody looks at the table until the moment, and makes it if nobody ever did. */
export const watchUntil = async (db: Db, { vendor, game, model }: OfTable, until: Date): Promise<TableRow> =>
  studioIn(db)
    .insertInto('studio_table')
    .values({ vendor, game, model, watched_until: until, led_by: null, led_until: null })
    .onConflict((conflict) =>
      conflict
        .columns(['vendor', 'game'])
        .doUpdateSet({ watched_until: sql`greatest(studio_table.watched_until, excluded.watched_until)`, model }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** Takes the lease of a table for this node; returns nothing if another node holds it. */
export const takeLead = (
  db: Db,
  id: bigint,
  by: { readonly node: string; readonly now: Date; readonly until: Date },
): Promise<TableRow | undefined> =>
  studioIn(db)
    .updateTable('studio_table')
    .set({ led_by: by.node, led_until: by.until })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('led_by', '=', by.node), where('led_until', 'is', null), where('led_until', '<', by.now)]),
    )
    .returningAll()
    .executeTakeFirst();

export const releaseLead = async (db: Db, id: bigint, node: string): Promise<void> => {
  await studioIn(db)
    .updateTable('studio_table')
    .set({ led_until: null, led_by: null })
    .where('id', '=', id)
    .where('led_by', '=', node)
    .execute();
};

export const findLastRound = (reader: Reader, tableId: bigint): Promise<TableRoundRow | undefined> =>
  studioIn(reader)
    .selectFrom('studio_table_round')
    .selectAll()
    .where('table_id', '=', tableId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findTableRound = (reader: Reader, id: bigint): Promise<TableRoundRow | undefined> =>
  studioIn(reader).selectFrom('studio_table_round').selectAll().where('id', '=', id).executeTakeFirst();

export const findTable = (reader: Reader, id: bigint): Promise<TableRow | undefined> =>
  studioIn(reader).selectFrom('studio_table').selectAll().where('id', '=', id).executeTakeFirst();

/** The table of a game, if anybody ever looked at it. */
export const findTableOf = (reader: Reader, vendor: string, game: string): Promise<TableRow | undefined> =>
  studioIn(reader)
    .selectFrom('studio_table')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('game', '=', game)
    .executeTakeFirst();

/** Has the next move of a round due now, if it still is where the caller saw it; when its bets close at the latest nobody may change. */
export const hurryRound = async (
  db: Db,
  { id, state }: Pick<TableRoundRow, 'id' | 'state'>,
  now: Date,
): Promise<void> => {
  await studioIn(db)
    .updateTable('studio_table_round')
    .set({ moves_at: now })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('moves_at', '>', now)
    .execute();
};

type RoundRow = Insertable<StudioTables['studio_table_round']>;

/** A round as it opens: nothing is drawn yet, and it moves on when its bets close. */
export type OpenedRound = Omit<RoundRow, 'state' | 'public_value' | 'result' | 'moves_at'>;

/** The number of a round is taken once: of two nodes that open it one does. */
export const insertTableRound = (db: Db, round: OpenedRound): Promise<TableRoundRow | undefined> =>
  studioIn(db)
    .insertInto('studio_table_round')
    .values({ ...round, state: 'OPEN', public_value: null, result: null, moves_at: round.closes_at })
    .onConflict((conflict) => conflict.columns(['table_id', 'number']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Moves a round on, if it still is where the caller saw it. */
export const moveTableRound = (
  db: Db | Tx,
  { id, state }: Pick<TableRoundRow, 'id' | 'state'>,
  to: {
    readonly state: TablePhase;
    readonly movesAt: Date;
    readonly publicValue?: string;
    readonly result?: TableResult;
    readonly flight?: { readonly fliesAt: Date; readonly point: number };
    readonly isLate?: boolean;
  },
): Promise<TableRoundRow | undefined> =>
  studioIn(db)
    .updateTable('studio_table_round')
    .set({
      state: to.state,
      moves_at: to.movesAt,
      ...(to.publicValue === undefined ? {} : { public_value: to.publicValue }),
      ...(to.result === undefined ? {} : { result: JSON.stringify(to.result) }),
      ...(to.flight === undefined ? {} : { flies_at: to.flight.fliesAt, point: to.flight.point }),
      ...(to.isLate === undefined ? {} : { is_late: to.isLate }),
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst();

/** Holds the round as it is until the commit: it is not closed under a bet that is being written down. */
export const holdOpenRound = (tx: Tx, tableId: bigint, number: number, now: Date): Promise<TableRoundRow | undefined> =>
  studioIn(tx)
    .selectFrom('studio_table_round')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('number', '=', number)
    .where('state', '=', 'OPEN')
    .where('closes_at', '>', now)
    .forShare()
    .executeTakeFirst();

/** Tables with a round nobody brought on although its time came before the moment. */
export const listLateTables = async (reader: Reader, before: Date, limit: number): Promise<bigint[]> =>
  (
    await studioIn(reader)
      .selectFrom('studio_table_round')
      .select('table_id')
      .distinct()
      .where('state', 'in', ['OPEN', 'CLOSED', 'DECIDING', 'DEALT'])
      .where('moves_at', '<', before)
      .limit(limit)
      .execute()
  ).map(({ table_id }) => table_id);
