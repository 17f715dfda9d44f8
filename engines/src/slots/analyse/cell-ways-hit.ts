import type { Heights, SlotDefinition } from '../definition.ts';
import { fraction } from '../../maths/fraction.ts';
import type { Fraction } from '../../maths/fraction.ts';

type Target = { readonly index: number; readonly pays: readonly number[] };

/**
 * The chance that some symbol runs over the first reels: alternating sums over the sets of symbols that are present on
 * every one of them. All chances of a reel share a denominator, so they are whole numbers here.
 */
export const cellWaysHit = (
  definition: SlotDefinition,
  targets: readonly Target[],
  tableAt: (reel: number) => readonly number[],
  heights: Heights,
): Fraction => {
  const lengths = targets.map(({ pays }) => pays.findIndex((paid) => paid > 0) + 1);
  const least = Math.min(...lengths);
  if (lengths.some((length) => length !== least))
    throw new RangeError(`${definition.id}: the hit rate needs runs that all pay from the same length.`);
  const sets = 2 ** targets.length;
  const reels = Array.from({ length: least }, (_, reel) => {
    const table = tableAt(reel);
    const unit = table.reduce((total, weight) => total + weight, 0);
    const wilds = table.reduce(
      (total, weight, symbol) => (definition.symbols[symbol]?.role === 'wild' ? total + weight : total),
      0,
    );
    const present = presentBySet(
      Array.from({ length: sets }, (_set, set) => {
        const taken = targets.reduce(
          (total, { index }, bit) => (has(set, bit) ? total + (table[index] ?? 0) : total),
          0,
        );
        return set === 0 ? weightOf(heights, unit, unit) : weightOf(heights, unit - wilds - taken, unit);
      }),
    );
    return { present, whole: weightOf(heights, unit, unit) };
  });
  let hits = 0n;
  for (let set = 1; set < sets; set += 1) {
    const all = reels.reduce((product, { present }) => product * (present[set] ?? 0n), 1n);
    hits += sizeOf(set) % 2 === 1 ? all : -all;
  }
  return fraction(
    hits,
    reels.reduce((product, { whole }) => product * whole, 1n),
  );
};

const has = (set: number, bit: number): boolean => (set >> bit) % 2 === 1;
const sizeOf = (set: number): number => set.toString(2).replaceAll('0', '').length;

/** The weight of reels whose cells all come from `allowed` of `unit`, over all heights. */
const weightOf = (heights: Heights, allowed: number, unit: number): bigint => {
  const most = Math.max(...heights.map(([height]) => height));
  return heights.reduce(
    (total, [height, share]) =>
      total + BigInt(share) * BigInt(allowed) ** BigInt(height) * BigInt(unit) ** BigInt(most - height),
    0n,
  );
};

/** From "all of a set are absent" to "all of a set are present"; a wild alone makes every set present. */
const presentBySet = (absent: readonly bigint[]): readonly bigint[] => {
  const present = absent.map((weight, set) => (sizeOf(set) % 2 === 1 ? -weight : weight));
  for (let bit = 1; bit < present.length; bit *= 2)
    for (let set = 0; set < present.length; set += 1)
      if ((set & bit) !== 0) present[set] = (present[set] ?? 0n) + (present[set - bit] ?? 0n);
  return present;
};
