/** An exact fraction; odds and chances are never floats. */
export type Ratio = { readonly top: bigint; readonly bottom: bigint };

const commonDivisor = (one: bigint, other: bigint): bigint => {
  let [large, small] = [one < 0n ? -one : one, other];
  while (small !== 0n) [large, small] = [small, large % small];
  return large;
};

/** The fraction in lowest terms, its bottom above zero. */
export const ratio = (top: bigint | number, bottom: bigint | number = 1n): Ratio => {
  const [over, under] = [BigInt(top), BigInt(bottom)];
  if (under <= 0n) throw new RangeError(`A fraction needs a bottom above zero, not ${under}.`);
  const divisor = commonDivisor(over, under);
  return divisor === 0n ? { top: 0n, bottom: 1n } : { top: over / divisor, bottom: under / divisor };
};

export const times = (one: Ratio, other: Ratio): Ratio => ratio(one.top * other.top, one.bottom * other.bottom);

export const plus = (one: Ratio, other: Ratio): Ratio =>
  ratio(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom);

export const isLess = (one: Ratio, other: Ratio): boolean => one.top * other.bottom < other.top * one.bottom;

export const inverse = ({ top, bottom }: Ratio): Ratio => ratio(bottom, top);

/** Reads a decimal text such as `972.3` exactly. */
export const decimal = (text: string): Ratio => {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new TypeError(`Not a decimal: ${text}`);
  const [whole = '', fraction = ''] = text.split('.');
  return ratio(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
};

/** A whole multiple of a fraction, rounded down: what is paid is never more than what was won. */
export const floorOf = (amount: bigint, { top, bottom }: Ratio): bigint => (amount * top) / bottom;

/** The fraction as a decimal text, cut (not rounded) behind the given places. */
export const writeRatio = ({ top, bottom }: Ratio, places: number): string => {
  const scaled = (top * 10n ** BigInt(places)) / bottom;
  const digits = scaled.toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};
