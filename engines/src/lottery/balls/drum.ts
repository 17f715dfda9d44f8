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

/** In how many draws of `drawn` balls out of 1 to `balls` they add up to each sum. */
export const drawsBySum = (drawn: number, balls: number): ReadonlyMap<number, bigint> => {
  // For so many balls taken: draws by their sum, ball by ball.
  const tables = range(0, drawn).map(() => new Map<number, bigint>());
  tables[0]?.set(0, 1n);
  for (const ball of range(1, balls)) {
    for (let taken = Math.min(drawn, ball); taken > 0; taken -= 1) {
      const table = tables[taken];
      for (const [sum, draws] of tables[taken - 1] ?? []) table?.set(sum + ball, (table.get(sum + ball) ?? 0n) + draws);
    }
  }
  return tables[drawn] ?? new Map();
};
