import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

const UNITS_PER_WHOLE = 10_000n;
const CENT = 100n;

export const floorDiv = (amount: bigint, by: bigint): bigint => {
  const whole = amount / by;
  return amount % by < 0n ? whole - 1n : whole;
};

/** What an amount comes to in points, with what is carried on: the remainder always stands within one point. */
export const earn = (
  remainder: bigint,
  amount: bigint,
  spend: bigint,
): { readonly points: bigint; readonly remainder: bigint } => {
  const total = remainder + amount;
  const points = floorDiv(total, spend);
  return { points, remainder: total - points * spend };
};

/** The multiplier of a rank raises what is earned, never what is taken back; hundredths of a point are carried on. */
export const multiply = (
  points: bigint,
  multiplierX100: bigint,
  hundredths: bigint,
): { readonly points: bigint; readonly hundredths: bigint } => {
  if (points <= 0n) return { points, hundredths };
  const total = points * multiplierX100 + hundredths;
  return { points: total / 100n, hundredths: total % 100n };
};

/** A change never leaves less than nothing. */
export const applied = (balance: bigint, delta: bigint): bigint => (balance + delta < 0n ? -balance : delta);

/** What points come to in money, in whole cents. */
export const worthOf = (points: bigint, ratio: bigint): Money =>
  money(((points * UNITS_PER_WHOLE) / ratio / CENT) * CENT);
