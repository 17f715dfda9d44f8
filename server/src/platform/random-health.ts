/** Which test a source of chance failed. */
export type RandomTest = 'repetition' | 'proportion';

/** Chance has failed: whatever depends on it must stop. Nothing is drawn from the source any more. */
export class RandomFaultError extends Error {
  override readonly name = 'RandomFaultError';
  readonly test: RandomTest;

  constructor(test: RandomTest) {
    super(`The source of chance failed its ${test} test; nothing is drawn any more.`);
    this.test = test;
  }
}

/** So many equal bytes in a row come by chance once in 2⁶⁴ places. */
const REPETITIONS_MAX = 9;

/** A window, and how often its first byte may come in it: exceeded by chance once in 2⁶⁹ windows. */
const WINDOW_BYTES = 512;
const SAME_IN_WINDOW_MAX = 27;

/**
 * The continuous tests of NIST SP 800-90B, 4.4, for a source that gives eight bits of chance a byte. They see the
 * failures a generator really has: a stuck source and one that has lost most of its values.
 */
export const createHealthTests = (): ((bytes: Uint8Array) => void) => {
  let last = -1;
  let repetitions = 0;
  let first = -1;
  let seen = 0;
  let same = 0;

  return (bytes) => {
    for (const byte of bytes) {
      repetitions = byte === last ? repetitions + 1 : 1;
      last = byte;
      if (repetitions >= REPETITIONS_MAX) throw new RandomFaultError('repetition');

      if (seen === WINDOW_BYTES) seen = 0;
      if (seen === 0) {
        first = byte;
        same = 0;
      }
      seen += 1;
      if (byte === first) same += 1;
      if (same > SAME_IN_WINDOW_MAX) throw new RandomFaultError('proportion');
    }
  };
};
