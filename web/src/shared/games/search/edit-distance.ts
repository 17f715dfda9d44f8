/**
 * How many slips of a finger lie between what was typed and the beginning of a word: a letter wrong, missing, too many,
 * or two of them swapped. Gives up, with `max + 1`, as soon as it must be more than `max`.
 */
export const prefixDistance = (typed: string, word: string, max: number): number => {
  // The beginning of the word may be longer or shorter than what was typed by as many letters as there may be slips.
  const width = Math.min(word.length, typed.length + max);
  if (width < typed.length - max) return max + 1;
  let beforeLast = ROWS[0];
  let last = ROWS[1];
  let row = ROWS[2];
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let line = 1; line <= typed.length; line += 1) {
    row[0] = line;
    let least = line;
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed.codePointAt(line - 1) === word.codePointAt(column - 1);
      let slips = Math.min(at(last, column) + 1, at(row, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      if (line > 1 && column > 1 && isSwapped(typed, line, word, column))
        slips = Math.min(slips, at(beforeLast, column - 2) + 1);
      row[column] = slips;
      if (slips < least) least = slips;
    }
    if (least > max) return max + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  let best = max + 1;
  for (let column = Math.max(0, typed.length - max); column <= width; column += 1)
    best = Math.min(best, at(last, column));
  return best;
};

/** Words of a name are short; what is longer is cut before it comes here. */
export const WORD_LENGTH_MAX = 32;

const newRow = () => new Uint8Array(WORD_LENGTH_MAX * 2);
/** Kept between calls: thousands of words are compared with every key that is pressed. */
const ROWS = [newRow(), newRow(), newRow()] as const;

const at = (row: Uint8Array, column: number): number => row[column] ?? 0;

const isSwapped = (typed: string, line: number, word: string, column: number): boolean =>
  typed.codePointAt(line - 1) === word.codePointAt(column - 2) &&
  typed.codePointAt(line - 2) === word.codePointAt(column - 1);

/** How many slips a word of this length is forgiven: short words mean what they say. */
export const slipsFor = (length: number): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};
