import { createHash } from 'node:crypto';
import type { RandomSource } from '../platform/random.ts';

const UINT32 = 2 ** 32;

/** Chance that repeats: the same seed gives the same bytes, so a failing test fails again. */
export const seededRandom = (seed: string | number): RandomSource => {
  let block = 0;
  let left = Buffer.alloc(0);
  const bytes = (length: number): Uint8Array => {
    while (left.length < length) {
      const next = createHash('sha256').update(`${seed}:${block}`).digest();
      left = Buffer.concat([left, next]);
      block += 1;
    }
    const taken = left.subarray(0, length);
    left = left.subarray(length);
    return Uint8Array.from(taken);
  };
  const below = (bound: number): number => {
    if (!Number.isInteger(bound) || bound < 1 || bound > UINT32)
      throw new RangeError('The bound is a whole number from 1.');
    // Numbers beyond the last whole multiple of the bound would favour the small results; they are thrown again.
    const fair = UINT32 - (UINT32 % bound);
    for (;;) {
      const number = Buffer.from(bytes(4)).readUInt32BE();
      if (number < fair) return number % bound;
    }
  };
  return { bytes, below };
};
