import { stepOf } from '../definition.ts';
import type { FreeSpins } from '../definition.ts';
import { add, divide, fraction, isLess, multiply, ONE, square, subtract, times } from '../../maths/fraction.ts';
import type { Fraction } from '../../maths/fraction.ts';
import type { Case, Law } from './law.ts';
import { mixture, NOTHING, plus, repeated, varianceOf } from './moments.ts';
import type { Moments } from './moments.ts';

/** The amount so many free spins give. */
export type FreeSpinsWorth = {
  readonly worth: (award: number) => Moments;
  /** What one free spin leads to, retriggers and all. */
  readonly each: Moments;
  /** Free spins won by a free spin, on average. */
  readonly retriggered: Fraction;
};

/** The pay of one case as an amount, times a multiplier. */
export const caseMoments = ({ weight, hits, sum, square: squares, max }: Case, multiplier: number): Moments => ({
  mean: fraction(sum * BigInt(multiplier), weight),
  square: fraction(squares * BigInt(multiplier) ** 2n, weight),
  jackpot: NOTHING.jackpot,
  miss: fraction(weight - hits, weight),
  max: max * multiplier,
});

/** Exact by recursion: a free spin pays Z and wins G more. `lawWith` is the law of a spin with these reels held wild. */
export const freeSpinsWorth = (feature: FreeSpins, lawWith: (held: number) => Law): FreeSpinsWorth => {
  const law = lawWith(0);
  const spin = mixture(law.cases.map((each) => [each.weight, caseMoments(each, feature.multiplier)]));
  const awardOf = (each: Case): number => stepOf(feature.awards, each.scatters);
  const retriggered =
    feature.retrigger === 'none'
      ? NOTHING.mean
      : fraction(
          law.cases.reduce((sum, each) => sum + each.weight * BigInt(awardOf(each)), 0n),
          law.total,
        );
  if (feature.wilds === 'stay') return { ...stayingWilds(feature, lawWith), retriggered };
  const each = ((): Moments => {
    if (feature.retrigger === 'none' || retriggered.n === 0n) return spin;
    if (feature.retrigger === 'once')
      return mixture(
        law.cases.map((one) => [one.weight, plus(caseMoments(one, feature.multiplier), repeated(spin, awardOf(one)))]),
      );
    return endless(feature, law, spin, retriggered);
  })();
  return { worth: (award) => repeated(each, award), each, retriggered };
};

/** E[Y] = E[Z] / (1 − E[G]) and Var Y = Var(Z + G·E[Y]) / (1 − E[G]). */
const endless = (feature: FreeSpins, law: Law, spin: Moments, retriggered: Fraction): Moments => {
  if (!isLess(retriggered, ONE)) throw new RangeError(`${feature.id} wins itself back for ever.`);
  const dies = subtract(ONE, retriggered);
  const mean = divide(spin.mean, dies);
  const withMean = mixture(
    law.cases.map((each) => {
      const more = times(mean, stepOf(feature.awards, each.scatters));
      const fixed: Moments = { mean: more, square: square(more), jackpot: NOTHING.jackpot, miss: ONE, max: 0 };
      return [each.weight, plus(caseMoments(each, feature.multiplier), fixed)];
    }),
  );
  return {
    mean,
    square: add(divide(varianceOf(withMean), dies), square(mean)),
    jackpot: NOTHING.jackpot,
    miss: endlessMiss(feature, law),
    max: null,
  };
};

/** Where what wins more spins always pays, nothing comes of spins without a retrigger only; elsewhere it is a root, not a fraction. */
const endlessMiss = (feature: FreeSpins, { total, cases }: Law): Fraction | null => {
  const isTold = cases.every(({ scatters, weight, hits }) => stepOf(feature.awards, scatters) === 0 || hits === weight);
  const missing = cases.reduce((sum, { weight, hits }) => sum + weight - hits, 0n);
  return isTold ? fraction(missing, total) : null;
};

/** Reels stay wild until the end: a finite chain over the spins left and the reels that are held. */
const stayingWilds = (feature: FreeSpins, lawWith: (held: number) => Law): Pick<FreeSpinsWorth, 'worth' | 'each'> => {
  const known = new Map<string, Moments>();
  const laws = new Map<number, Law>();
  const lawOf = (held: number): Law => {
    const law = laws.get(held) ?? lawWith(held);
    laws.set(held, law);
    return law;
  };
  const worth = (left: number, held: number): Moments => {
    if (left === 0) return NOTHING;
    const key = `${left}/${held}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = mixture(
      lawOf(held).cases.map((each) => [
        each.weight,
        plus(caseMoments(each, feature.multiplier), worth(left - 1, each.wildReels)),
      ]),
    );
    known.set(key, value);
    return value;
  };
  const first = feature.awards[0]?.[1] ?? 1;
  const mean = worth(first, 0);
  return {
    worth: (award) => worth(award, 0),
    each: { ...mean, mean: multiply(mean.mean, fraction(1, first)) },
  };
};
