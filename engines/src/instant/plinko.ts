import type { Outcome } from '../fair/outcome.ts';
import { fraction } from '../maths/fraction.ts';
import type { Case, Return } from '../maths/payout.ts';
import { below } from '../random/words.ts';

/** Pays are hundredths of the stake, from the middle pocket to the outermost; both sides are alike. */
export type PlinkoRules = { readonly rows: number; readonly pays: readonly number[] };

export type PlinkoRisk = 'low' | 'medium' | 'high';

/** Every board returns exactly 99 %: the outermost pocket takes up what rounding of the others left. */
export const PLINKO: Readonly<Record<8 | 12 | 16, Readonly<Record<PlinkoRisk, PlinkoRules>>>> = {
  8: {
    low: { rows: 8, pays: [81, 85, 105, 197, 561] },
    medium: { rows: 8, pays: [40, 60, 130, 371, 1_304] },
    high: { rows: 8, pays: [30, 40, 105, 442, 2_906] },
  },
  12: {
    low: { rows: 12, pays: [50, 70, 110, 186, 320, 560, 1_002] },
    medium: { rows: 12, pays: [50, 60, 95, 186, 421, 1_091, 3_309] },
    high: { rows: 12, pays: [33, 35, 70, 170, 580, 2_704, 17_008] },
  },
  16: {
    low: { rows: 16, pays: [80, 85, 95, 116, 160, 241, 410, 776, 1_608] },
    medium: { rows: 16, pays: [40, 50, 80, 145, 292, 631, 1_520, 3_902, 11_000] },
    high: { rows: 16, pays: [34, 35, 55, 106, 270, 842, 3_300, 16_404, 100_010] },
  },
};

/** The way of the ball, row by row: 0 to the left, 1 to the right. */
export const dropBall: Outcome<PlinkoRules, readonly number[]> = (words, { rows }) =>
  Array.from({ length: rows }, () => below(words, 2));

/** The pocket is the number of turns to the right. */
export const pocketOf = (way: readonly number[]): number => way.reduce((sum, turn) => sum + turn, 0);

export const plinkoReturn = ({ rows, pays }: PlinkoRules, way: readonly number[]): Return =>
  fraction(pays[Math.abs(pocketOf(way) - rows / 2)] ?? 0, 100);

/** All pockets, each with the number of ways that lead there. */
export const plinkoCases = ({ rows }: PlinkoRules): readonly Case<readonly number[]>[] => {
  let ways = 1n;
  return Array.from({ length: rows + 1 }, (_, pocket) => {
    if (pocket > 0) ways = (ways * BigInt(rows - pocket + 1)) / BigInt(pocket);
    return { result: Array.from({ length: rows }, (_step, row) => (row < pocket ? 1 : 0)), ways };
  });
};
