/** How hard a password is to guess: 0 empty, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/] as const;
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;
const RUN_LENGTH = 3;

/** Judges by what a guesser tries first: the name, runs of the keyboard, repeats; then by length and kinds of characters. */
export const strengthOf = (password: string, username = ''): Strength => {
  if (password === '') return 0;
  if (username.length > 2 && password.toLowerCase().includes(username.toLowerCase())) return 1;
  const length = effectiveLength(password.toLowerCase());
  const kinds = CLASSES.filter((kind) => kind.test(password)).length;
  if (length < 7) return 1;
  if (length < 9) return kinds < 3 ? 2 : 3;
  if (length < 12) return kinds < 3 ? 3 : 4;
  return 4;
};

/** What follows from the two characters before it adds nothing. */
const effectiveLength = (password: string): number => {
  const characters = [...password];
  return characters.filter((_, index) => index < RUN_LENGTH - 1 || !isRun(characters.slice(index - 2, index + 1)))
    .length;
};

const isRun = (three: readonly string[]): boolean => {
  const text = three.join('');
  const backwards = three.toReversed().join('');
  return new Set(three).size === 1 || ROWS.some((row) => row.includes(text) || row.includes(backwards));
};
