import type { Layout } from '../board.ts';
import { choose, range } from '../counting.ts';

/** Drums of numbered balls that are drawn without going back. */

/** The balls as they are written, all with two digits. */
export const ballNames = (last: number): readonly string[] =>
  range(1, last).map((ball) => String(ball).padStart(2, '0'));

export const drum = (last: number, ...parts: readonly (readonly [name: string, count: number])[]): Layout => ({
  drawn: 'distinct',
  parts: parts.map(([name, count]) => ({ name, count, low: 1, high: last, width: 2 })),
});

/** In how many draws of `drawn` out of `balls` exactly `hits` of `picked` given balls are among them. */
export const drawsWith = (hits: number, picked: number, drawn: number, balls: number): bigint =>
  choose(picked, hits) * choose(balls - picked, drawn - hits);

/**
 * In how many draws of `drawn` balls out of 1 to `balls` they add up to each sum: the coefficients of the Gaussian
 * binomial, which is the product of (1 − q^(balls − drawn + step)) / (1 − q^step). After each step all of them are whole.
 */
export const drawsBySum = (drawn: number, balls: number): ReadonlyMap<number, bigint> => {
  const above = balls - drawn;
  if (above < 0) return new Map();
  const draws: bigint[] = Array.from({ length: drawn * above + 1 }, (_, at) => (at === 0 ? 1n : 0n));
  for (const step of range(1, drawn)) {
    for (let at = draws.length - 1; at >= above + step; at -= 1)
      draws[at] = (draws[at] ?? 0n) - (draws[at - above - step] ?? 0n);
    for (let at = step; at < draws.length; at += 1) draws[at] = (draws[at] ?? 0n) + (draws[at - step] ?? 0n);
  }
  const least = (drawn * (drawn + 1)) / 2;
  return new Map(draws.map((count, at) => [least + at, count]));
};
