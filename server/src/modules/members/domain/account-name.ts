import type { RandomSource } from '../../../platform/random.ts';
import { pickFrom } from './code.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

/** The account of somebody who registered by mobile number; it tells nothing of the number. */
export const newAccountName = (random: RandomSource): string =>
  `${pickFrom(random, LETTERS, 3)}${pickFrom(random, LETTERS + DIGITS, 8)}`;

export const newTrialName = (random: RandomSource): string => `trial_${pickFrom(random, LETTERS + DIGITS, 10)}`;

/** Ten characters told once, a letter and a digit among them; some fifty bits that last until the first login. */
export const newPassword = (random: RandomSource): string => {
  const capitals = LETTERS.toUpperCase();
  const rest = pickFrom(random, LETTERS + capitals + DIGITS, 8);
  const at = random.below(rest.length + 1);
  return `${pickFrom(random, LETTERS, 1)}${rest.slice(0, at)}${pickFrom(random, DIGITS, 1)}${rest.slice(at)}`;
};
