import { add, fraction, multiply, ONE, power, square, subtract, times, ZERO } from '../../maths/fraction.ts';
import type { Fraction } from '../../maths/fraction.ts';

/** Mean and mean square of an amount in units, the part of the mean that jackpots give, its chance of being nothing, and the most it can be. */
export type Moments = {
  readonly mean: Fraction;
  readonly square: Fraction;
  readonly jackpot: Fraction;
  /** The chance that it is zero; null where it is no exact fraction. */
  readonly miss: Fraction | null;
  /** Null when there is no bound. */
  readonly max: number | null;
};

export const NOTHING: Moments = { mean: ZERO, square: ZERO, jackpot: ZERO, miss: ONE, max: 0 };

export const varianceOf = ({ mean, square: meanSquare }: Moments): Fraction => subtract(meanSquare, square(mean));

/** The sum of two independent amounts. */
export const plus = (a: Moments, b: Moments): Moments => ({
  mean: add(a.mean, b.mean),
  square: add(add(a.square, b.square), times(multiply(a.mean, b.mean), 2)),
  jackpot: add(a.jackpot, b.jackpot),
  miss: bothMiss(a.miss, b.miss),
  max: a.max === null || b.max === null ? null : a.max + b.max,
});

/** A part that always pays decides it, even if the other is unknown. */
const bothMiss = (a: Fraction | null, b: Fraction | null): Fraction | null => {
  if (a?.n === 0n || b?.n === 0n) return ZERO;
  return a === null || b === null ? null : multiply(a, b);
};

/** The sum of so many independent amounts that are alike. */
export const repeated = (each: Moments, count: number): Moments => {
  const mean = times(each.mean, count);
  return {
    mean,
    square: add(times(varianceOf(each), count), square(mean)),
    jackpot: times(each.jackpot, count),
    miss: count === 0 ? ONE : each.miss && power(each.miss, count),
    max: each.max === null && count > 0 ? null : (each.max ?? 0) * count,
  };
};

/** One of several amounts, each with its weight out of the total. */
export const mixture = (parts: readonly (readonly [weight: bigint, moments: Moments])[]): Moments => {
  const total = parts.reduce((sum, [weight]) => sum + weight, 0n);
  return parts.reduce<Moments>(
    (mixed, [weight, part]) => {
      const share = fraction(weight, total);
      return {
        mean: add(mixed.mean, multiply(share, part.mean)),
        square: add(mixed.square, multiply(share, part.square)),
        jackpot: add(mixed.jackpot, multiply(share, part.jackpot)),
        miss: mixed.miss && part.miss && add(mixed.miss, multiply(share, part.miss)),
        max: mixed.max === null || part.max === null ? null : Math.max(mixed.max, part.max),
      };
    },
    { ...NOTHING, miss: ZERO },
  );
};
