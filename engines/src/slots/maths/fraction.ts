/** An exact number: lowest terms, the denominator above zero. */
export type Fraction = { readonly n: bigint; readonly d: bigint };

export const fraction = (n: bigint | number, d: bigint | number = 1n): Fraction => {
  const top = BigInt(n);
  const bottom = BigInt(d);
  if (bottom === 0n) throw new RangeError('Nothing is divided by zero.');
  const common = greatestCommonDivisor(top, bottom);
  const sign = bottom < 0n ? -1n : 1n;
  return { n: (sign * top) / common, d: (sign * bottom) / common };
};

export const ZERO: Fraction = { n: 0n, d: 1n };
export const ONE: Fraction = { n: 1n, d: 1n };

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
export const square = (a: Fraction): Fraction => multiply(a, a);
export const times = (a: Fraction, factor: bigint | number): Fraction => fraction(a.n * BigInt(factor), a.d);
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(add, ZERO);
export const power = (a: Fraction, exponent: number): Fraction =>
  fraction(a.n ** BigInt(exponent), a.d ** BigInt(exponent));
export const isLess = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;

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

/** Parts of a hundred, with so many places. */
export const percentText = (value: Fraction, places: number): string => decimalText(times(value, 100), places);

/** The square root with so many places, rounded to the nearest. */
export const rootText = (value: Fraction, places: number): string => {
  const scale = 10n ** BigInt(places + 1);
  const floor = integerRoot((value.n * scale * scale) / value.d);
  return placed((floor + 5n) / 10n, places);
};

/** The nearest number, for estimates and pictures alone. */
export const approximate = (value: Fraction): number => Number(decimalText(value, 15));

const placed = (scaled: bigint, places: number): string => {
  if (places === 0) return `${scaled}`;
  const digits = `${scaled}`.padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let [left, right] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
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
