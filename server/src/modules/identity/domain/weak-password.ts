import { usernameKeyOf } from './account.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Rows of the alphabet and the keyboard, as fingers run along them. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm', '1234567890-='] as const;
/** A text that repeats so few characters has no more to guess than they have. */
const REPEATED_MAX = 4;

/** Whether others would try a password first: leaked, made of the name, repeated, or a run of the keyboard. */
export const isWeakPassword = (text: string, { username }: { readonly username: string }): boolean => {
  const typed = text.normalize('NFKC').toLowerCase();
  return isCommonPassword(text) || isCommonPassword(typed) || isOfName(typed, username) || isPatterned(typed);
};

const isOfName = (typed: string, username: string): boolean => {
  const name = usernameKeyOf(username);
  return name !== '' && (typed.includes(name) || name.includes(typed));
};

const isPatterned = (typed: string): boolean => {
  const characters = [...typed];
  const backwards = characters.toReversed().join('');
  return isRepeated(characters) || ROWS.some((row) => row.includes(typed) || row.includes(backwards));
};

const isRepeated = (characters: readonly string[]): boolean => {
  for (let period = 1; period <= REPEATED_MAX && period * 2 <= characters.length; period += 1)
    if (characters.every((character, at) => at < period || character === characters[at - period])) return true;
  return false;
};
