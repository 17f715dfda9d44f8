import { rankOf, RANKS, suitOf, SUITS } from '../../tables/card.ts';
import type { Card } from '../../tables/card.ts';

/** Hands that win when they are declared, the strongest first. */
export const INSTANT_WINS = [
  'dragon-of-one-suit',
  'dragon',
  'one-colour',
  'five-pairs-and-a-triple',
  'six-pairs',
  'three-flushes',
  'three-straights',
] as const;

export type InstantWin = (typeof INSTANT_WINS)[number];

/** The strongest that can be declared with thirteen cards. */
export const instantWinOf = (hand: readonly Card[]): InstantWin | undefined => {
  const ranks = countsOf(
    hand.map((card) => rankOf(card) - 1),
    RANKS,
  );
  const suits = countsOf(hand.map(suitOf), SUITS);
  const isDragon = ranks.every((count) => count === 1);
  const pairs = ranks.reduce((sum, count) => sum + Math.floor(count / 2), 0);
  const held: Readonly<Record<InstantWin, boolean>> = {
    'dragon-of-one-suit': isDragon && suits.includes(hand.length),
    dragon: isDragon,
    'one-colour': new Set(hand.map((card) => suitOf(card) % 2)).size === 1,
    'five-pairs-and-a-triple': pairs === PAIRS && ranks.includes(TRIPLE) && ranks.every((count) => count !== 1),
    'six-pairs': pairs === PAIRS,
    'three-flushes': suits.every((count) => FLUSH_SUMS.has(count)),
    'three-straights': areThreeStraights(ranks),
  };
  return INSTANT_WINS.find((win) => held[win]);
};

const PAIRS = 6;
const TRIPLE = 3;
/** How many cards of a suit fill whole rows of three, five and five. */
const FLUSH_SUMS: ReadonlySet<number> = new Set([0, 3, 5, 8, 10, 13]);

const countsOf = (values: readonly number[], size: number): readonly number[] => {
  const counts = Array.from({ length: size }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

/** Runs of ranks from 0 for an ace; the highest one ends with the ace again. */
const runs = (length: number): readonly (readonly number[])[] =>
  Array.from({ length: RANKS - length + 2 }, (_, start) => Array.from({ length }, (_, step) => (start + step) % RANKS));

const [SHORT_RUNS, LONG_RUNS] = [runs(3), runs(5)];

const areThreeStraights = (ranks: readonly number[]): boolean =>
  SHORT_RUNS.some((front) => {
    const left = without(ranks, front);
    return (
      left !== undefined &&
      LONG_RUNS.some((middle) => {
        const last = without(left, middle);
        return last !== undefined && LONG_RUNS.some((back) => without(last, back) !== undefined);
      })
    );
  });

const without = (ranks: readonly number[], run: readonly number[]): readonly number[] | undefined =>
  run.every((rank) => (ranks[rank] ?? 0) > 0)
    ? ranks.map((count, rank) => count - (run.includes(rank) ? 1 : 0))
    : undefined;
