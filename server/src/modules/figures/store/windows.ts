import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import { flightIn, recordSet, walkRows } from '../../../platform/database/index.ts';
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

/** What members came to from a moment on and before another, by their ids: one reading, handed over in pages of whole members. */
export const walkWindows = async (
  tx: Tx,
  { from, to }: { readonly from: Date; readonly to: Date },
  onPage: (rows: readonly WindowPage[]) => Promise<void>,
): Promise<void> => {
  const totals = sql.join(WINDOW_COLUMNS.map((column) => sql`sum(${sql.ref(column)})::bigint as ${sql.ref(column)}`));
  let rest: readonly WindowPage[] = [];
  await walkRows<WindowPage>(
    tx,
    sql`select member_id as member, product, ${totals} from figures_member_window
         where window_start >= ${from} and window_start < ${to}
         group by member_id, product order by member_id, product`,
    async (rows) => {
      const all = [...rest, ...rows];
      const last = all.at(-1)?.member;
      // Products of the last member may follow with the next rows.
      rest = all.filter(({ member }) => member === last);
      await onPage(all.slice(0, all.length - rest.length));
    },
  );
  if (rest.length > 0) await onPage(rest);
};

export const dropWindows = async (reader: Reader, before: Date): Promise<void> => {
  await sql`delete from figures_member_window where window_start < ${before}`.execute(reader);
};
