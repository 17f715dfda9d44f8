import { randomBytes, randomInt } from 'node:crypto';

/** The only source of chance in the house: cryptographic in production, seeded in tests. */
export type RandomSource = {
  readonly bytes: (length: number) => Uint8Array;
  /** A whole number from 0 up to, not including, the bound; every value equally likely. */
  readonly below: (bound: number) => number;
};

/** Asked for in one piece: most wishes are small, and each question to the system costs more than the bytes. */
const POOL_BYTES = 4_096;
let pool = randomBytes(POOL_BYTES);
let used = 0;

/** Bytes nobody was given before and nobody will be given again. */
const freshBytes = (length: number): Uint8Array => {
  if (length > POOL_BYTES / 4) return randomBytes(length);
  if (used + length > POOL_BYTES) {
    pool = randomBytes(POOL_BYTES);
    used = 0;
  }
  const bytes = pool.subarray(used, used + length);
  used += length;
  return bytes;
};

export const systemRandom: RandomSource = {
  bytes: freshBytes,
  below: (bound) => randomInt(bound),
};

/** A token nobody can guess, as text that is safe in a header and an address. */
export const newToken = (random: RandomSource, byteLength = 32): string =>
  Buffer.from(random.bytes(byteLength)).toString('base64url');
