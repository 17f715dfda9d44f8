import { fraction } from './fraction.ts';
import type { Fraction } from './fraction.ts';

/** `numerator/denominator`, as a definition stores it. */
export const fractionText = ({ n, d }: Fraction): string => `${n}/${d}`;

/** Reads what `fractionText` wrote, or a decimal. */
export const parseFraction = (text: string): Fraction => {
  const match = /^(-?\d+)(?:\/(\d+)|\.(\d+))?$/.exec(text);
  if (match === null) throw new RangeError(`${text} is not a fraction.`);
  const [, whole = '', bottom, decimals] = match;
  if (decimals !== undefined) return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return fraction(BigInt(whole), BigInt(bottom ?? '1'));
};

/** A decimal with so many places, half away from zero. */
export const decimalText = (value: Fraction, places: number): string => {
  const scale = 10n ** BigInt(places);
  const sign = value.n < 0n ? '-' : '';
  const top = value.n < 0n ? -value.n : value.n;
  return sign + placed((2n * top * scale + value.d) / (2n * value.d), places);
};

/** The square root with so many places, rounded to the nearest. */
export const rootText = (value: Fraction, places: number): string => {
  const scale = 10n ** BigInt(places + 1);
  const floor = integerRoot((value.n * scale * scale) / value.d);
  return placed((floor + 5n) / 10n, places);
};

const placed = (scaled: bigint, places: number): string => {
  if (places === 0) return `${scaled}`;
  const digits = `${scaled}`.padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

/** Newton from above. */
const integerRoot = (value: bigint): bigint => {
  if (value < 0n) throw new RangeError('A negative number has no root.');
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
};
