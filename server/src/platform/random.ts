import { randomBytes } from 'node:crypto';
import { below } from '@fairground/engines/random/words';
import type { Words } from '@fairground/engines/random/words';
import { kernelBytes } from './random-kernel.ts';
import { createHealthTests, RandomFaultError } from './random-health.ts';

/** The only source of chance in the product: cryptographic in production, seeded in tests. */
export type RandomSource = {
  readonly bytes: (length: number) => Uint8Array;
  /** A whole number from 0 up to, not including, the bound; every value equally likely. */
  readonly below: (bound: number) => number;
};

/** A healthy source is tested with so much before anything is drawn from it. */
const START_BYTES = 4_096;

/**
 * Random values from the given generator with continuous health tests. The first bytes are tested and discarded; a
 * source that failed once gives no more values. Every request reads the generator and buffers nothing, so that a forked
 * process, or one restored from a snapshot, cannot give out the same bytes as its copy.
 */
export const createRandom = (generate: (length: number) => Uint8Array): RandomSource => {
  const test = createHealthTests();
  let fault: RandomFaultError | undefined;

  const bytes = (length: number): Uint8Array => {
    if (fault !== undefined) throw fault;
    const generated = generate(length);
    try {
      test(generated);
    } catch (error) {
      if (error instanceof RandomFaultError) fault = error;
      throw error;
    }
    return generated;
  };
  bytes(START_BYTES);
  const words = wordsFrom({ bytes });

  return { bytes, below: (bound) => below(words, bound) };
};

/** The words of the engines, from a source of bytes. */
export const wordsFrom =
  ({ bytes }: Pick<RandomSource, 'bytes'>): Words =>
  () => {
    const [first = 0, second = 0, third = 0, fourth = 0] = bytes(4);
    return ((first << 24) | (second << 16) | (third << 8) | fourth) >>> 0;
  };

export const systemRandom: RandomSource = createRandom(kernelBytes(randomBytes));

/** A token nobody can guess, as text that is safe in a header and an address. */
export const newToken = (random: RandomSource, byteLength = 32): string =>
  Buffer.from(random.bytes(byteLength)).toString('base64url');

/** A universally unique id (version 4). */
export const newUuid = (random: RandomSource): string => {
  const bytes = Buffer.from(random.bytes(16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
