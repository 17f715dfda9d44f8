import type { RandomSource } from '../../../platform/random.ts';

/** Without 0 and O, 1 and I: what is read aloud is typed right. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const CODE = /^[A-HJ-NP-Z2-9]{6,12}$/;

/** A new invitation code: forty bits, so that guessing one finds nobody within the limits of the call. */
export const newInvitationCode = (random: RandomSource): string => pickFrom(random, ALPHABET, LENGTH);

/** A typed code as it is kept, whatever its capitals; nothing for what was never one. */
export const readInvitationCode = (typed: string): string | undefined => {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : undefined;
};

export const pickFrom = (random: RandomSource, alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(random.below(alphabet.length))).join('');
