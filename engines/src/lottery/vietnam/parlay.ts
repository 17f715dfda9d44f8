import { ALL } from '../wins.ts';
import { choose, range, subsets, ways } from '../counting.ts';
import type { Layout } from '../board.ts';
import { combination } from '../picking/sets.ts';
import { definePlay } from '../play.ts';
import type { Chance, Play } from '../play.ts';
import { lotsWith, tail } from './layout.ts';
import { PAIRS } from './lots.ts';

/** Lô xiên: all of a few numbers occur. Lô trượt: none of a few numbers occurs. Paid once, however often they do. */

/** The most numbers that can be picked for sets of some of them. */
const PICKED_MAX = 20;

/**
 * In how many of `symbols^lots` boards all of `taken` given numbers occur: all boards, less those where one is missing,
 * plus those where two are, and so on.
 */
export const boardsWithAll = (taken: number, symbols: number, lots: number): Chance => ({
  won: range(0, taken).reduce((sum, missing) => {
    const boards = choose(taken, missing) * BigInt(symbols - missing) ** BigInt(lots);
    return missing % 2 === 0 ? sum + boards : sum - boards;
  }, 0n),
  voided: 0n,
  of: BigInt(symbols) ** BigInt(lots),
});

/** In how many boards none of the given numbers occurs. */
export const boardsWithNone = (taken: number, symbols: number, lots: number): Chance => ({
  won: BigInt(symbols - taken) ** BigInt(lots),
  voided: 0n,
  of: BigInt(symbols) ** BigInt(lots),
});

const shape = (taken: number) => combination(taken, { symbols: PAIRS, glue: ' ', name: 'numbers', max: PICKED_MAX });

const occurring = (layout: Layout) => {
  const lots = lotsWith(layout, 2);
  return {
    size: lots.size,
    looks: (board: readonly string[]): readonly ReadonlySet<string>[] => [new Set(lots.on(board).map(tail(2)))],
  };
};

export const parlay = (taken: number, layout: Layout): Play => {
  const { size, looks } = occurring(layout);
  return definePlay({
    code: `xien.${taken}`,
    shape: shape(taken),
    looks,
    wins: (present) => subsets([...present].toSorted(), taken).map((set) => [set.join(' '), ALL] as const),
    count: ([picked = []], present) => once(picked.filter((number) => present.has(number)).length, taken),
    chances: () => new Map([[ALL, boardsWithAll(taken, PAIRS.length, size)]]),
  });
};

export const missing = (taken: number, layout: Layout): Play => {
  const { size, looks } = occurring(layout);
  return definePlay({
    code: `truot.${taken}`,
    shape: shape(taken),
    looks,
    count: ([picked = []], present) => once(picked.filter((number) => !present.has(number)).length, taken),
    chances: () => new Map([[ALL, boardsWithNone(taken, PAIRS.length, size)]]),
  });
};

const once = (right: number, taken: number) => {
  const sets = ways(right, taken);
  return { won: new Map(sets > 0 ? [[ALL, sets]] : []), voided: 0 };
};
