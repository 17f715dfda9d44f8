import type { RandomSource } from '../../../platform/random.ts';

export const RECOVERY_CODES = 10;

/** Without the letters that are read for others: I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Ten codes of sixty bits, `7KQ2-MX41-0TZR`. */
export const newRecoveryCodes = (random: RandomSource): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(random.below(ALPHABET.length))).join(''),
    ).join('-'),
  );

/** Normalises a typed code for comparison; undefined if the text cannot be a code. */
export const readRecoveryCode = (typed: string): string | undefined => {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return plain.length === GROUPS * GROUP_LENGTH && [...plain].every((letter) => ALPHABET.includes(letter))
    ? plain
    : undefined;
};
