/** Lower case without marks, one character for one, so that places in it are places in what was typed. */
export const fold = (text: string): string =>
  [...text.normalize('NFC')].map((character) => foldOne(character)).join('');

const foldOne = (character: string): string => {
  const lower = character.toLowerCase();
  if (lower === 'đ') return 'd';
  // Tỵ, the snake, is the same word as tị; without its mark it would be tý, the rat.
  if (lower === 'ỵ') return 'i';
  const base = lower.normalize('NFD')[0] ?? '';
  // A character beyond the ones this reads becomes one that is never understood.
  return base.length === 1 && character.length === 1 ? base : '?';
};

/** Reads a text from left to right. */
export type Scanner = {
  readonly at: () => number;
  readonly isDone: () => boolean;
  /** Takes what the pattern (sticky) matches here, separators before it aside. */
  readonly take: (pattern: RegExp) => readonly string[] | undefined;
  readonly sees: (pattern: RegExp) => boolean;
};

const SEPARATORS = /[\s.,;:+-]*/y;

export const createScanner = (text: string): Scanner => {
  let place = 0;
  const matchAt = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = place;
    return pattern.exec(text);
  };
  const skip = (): void => {
    place += matchAt(SEPARATORS)?.[0].length ?? 0;
  };
  skip();
  return {
    at: () => place,
    isDone: () => place >= text.length,
    take: (pattern) => {
      const found = matchAt(pattern);
      if (found === null) return undefined;
      place += found[0].length;
      skip();
      return found.map((group) => group ?? '');
    },
    sees: (pattern) => matchAt(pattern) !== null,
  };
};
