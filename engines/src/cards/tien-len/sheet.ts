import { SUITS } from '../../tables/card.ts';
import type { Card } from '../../tables/card.ts';
import { bombOf } from './combination.ts';
import type { Combination } from './combination.ts';
import { ACE, byOrder, isRed, TWO } from './strength.ts';

/** What is paid, in units of the table. A sheet is data: the hand keeps the one it was played by. */
export type TienLenRules = {
  /** By places until one is left, or by the cards left when the first is out. */
  readonly mode: 'places' | 'count';
  readonly instantWin: number;
  /** A seat that has played no card when the first is out. */
  readonly frozen: number;
  /** What a held or a cut piece is worth. */
  readonly pieces: {
    readonly blackTwo: number;
    readonly redTwo: number;
    readonly threeRun: number;
    readonly four: number;
    readonly fourRun: number;
  };
};

export const BY_PLACES: TienLenRules = {
  mode: 'places',
  instantWin: 3,
  frozen: 3,
  pieces: { blackTwo: 1, redTwo: 2, threeRun: 2, four: 3, fourRun: 4 },
};

export const BY_COUNT: TienLenRules = {
  mode: 'count',
  instantWin: 26,
  frozen: 26,
  pieces: { blackTwo: 5, redTwo: 10, threeRun: 10, four: 15, fourRun: 20 },
};

/** Who pays whom by the places of so many seats that are ranked: places from 0, units from the lower to the higher. */
export const PLACE_PAYMENTS: Readonly<
  Record<number, readonly { readonly from: number; readonly to: number; readonly units: number }[]>
> = {
  4: [
    { from: 3, to: 0, units: 2 },
    { from: 2, to: 1, units: 1 },
  ],
  3: [{ from: 2, to: 0, units: 2 }],
  2: [{ from: 1, to: 0, units: 1 }],
};

/** What a played piece is worth when it is cut: twos by their colour, a bomb by its kind. */
export const valueWhenCut = (piece: Combination, { pieces }: TienLenRules): number => {
  const bomb = bombOf(piece);
  if (bomb === 'three-run') return pieces.threeRun;
  if (bomb === 'four') return pieces.four;
  if (bomb === 'four-run') return pieces.fourRun;
  return Math.floor(piece.top / SUITS) === TWO ? twosValue(piece.cards, pieces) : 0;
};

const twosValue = (cards: readonly Card[], { blackTwo, redTwo }: TienLenRules['pieces']): number =>
  cards.reduce((sum, card) => sum + (isRed(card) ? redTwo : blackTwo), 0);

/** What the pieces still held are worth: twos, and the rest split into bombs for the greatest total. */
export const valueWhenHeld = (hand: readonly Card[], { pieces }: TienLenRules): number => {
  const groups = byOrder(hand);
  const counts = groups.slice(0, TWO).map(({ length }) => length);
  return twosValue(groups[TWO] ?? [], pieces) + bestBombs(counts, pieces, 0);
};

const bestBombs = (counts: readonly number[], pieces: TienLenRules['pieces'], rank: number): number => {
  if (rank > ACE) return 0;
  const options = [bestBombs(counts, pieces, rank + 1)];
  if (counts[rank] === 4) options.push(pieces.four + bestBombs(counts.with(rank, 0), pieces, rank + 1));
  const pairsFrom = (length: number): boolean =>
    rank + length - 1 <= ACE && counts.slice(rank, rank + length).every((count) => count >= 2);
  const without = (length: number): readonly number[] =>
    counts.map((count, at) => (at >= rank && at < rank + length ? count - 2 : count));
  if (pairsFrom(3)) options.push(pieces.threeRun + bestBombs(without(3), pieces, rank));
  if (pairsFrom(4)) options.push(pieces.fourRun + bestBombs(without(4), pieces, rank));
  return Math.max(...options);
};
