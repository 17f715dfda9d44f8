import type { MemberId } from '@fairground/contract/ids';
import { COLUMNS } from './columns.ts';
import type { Column, FigureProduct } from './columns.ts';

/** What is to be added to a member's figures of a day and a product. */
export type Delta = Readonly<Record<Column, bigint>> & {
  readonly member: MemberId;
  readonly day: string;
  readonly product: FigureProduct;
};

export type Deltas = {
  readonly add: (
    place: { readonly member: MemberId; readonly day: string; readonly product: FigureProduct },
    sums: Readonly<Partial<Record<Column, bigint>>>,
  ) => void;
  /** In the order in which everybody writes them. */
  readonly list: () => readonly Delta[];
};

/** Adds up in memory what comes together, so that a row is written once however many bets it counts. */
export const collectDeltas = (): Deltas => {
  const rows = new Map<string, Record<Column, bigint> & Pick<Delta, 'member' | 'day' | 'product'>>();
  return {
    add: ({ member, day, product }, sums) => {
      const key = `${day} ${member} ${product}`;
      let row = rows.get(key);
      if (row === undefined) {
        row = { ...ZEROS, member, day, product };
        rows.set(key, row);
      }
      for (const column of COLUMNS) {
        const amount = sums[column];
        if (amount !== undefined) row[column] += amount;
      }
    },
    list: () => [...rows.values()].filter((row) => COLUMNS.some((column) => row[column] !== 0n)).toSorted(inOrder),
  };
};

const ZEROS = Object.fromEntries(COLUMNS.map((column) => [column, 0n])) as Record<Column, bigint>;

const inOrder = (one: Delta, other: Delta): number => {
  if (one.member !== other.member) return one.member < other.member ? -1 : 1;
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return one.product < other.product ? -1 : Number(one.product > other.product);
};
