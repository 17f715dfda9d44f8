import type { Outcome } from '../fair/outcome.ts';
import { fraction, multiply, parseDecimal } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';
import { LOST } from '../maths/payout.ts';
import type { Return } from '../maths/payout.ts';

/** Multipliers are whole hundredths: 100 is once the stake. */
export type CrashRules = {
  readonly rtp: string;
  /** Where a flight ends at the latest; everybody still aboard is paid then. */
  readonly pointMax: number;
};

export const CRASH: CrashRules = { rtp: '0.99', pointMax: 1_000_000 };

const STATES = 2n ** 64n;
export const CASH_OUT_MIN = 101;

/**
 * The point at which the flight ends. Two words make a number v below 2⁶⁴, the first one being its higher half; the
 * point is the return in hundredths times 2⁶⁴ / (v + 1), rounded down. So a point of at least m comes with the chance
 * return / m, and cashing out at any m has the same return.
 */
export const crashPoint: Outcome<CrashRules, number> = (words, { rtp, pointMax }) => {
  const high = BigInt(words());
  const { n, d } = parseDecimal(rtp);
  const number = (high << 32n) + BigInt(words());
  const point = (100n * n * STATES) / (d * (number + 1n));
  return Math.max(100, Number(point < BigInt(pointMax) ? point : BigInt(pointMax)));
};

export const isCashOut = ({ pointMax }: CrashRules, cashOut: number): boolean =>
  Number.isInteger(cashOut) && cashOut >= CASH_OUT_MIN && cashOut <= pointMax;

/** What a stake that left at the given multiplier gives back. */
export const crashReturn = (rules: CrashRules, point: number, cashOut: number): Return => {
  if (!isCashOut(rules, cashOut)) throw new RangeError(`Nobody can leave at ${cashOut}.`);
  return cashOut <= point ? fraction(cashOut, 100) : LOST;
};

/** The exact chance that a flight gets to a multiplier. */
export const crashChance = ({ rtp }: CrashRules, cashOut: number): Fraction => {
  const { n, d } = parseDecimal(rtp);
  return fraction((100n * n * STATES) / (d * BigInt(cashOut)), STATES);
};

/** The exact return of leaving at a multiplier: the stated one, less under one part in 2⁶⁴ for each hundredth. */
export const crashMeanReturn = (rules: CrashRules, cashOut: number): Fraction =>
  multiply(crashChance(rules, cashOut), fraction(cashOut, 100));

/** Growth of the multiplier with time: doubled every eleven and a half seconds, a matter of taste and not of chance. */
export const GROWTH_PER_MS = 0.000_06;

/** The multiplier shown so many milliseconds after the start. */
export const multiplierAt = (elapsedMs: number): number => Math.floor(100 * Math.exp(GROWTH_PER_MS * elapsedMs));

/** When a multiplier is reached, to the next whole millisecond. */
export const reachedAfterMs = (multiplier: number): number => {
  let elapsedMs = Math.ceil(Math.log(multiplier / 100) / GROWTH_PER_MS);
  while (multiplierAt(elapsedMs) < multiplier) elapsedMs += 1;
  return elapsedMs;
};
