import type { Board } from '../board.ts';
import { ordersOf, range, selections } from '../counting.ts';

/** Lotteries of independent digits (SSC, 3D, P5): a stretch is the places a play looks at. */
export type Stretch = { readonly name: string; readonly places: readonly number[] };

export const DIGITS: readonly string[] = range(0, 9).map(String);

/** The names of a stretch's rows: its places. */
export const rowNames = ({ places }: Stretch): readonly string[] => places.map(String);

/** Reads the stretch off a board, as one text. */
export const look =
  ({ places }: Stretch) =>
  (board: Board): readonly string[] => [places.map((place) => board[place]).join('')];

/** Every text of so many digits. */
export const digitTexts = (count: number): Iterable<string> =>
  selections(Array.from({ length: count }, () => DIGITS)).map((digits) => digits.join(''));

export const digitSum = (text: string): number => [...text].reduce((sum, digit) => sum + Number(digit), 0);

/** The difference of the largest and the smallest digit. */
export const spread = (text: string): number => {
  const digits = [...text].map(Number);
  return Math.max(...digits) - Math.min(...digits);
};

export const isDigits = (count: number) => {
  const form = new RegExp(`^\\d{${count}}$`);
  return (text: string): boolean => form.test(text);
};

/** Every sorted text of so many digits: the lines of group plays. */
export const groupTexts = (count: number, from = 0): readonly string[] =>
  count === 0 ? [''] : range(from, 9).flatMap((digit) => groupTexts(count - 1, digit).map((rest) => `${digit}${rest}`));

/** The outcomes of so many digits for plays that do not look at their order: each set of digits once, with its orders. */
export const unordered = (count: number) => ({
  space: (): Iterable<string> => groupTexts(count),
  weigh: (digits: string): bigint => BigInt(ordersOf(digits)),
});
