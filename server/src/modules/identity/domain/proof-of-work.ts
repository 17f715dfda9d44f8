import { createHash } from 'node:crypto';

/** Sixteen small puzzles take about as long every time, where one big one would be a matter of luck. */
export const PROOF_COUNT = 16;
export const PROOF_ZERO_BITS = 11;

/** Whether every answer makes the hash of `salt:index:answer` begin with enough zero bits. */
export const isProof = (salt: string, answers: readonly number[]): boolean =>
  answers.length === PROOF_COUNT &&
  answers.every((answer, index) => {
    const hash = createHash('sha256').update(`${salt}:${index}:${answer}`).digest();
    return Math.clz32(hash.readUInt32BE()) >= PROOF_ZERO_BITS;
  });
