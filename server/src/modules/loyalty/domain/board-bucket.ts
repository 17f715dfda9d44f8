/** Ranges of values, 256 to each doubling: few enough to add up, narrow enough to count within one. */
const BITS = 8;

export const bucketOf = (value: bigint): number => {
  if (value < 256n) return value <= 0n ? 0 : Number(value);
  const exponent = value.toString(2).length - 1;
  const mantissa = Number(value >> BigInt(exponent - BITS)) - 256;
  return 256 + (exponent - BITS) * 256 + mantissa;
};

/** The least value of the range above: what is below it and at least a value of the range is within. */
export const bucketEnd = (bucket: number): bigint => {
  if (bucket < 256) return BigInt(bucket) + 1n;
  const exponent = BigInt(Math.floor((bucket - 256) / 256));
  const mantissa = BigInt(((bucket - 256) % 256) + 256);
  return (mantissa + 1n) << exponent;
};
