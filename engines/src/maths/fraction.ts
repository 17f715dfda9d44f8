/** An exact number: lowest terms, the denominator above zero. */
export type Fraction = { readonly n: bigint; readonly d: bigint };

export const fraction = (n: bigint | number, d: bigint | number = 1n): Fraction => {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom === 0n) throw new RangeError('Nothing is divided by zero.');
  const common = commonDivisor(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom);
  const sign = bottom < 0n ? -1n : 1n;
  return { n: (sign * top) / common, d: (sign * bottom) / common };
};

export const ZERO: Fraction = { n: 0n, d: 1n };
export const ONE: Fraction = { n: 1n, d: 1n };

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
export const times = (a: Fraction, factor: bigint | number): Fraction => fraction(a.n * BigInt(factor), a.d);
export const square = (a: Fraction): Fraction => multiply(a, a);
export const power = (a: Fraction, exponent: number): Fraction =>
  fraction(a.n ** BigInt(exponent), a.d ** BigInt(exponent));
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(add, ZERO);
export const isLess = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;
/** The nearest float, for pictures and statistics only; what a float cannot hold is shortened above and below alike. */
export const toNumber = ({ n, d }: Fraction): number => {
  const shift = BigInt(Math.max(0, d.toString(2).length - 1_000));
  return Number(n >> shift) / Number(d >> shift);
};

const DECIMAL = /^\d{1,12}(\.\d{1,12})?$/;

/** Reads odds as rules write them: a decimal text such as `0.95`. */
export const parseDecimal = (text: string): Fraction => {
  if (!DECIMAL.test(text)) throw new RangeError(`Not a decimal: ${text}`);
  const [whole = '', places = ''] = text.split('.');
  return fraction(BigInt(whole + places), 10n ** BigInt(places.length));
};

/** A hundred times the number with so many places, the last one rounded half up. */
export const percentText = ({ n, d }: Fraction, places: number): string => {
  const scale = 10n ** BigInt(places);
  const digits = (2n * n * 100n * scale + d) / (2n * d);
  const text = digits.toString().padStart(places + 1, '0');
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
};

const commonDivisor = (a: bigint, b: bigint): bigint => {
  let [large, small] = [a, b];
  while (small !== 0n) [large, small] = [small, large % small];
  return large;
};
