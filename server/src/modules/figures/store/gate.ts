import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { FiguresTables } from '../tables.ts';

const figuresIn = (reader: Reader) => reader.withTables<FiguresTables>();

export type Gate = {
  readonly closedUntil: Date;
  readonly closing: Date | null;
  readonly countedFrom: string;
};

const COLUMNS = ['closed_until as closedUntil', 'closing', 'counted_from as countedFrom'] as const;

/** Taken by everything that writes figures: one at a time. */
export const lockGate = (tx: Tx): Promise<Gate> =>
  figuresIn(tx).selectFrom('figures_gate').select(COLUMNS).forUpdate().executeTakeFirstOrThrow();

export const readGate = (reader: Reader): Promise<Gate> =>
  figuresIn(reader).selectFrom('figures_gate').select(COLUMNS).executeTakeFirstOrThrow();

/** The moment by the database's clock, which postings carry, and whether everything that ran at the fence has ended. */
export const readMoment = async (tx: Tx): Promise<{ readonly now: Date; readonly isFencePassed: boolean }> => {
  const { rows } = await sql<{ now: Date; isFencePassed: boolean }>`
    select clock_timestamp() as now, coalesce(pg_snapshot_xmin(pg_current_snapshot()) >= fence, false) as "isFencePassed"
      from figures_gate`.execute(tx);
  const [moment] = rows;
  if (!moment) throw new Error('The figures have no gate.');
  return moment;
};

export const updateClosedUntil = async (tx: Tx, moment: Date): Promise<void> => {
  await figuresIn(tx).updateTable('figures_gate').set({ closed_until: moment }).execute();
};

/** The next moment to close. What runs now may still post before it; a transaction with a later number cannot. */
export const updateClosing = async (tx: Tx, moment: Date): Promise<void> => {
  await sql`update figures_gate set closing = ${moment}, fence = pg_snapshot_xmax(pg_current_snapshot())`.execute(tx);
};

export const openMonths = async (reader: Reader, ahead: number): Promise<void> => {
  await sql`select figures_open_month((current_date + make_interval(months => step))::date) from generate_series(0, ${ahead}::integer) step`.execute(
    reader,
  );
};
