import type { Id } from '@fairground/contract/ids';
import type { EventKind, ThresholdKind } from '@fairground/contract/integrity/kinds';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IntegrityTables } from '../tables.ts';
import { integrityIn } from './integrity-in.ts';

export type EventId = Id<'significant-event'>;
export type EventRow = Selectable<IntegrityTables['integrity_event']>;
export type NewEvent = Omit<EventRow, 'id'>;

/** Writes each once; answers how many are new. */
export const insertEvents = async (tx: Tx, events: readonly NewEvent[]): Promise<number> => {
  if (events.length === 0) return 0;
  const { numInsertedOrUpdatedRows = 0n } = await integrityIn(tx)
    .insertInto('integrity_event')
    .values([...events])
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
};

export type EventFilter = {
  readonly kind?: EventKind | undefined;
  /** Days of the business, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
};

/** The newest first. */
export const listEventRows = (
  reader: Reader,
  { kind, from, to, timeZone }: EventFilter,
  { before, limit }: { readonly before?: EventId | undefined; readonly limit: number },
): Promise<readonly EventRow[]> => {
  let rows = integrityIn(reader).selectFrom('integrity_event').selectAll();
  if (kind !== undefined) rows = rows.where('kind', '=', kind);
  if (from !== undefined) rows = rows.where('at', '>=', sql<Date>`${from}::date::timestamp at time zone ${timeZone}`);
  if (to !== undefined) rows = rows.where('at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone ${timeZone}`);
  if (before !== undefined) rows = rows.where('id', '<', before);
  return rows.orderBy('id', 'desc').limit(limit).execute();
};

export const readThresholds = async (reader: Reader): Promise<ReadonlyMap<ThresholdKind, Money>> => {
  const rows = await integrityIn(reader).selectFrom('integrity_threshold').selectAll().orderBy('kind').execute();
  return new Map(rows.map(({ kind, amount }) => [kind, amount]));
};

/** Answers what it was before. */
export const writeThreshold = async (tx: Tx, kind: ThresholdKind, amount: Money): Promise<Money> => {
  const before = await integrityIn(tx)
    .selectFrom('integrity_threshold')
    .select('amount')
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await integrityIn(tx).updateTable('integrity_threshold').set({ amount }).where('kind', '=', kind).execute();
  return before.amount;
};

/** How far the audit trail was read; held until the commit, so that one reader goes on at a time. */
export const lockCursor = async (tx: Tx): Promise<bigint> =>
  (await integrityIn(tx).selectFrom('integrity_cursor').select('seq').forUpdate().executeTakeFirstOrThrow()).seq;

export const moveCursor = async (tx: Tx, seq: bigint): Promise<void> => {
  await integrityIn(tx).updateTable('integrity_cursor').set({ seq }).execute();
};

/** The clock of the database, which decides. */
export const databaseTime = async (reader: Reader): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error('The database told no time.');
  return row.now;
};
