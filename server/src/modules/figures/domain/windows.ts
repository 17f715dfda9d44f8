import type { MemberId } from '@fairground/contract/ids';
import type { Column, FigureProduct } from './columns.ts';

/** What salaries within a day ask for. */
export const WINDOW_COLUMNS = [
  'valid_bet_cash',
  'stake_cash',
  'payout_cash',
  'rebate',
  'promo',
  'salary',
  'deposit',
  'deposit_fee',
  'withdrawal_fee',
] as const satisfies readonly Column[];
export type WindowColumn = (typeof WINDOW_COLUMNS)[number];
export type WindowSums = Readonly<Record<WindowColumn, bigint>>;
export type WindowRow = WindowSums & {
  readonly start: Date;
  readonly member: MemberId;
  readonly product: FigureProduct;
};

export const WINDOW_MS = 300_000;

/** Adds up what falls into the same five minutes, in the order in which everybody writes it. */
export const collectWindows = () => {
  const rows = new Map<string, Record<WindowColumn, bigint> & Omit<WindowRow, WindowColumn>>();
  return {
    add: (
      { at, member, product }: { readonly at: Date; readonly member: MemberId; readonly product: FigureProduct },
      sums: Readonly<Partial<Record<Column, bigint>>>,
    ): void => {
      const start = Math.floor(at.getTime() / WINDOW_MS) * WINDOW_MS;
      const key = `${start} ${member} ${product}`;
      const row = rows.get(key) ?? { ...NOTHING, start: new Date(start), member, product };
      for (const column of WINDOW_COLUMNS) row[column] += sums[column] ?? 0n;
      rows.set(key, row);
    },
    list: (): readonly WindowRow[] =>
      [...rows.values()].filter((row) => WINDOW_COLUMNS.some((column) => row[column] !== 0n)).toSorted(inOrder),
  };
};

const NOTHING = Object.fromEntries(WINDOW_COLUMNS.map((column) => [column, 0n])) as Record<WindowColumn, bigint>;

const inOrder = (one: WindowRow, other: WindowRow): number =>
  one.start.getTime() - other.start.getTime() ||
  (one.member === other.member ? Number(one.product > other.product) * 2 - 1 : one.member < other.member ? -1 : 1);
