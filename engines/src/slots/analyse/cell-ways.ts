import type { Heights, RunPays, SlotDefinition, Source } from '../definition.ts';
import { add, fraction, multiply, ONE, sum, times, ZERO } from '../../maths/fraction.ts';
import type { Fraction } from '../../maths/fraction.ts';
import { rowsOf } from '../play/sources.ts';
import { wayWeights } from '../play/ways.ts';
import { cellWaysHit } from './cell-ways-hit.ts';
import { fillings } from './multinomial.ts';

type Cells = Extract<Source, { readonly type: 'cells' }>;

/** Exact figures of one spin of ways on independent cells, whatever the heights. */
export type CellWays = {
  readonly mean: Fraction;
  readonly square: Fraction;
  readonly hit: Fraction;
  readonly max: number;
};

/**
 * Reels are independent, so a mean over a board is a product over its reels: for one symbol of E[n] and P(n = 0), for
 * two symbols at once of the same things jointly. The hit chance counts the symbols that are on the first reels.
 */
export const cellWays = (definition: SlotDefinition, { pay }: { readonly pay: RunPays }, source: Cells): CellWays => {
  const { reels, rows } = definition.grid;
  const heights: Heights = typeof rows === 'number' ? [[rows, 1]] : rows;
  const targets = definition.symbols.flatMap(({ id, role }, index) => {
    const pays = pay[id];
    return role === 'plain' && pays !== undefined ? [{ index, pays }] : [];
  });
  const tableAt = (reel: number): readonly number[] =>
    definition.symbols.map(({ id }) => (source.weights[reel] ?? source.weights[0] ?? {})[id] ?? 0);
  const paid = (pays: readonly number[], run: number): number => pays[run - 1] ?? 0;

  const joint = (a: number, b: number) =>
    Array.from({ length: reels }, (_, reel) => jointOf(definition, tableAt(reel), heights, a, b));

  const mean = sum(
    targets.map(({ index, pays }) => {
      const at = joint(index, index);
      return sum(
        Array.from({ length: reels }, (_, last) => {
          const ends = last + 1 === reels ? ONE : (at[last + 1]?.none ?? ZERO);
          const product = at.slice(0, last + 1).reduce((value, { countA }) => multiply(value, countA), ends);
          return times(product, paid(pays, last + 1));
        }),
      );
    }),
  );

  /** E[Xa·Xb]: both run for a while, then one, then none. */
  const pairMean = (a: (typeof targets)[number], b: (typeof targets)[number]): Fraction => {
    const at = joint(a.index, b.index);
    let total = ZERO;
    let both = ONE;
    for (let shorter = 0; shorter <= reels; shorter += 1) {
      const here = at[shorter];
      const equal = here === undefined ? both : multiply(both, here.none);
      total = add(total, times(equal, paid(a.pays, shorter) * paid(b.pays, shorter)));
      if (here === undefined) break;
      total = add(total, alone(at, shorter, multiply(both, here.onlyA), 'A', paid(b.pays, shorter), a.pays));
      total = add(total, alone(at, shorter, multiply(both, here.onlyB), 'B', paid(a.pays, shorter), b.pays));
      both = multiply(both, here.product);
    }
    return total;
  };
  const alone = (
    at: readonly Joint[],
    shorter: number,
    start: Fraction,
    who: 'A' | 'B',
    ended: number,
    pays: readonly number[],
  ): Fraction => {
    if (ended === 0) return ZERO;
    let [total, running] = [ZERO, start];
    for (let run = shorter + 1; run <= reels; run += 1) {
      const next = at[run];
      const ends = next === undefined ? ONE : next[`no${who}`];
      total = add(total, times(multiply(running, ends), ended * paid(pays, run)));
      if (next !== undefined) running = multiply(running, next[`count${who}`]);
    }
    return total;
  };

  const pairs = targets.flatMap((a, index) => targets.slice(index).map((b) => [a, b] as const));
  const square = sum(pairs.map(([a, b]) => times(pairMean(a, b), a === b ? 1 : 2)));
  return {
    mean,
    square,
    hit: cellWaysHit(definition, targets, tableAt, heights),
    max: maxOf(definition, targets, tableAt),
  };
};

type Joint = {
  readonly countA: Fraction;
  readonly countB: Fraction;
  readonly product: Fraction;
  readonly onlyA: Fraction;
  readonly onlyB: Fraction;
  readonly noA: Fraction;
  readonly noB: Fraction;
  readonly none: Fraction;
};

/** Means of one reel's counts of two symbols, wilds counting for both, over its heights. */
const jointOf = (
  definition: SlotDefinition,
  table: readonly number[],
  heights: Heights,
  a: number,
  b: number,
): Joint => {
  const [weightsA, weightsB] = [wayWeights(definition, a), wayWeights(definition, b)];
  // Symbols that count alike are one class, so few fillings are left.
  const classes = new Map<string, { a: number; b: number; weight: number }>();
  for (const [symbol, weight] of table.entries()) {
    const [countA, countB] = [weightsA[symbol] ?? 0, weightsB[symbol] ?? 0];
    const key = `${countA}/${countB}`;
    classes.set(key, { a: countA, b: countB, weight: (classes.get(key)?.weight ?? 0) + weight });
  }
  const all = [...classes.values()];
  const unit = table.reduce((total, weight) => total + weight, 0);
  const shares = heights.reduce((total, [, weight]) => total + weight, 0);
  const means = {
    countA: ZERO,
    countB: ZERO,
    product: ZERO,
    onlyA: ZERO,
    onlyB: ZERO,
    noA: ZERO,
    noB: ZERO,
    none: ZERO,
  };
  for (const [height, share] of heights) {
    const sums = Object.fromEntries(Object.keys(means).map((name) => [name, 0n])) as Record<keyof Joint, bigint>;
    const filled = fillings(
      all.map(({ weight }) => weight),
      height,
    );
    for (const { counts, weight } of filled) {
      const nA = BigInt(counts.reduce((total, count, index) => total + count * (all[index]?.a ?? 0), 0));
      const nB = BigInt(counts.reduce((total, count, index) => total + count * (all[index]?.b ?? 0), 0));
      sums.countA += weight * nA;
      sums.countB += weight * nB;
      sums.product += weight * nA * nB;
      if (nB === 0n) sums.onlyA += weight * nA;
      if (nA === 0n) sums.onlyB += weight * nB;
      if (nA === 0n) sums.noA += weight;
      if (nB === 0n) sums.noB += weight;
      if (nA === 0n && nB === 0n) sums.none += weight;
    }
    const whole = BigInt(unit) ** BigInt(height) * BigInt(shares);
    for (const name of Object.keys(means) as (keyof Joint)[])
      means[name] = add(means[name], fraction(sums[name] * BigInt(share), whole));
  }
  return means;
};

type Target = { readonly index: number; readonly pays: readonly number[] };

/** The best cell for a symbol on every row of every reel. */
const maxOf = (
  definition: SlotDefinition,
  targets: readonly Target[],
  tableAt: (reel: number) => readonly number[],
): number => {
  const { reels } = definition.grid;
  const most = ({ index, pays }: Target): number => {
    const weights = wayWeights(definition, index);
    let [best, ways] = [0, 1];
    for (let reel = 0; reel < reels; reel += 1) {
      const table = tableAt(reel);
      ways *=
        rowsOf(definition) * Math.max(...weights.map((weight, symbol) => ((table[symbol] ?? 0) > 0 ? weight : 0)));
      best = Math.max(best, ways * (pays[reel] ?? 0));
    }
    return best;
  };
  return Math.max(...targets.map(most));
};
