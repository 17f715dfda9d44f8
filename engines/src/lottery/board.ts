import { below, drawn } from '../random/words.ts';
import type { Words } from '../random/words.ts';

/**
 * What was drawn, as everybody writes it: the numbers of a layout in its order, each padded to its width. One form for
 * storing, showing, sending and settling.
 */
export type Board = readonly string[];

/** A named part of a board: so many numbers, each from low to high, written in `width` digits. */
export type BoardPart = {
  readonly name: string;
  readonly count: number;
  readonly low: number;
  readonly high: number;
  readonly width: number;
};

/**
 * How a board is made up. `independent` numbers may repeat (digits, dice, Vietnamese prizes); `distinct` ones come out
 * of one drum without going back, all parts from the same drum.
 */
export type Layout = { readonly drawn: 'independent' | 'distinct'; readonly parts: readonly BoardPart[] };

/** A part of numbers with all their digits possible, such as the five digits of a first prize. */
export const digitsPart = (name: string, count: number, width: number): BoardPart => ({
  name,
  count,
  low: 0,
  high: 10 ** width - 1,
  width,
});

export const sizeOf = ({ parts }: Layout): number => parts.reduce((sum, { count }) => sum + count, 0);

const slots = ({ parts }: Layout): readonly BoardPart[] =>
  parts.flatMap((part) => Array.from({ length: part.count }, () => part));

const write = (number: number, { width }: BoardPart): string => String(number).padStart(width, '0');

/** Draws a board: chance is the words handed in, and nothing else. */
export const drawBoard = (layout: Layout, words: Words): Board => {
  const places = slots(layout);
  if (layout.drawn === 'independent')
    return places.map((part) => write(part.low + below(words, part.high - part.low + 1), part));
  const [drum] = places;
  if (drum === undefined) return [];
  return drawn(words, places.length, drum.high - drum.low + 1).map((ball) => write(drum.low + ball, drum));
};

/** Whether a list of texts is a board of the layout: each number in its form and range, none twice from a drum. */
export const isBoard = (layout: Layout, board: readonly string[]): boolean => {
  const places = slots(layout);
  if (board.length !== places.length) return false;
  if (layout.drawn === 'distinct' && new Set(board).size !== board.length) return false;
  return places.every((part, place) => {
    const text = board[place] ?? '';
    return /^\d+$/.test(text) && text.length === part.width && Number(text) >= part.low && Number(text) <= part.high;
  });
};

/** The numbers of one part of a board. */
export const partOf = (layout: Layout, board: Board, name: string): readonly string[] => {
  let from = 0;
  for (const part of layout.parts) {
    if (part.name === name) return board.slice(from, from + part.count);
    from += part.count;
  }
  throw new RangeError(`No part of the board is called ${name}.`);
};
