import type { Bits } from './bit-tests.ts';
import { chiSquareTail, normalBothTails } from './p-values.ts';

const SIDE = 32;
/** The chances of full rank, one less, and the rest, for a square of 32 × 32 random bits. */
const RANK_CHANCES = [0.288_788, 0.577_576, 0.133_636] as const;

/** Squares of bits have the rank of random squares: no row follows from others too often (NIST SP 800-22). */
export const matrixRank = (bits: Bits): number => {
  const squares = Math.floor(bits.length / SIDE ** 2);
  if (squares < 38) throw new RangeError('The rank test needs 38 squares.');
  const counts = [0, 0, 0];
  for (let square = 0; square < squares; square += 1) {
    const rows = Array.from({ length: SIDE }, (_, row) => rowOf(bits, (square * SIDE + row) * SIDE));
    const cell = Math.min(SIDE - rankOf(rows), 2);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const value = RANK_CHANCES.reduce((sum, chance, cell) => {
    const expected = chance * squares;
    return sum + ((counts[cell] ?? 0) - expected) ** 2 / expected;
  }, 0);
  return chiSquareTail(value, 2);
};

const rowOf = (bits: Bits, from: number): number => {
  let row = 0;
  for (let index = 0; index < SIDE; index += 1) row = (row << 1) | (bits[from + index] ?? 0);
  return row;
};

const rankOf = (rows: number[]): number => {
  let rank = 0;
  for (let column = 0; column < SIDE; column += 1) {
    const pivot = rows.findIndex((row, index) => index >= rank && (row >>> column) & 1);
    if (pivot === -1) continue;
    const chosen = rows[pivot] ?? 0;
    rows[pivot] = rows[rank] ?? 0;
    rows[rank] = chosen;
    for (let other = rank + 1; other < rows.length; other += 1)
      if (((rows[other] ?? 0) >>> column) & 1) rows[other] = (rows[other] ?? 0) ^ chosen;
    rank += 1;
  }
  return rank;
};

/** No period stands out of the spectrum (NIST SP 800-22). The number of bits is a power of two. */
export const spectrum = (bits: Bits): number => {
  const { length } = bits;
  if ((length & (length - 1)) !== 0) throw new RangeError('The spectrum needs a power of two.');
  const real = Float64Array.from(bits, (bit) => 2 * bit - 1);
  const imaginary = new Float64Array(length);
  transform(real, imaginary);
  const limit = length * Math.log(1 / 0.05);
  let below = 0;
  for (let peak = 0; peak < length / 2; peak += 1)
    if ((real[peak] ?? 0) ** 2 + (imaginary[peak] ?? 0) ** 2 < limit) below += 1;
  return normalBothTails((below - 0.475 * length) / Math.sqrt((length * 0.95 * 0.05) / 4));
};

/** The Fourier transform in place: places reversed bit by bit, then ever longer butterflies. */
const transform = (real: Float64Array, imaginary: Float64Array): void => {
  const { length } = real;
  for (let index = 1, mirror = 0; index < length; index += 1) {
    let bit = length >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (index < mirror) {
      exchange(real, index, mirror);
      exchange(imaginary, index, mirror);
    }
  }
  for (let size = 2; size <= length; size *= 2) butterflies(real, imaginary, size);
};

const butterflies = (real: Float64Array, imaginary: Float64Array, size: number): void => {
  const half = size / 2;
  for (let offset = 0; offset < half; offset += 1) {
    const angle = (-2 * Math.PI * offset) / size;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    for (let low = offset; low < real.length; low += size) {
      const high = low + half;
      const [highReal, highImaginary] = [real[high] ?? 0, imaginary[high] ?? 0];
      const turnedReal = highReal * cosine - highImaginary * sine;
      const turnedImaginary = highReal * sine + highImaginary * cosine;
      real[high] = (real[low] ?? 0) - turnedReal;
      imaginary[high] = (imaginary[low] ?? 0) - turnedImaginary;
      real[low] = (real[low] ?? 0) + turnedReal;
      imaginary[low] = (imaginary[low] ?? 0) + turnedImaginary;
    }
  }
};

const exchange = (values: Float64Array, one: number, other: number): void => {
  const kept = values[one] ?? 0;
  values[one] = values[other] ?? 0;
  values[other] = kept;
};
