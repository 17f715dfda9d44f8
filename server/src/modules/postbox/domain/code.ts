import { createHash, timingSafeEqual } from 'node:crypto';
import type { RandomSource } from '../../../platform/random.ts';

export const CODE_DIGITS = 6;
/** Wrong answers one code bears; then a new one is needed. */
export const TRIES_MAX = 5;

const SALT_BYTES = 16;

/** Six digits, every one of the million equally likely. */
export const newCode = (random: RandomSource): string =>
  random
    .below(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0');

export const newSalt = (random: RandomSource): Buffer => Buffer.from(random.bytes(SALT_BYTES));

/** The salt keeps equal codes from looking equal; what guards a code is that it ends in minutes and after five tries. */
export const hashCode = (salt: Buffer, code: string): Buffer =>
  createHash('sha256').update(salt).update(code, 'utf8').digest();

export const isRightCode = (stored: { readonly salt: Buffer; readonly hash: Buffer }, given: string): boolean =>
  timingSafeEqual(stored.hash, hashCode(stored.salt, given));
