const LENGTH_MIN = 2;
const LENGTH_MAX = 20;
const NICKNAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}])?$/u;

/** A nickname as it is kept: composed, one space between words. Nothing for what cannot be one. */
export const readNickname = (typed: string): string | undefined => {
  const nickname = typed.normalize('NFC').replaceAll(/ +/g, ' ').trim();
  const length = [...nickname].length;
  if (length < LENGTH_MIN || length > LENGTH_MAX) return undefined;
  // A pile of accents on one letter would cover the lines around it.
  if (/\p{M}{3}/u.test(nickname.normalize('NFD'))) return undefined;
  return NICKNAME.test(nickname) ? nickname : undefined;
};
