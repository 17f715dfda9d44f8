import fc from 'fast-check';
import { drawBoard } from '../board.ts';
import type { Board, Layout } from '../board.ts';
import { countingWords } from './counting-words.ts';

/** Boards drawn with words that a test chooses. */
export const boardsOf = (layout: Layout): fc.Arbitrary<Board> =>
  fc.integer({ min: 0, max: 0xff_ff_ff }).map((seed) => drawBoard(layout, countingWords(seed * 977)));
