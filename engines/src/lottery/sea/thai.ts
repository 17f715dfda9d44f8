import { digitsPart, partOf } from '../board.ts';
import type { Board, Layout } from '../board.ts';
import { digitTexts, isDigits } from '../digits/stretch.ts';
import { typed } from '../picking/values.ts';
import { definePlay } from '../play.ts';
import type { Play } from '../play.ts';
import { NORTH } from '../vietnam/layout.ts';
import { oneLineEach, win } from '../wins.ts';
import { topBottomPlays } from './top-bottom.ts';

/** The Thai government lottery, and draws of other countries played the Thai way. */

export const THAI: Layout = {
  drawn: 'independent',
  parts: [digitsPart('first', 1, 6), digitsPart('front3', 2, 3), digitsPart('back3', 2, 3), digitsPart('last2', 1, 2)],
};

/** A number of three digits that is compared with both drawn ones for one stake. */
const eitherOfTwo = (part: 'front3' | 'back3'): Play => {
  const shape = typed(isDigits(3));
  return definePlay({
    code: `${part}.typed`,
    shape,
    looks: (board: Board) => partOf(THAI, board, part),
    lots: 2,
    stakesPerBet: 1,
    space: () => digitTexts(3),
    wins: win,
    ...oneLineEach(1_000, shape),
  });
};

export const THAI_PLAYS: readonly Play[] = [
  ...topBottomPlays((board) => ({
    top: (board[0] ?? '').slice(-3),
    bottom: partOf(THAI, board, 'last2')[0] ?? '',
  })),
  eitherOfTwo('front3'),
  eitherOfTwo('back3'),
];

/** Hanoi for Thai players: the top of the special prize, the bottom of the first. */
export const HANOI_PLAYS: readonly Play[] = topBottomPlays((board) => ({
  top: (partOf(NORTH, board, 'special')[0] ?? '').slice(-3),
  bottom: (partOf(NORTH, board, 'g1')[0] ?? '').slice(-2),
}));
