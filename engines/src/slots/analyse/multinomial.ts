import { choose } from './hold.ts';

/** One way to fill cells: how many of each symbol, and the weight of all arrangements together. */
export type Filling = { readonly counts: readonly number[]; readonly weight: bigint };

/** All ways to fill so many cells by these weights; their weights sum to (sum of the weights)^cells. */
export const fillings = (weights: readonly number[], cells: number): readonly Filling[] => {
  const fill = (from: number, left: number): readonly Filling[] => {
    const weight = BigInt(weights[from] ?? 0);
    if (from === weights.length - 1) return [{ counts: [left], weight: weight ** BigInt(left) }];
    return Array.from({ length: weight === 0n ? 1 : left + 1 }, (_, count) => {
      const here = choose(left, count) * weight ** BigInt(count);
      return fill(from + 1, left - count).map(({ counts, weight: rest }) => ({
        counts: [count, ...counts],
        weight: here * rest,
      }));
    }).flat();
  };
  return fill(0, cells).filter(({ weight }) => weight > 0n);
};
