import { digitsPart, partOf, sizeOf } from '../board.ts';
import type { Board, Layout } from '../board.ts';

/** The boards of the Vietnamese lottery: the special prize first, then the first to the last. */

const prizes = (...parts: readonly (readonly [name: string, count: number, digits: number])[]): Layout => ({
  drawn: 'independent',
  parts: parts.map(([name, count, digits]) => digitsPart(name, count, digits)),
});

/** The north: 27 numbers. */
export const NORTH = prizes(
  ['special', 1, 5],
  ['g1', 1, 5],
  ['g2', 2, 5],
  ['g3', 6, 5],
  ['g4', 4, 4],
  ['g5', 6, 4],
  ['g6', 3, 3],
  ['g7', 4, 2],
);

/** The centre and the south: 18 numbers. */
export const SOUTH = prizes(
  ['special', 1, 6],
  ['g1', 1, 5],
  ['g2', 1, 5],
  ['g3', 2, 5],
  ['g4', 7, 5],
  ['g5', 1, 4],
  ['g6', 3, 4],
  ['g7', 1, 3],
  ['g8', 1, 2],
);

/** Numbers of a board that a bet is compared with, always in the same places. */
export type Lots = { readonly size: number; readonly on: (board: Board) => readonly string[] };

/** All prizes that have enough digits. */
export const lotsWith = (layout: Layout, digits: number): Lots => {
  const parts = layout.parts.filter(({ width }) => width >= digits);
  return lotsOf(
    layout,
    parts.map(({ name }) => name),
  );
};

/** All numbers of the named prizes. */
export const lotsOf = (layout: Layout, names: readonly string[]): Lots => ({
  size: sizeOf({ ...layout, parts: layout.parts.filter(({ name }) => names.includes(name)) }),
  on: (board) => names.flatMap((name) => partOf(layout, board, name)),
});

export const tail =
  (digits: number) =>
  (number: string): string =>
    number.slice(-digits);
export const head =
  (digits: number) =>
  (number: string): string =>
    number.slice(0, digits);
