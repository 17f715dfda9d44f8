import type { RandomSource } from '../../../../platform/random.ts';

/** Without letters that are read as digits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A number that people read and nobody guesses: the day, then eight letters and digits. */
export const newDepositNo = (random: RandomSource, day: string): string => {
  const word = Array.from({ length: LENGTH }, () => ALPHABET.charAt(random.below(ALPHABET.length))).join('');
  return `D${day.slice(2).replaceAll('-', '')}${word}`;
};
