import { randomBytes, randomInt } from 'node:crypto';

/** The only source of chance in the house: cryptographic in production, seeded in tests. */
export type RandomSource = {
  readonly bytes: (length: number) => Uint8Array;
  /** A whole number from 0 up to, not including, the bound; every value equally likely. */
  readonly below: (bound: number) => number;
};

export const systemRandom: RandomSource = {
  bytes: (length) => randomBytes(length),
  below: (bound) => randomInt(bound),
};

/** A token nobody can guess, as text that is safe in a header and an address. */
export const newToken = (random: RandomSource, byteLength = 32): string =>
  Buffer.from(random.bytes(byteLength)).toString('base64url');
