import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import { flightIn, recordSet } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { FigureProduct } from '../domain/columns.ts';
import { WINDOW_COLUMNS } from '../domain/windows.ts';
import type { WindowColumn, WindowRow, WindowSums } from '../domain/windows.ts';

type Written = Record<WindowColumn, bigint> & { window_start: Date; member_id: bigint; product: string };

const ROWS = recordSet<Written>({
  window_start: 'timestamptz',
  member_id: 'bigint',
  product: 'figures_product',
  ...(Object.fromEntries(WINDOW_COLUMNS.map((column) => [column, 'bigint'])) as Record<WindowColumn, 'bigint'>),
});
const NAMES = WINDOW_COLUMNS.join(', ');
const ADD = `insert into figures_member_window (window_start, member_id, product, ${NAMES})
  select given.window_start, given.member_id, given.product, ${WINDOW_COLUMNS.map((column) => `given.${column}`).join(', ')}
    from ${ROWS.source} order by 1, 2, 3
  on conflict (window_start, member_id, product) do update
    set ${WINDOW_COLUMNS.map((column) => `${column} = figures_member_window.${column} + excluded.${column}`).join(', ')}`;

/** Adds to the windows of members; one statement however many rows there are. */
export const addToWindows = async (tx: Tx, rows: readonly WindowRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const values = ROWS.valuesOf(
    rows.map(({ start, member, ...sums }) => ({ ...sums, window_start: start, member_id: member })),
  );
  await flightIn(tx, (flight) => flight.ask({ name: 'figures.add-windows', text: ADD, values }));
};

export type WindowPage = WindowSums & { readonly member: MemberId; readonly product: FigureProduct };

/** What members came to from a moment on and before another, by their ids, so many rows at a time. */
export const walkWindows = async (
  reader: Reader,
  { from, to }: { readonly from: Date; readonly to: Date },
  after: MemberId,
  members: number,
): Promise<readonly WindowPage[]> => {
  const totals = sql.join(WINDOW_COLUMNS.map((column) => sql`sum(${sql.ref(column)})::bigint as ${sql.ref(column)}`));
  const { rows } = await sql<WindowPage>`
    with page as (
      select distinct member_id from figures_member_window
       where window_start >= ${from} and window_start < ${to} and member_id > ${after}
       order by member_id limit ${members})
    select w.member_id as member, w.product, ${totals}
      from figures_member_window w join page on page.member_id = w.member_id
     where w.window_start >= ${from} and w.window_start < ${to}
     group by w.member_id, w.product order by w.member_id, w.product`.execute(reader);
  return rows;
};

export const dropWindows = async (reader: Reader, before: Date): Promise<void> => {
  await sql`delete from figures_member_window where window_start < ${before}`.execute(reader);
};
