import { own, SIDES, sidesOf } from '../wins.ts';
import type { Board, Layout } from '../board.ts';
import { partOf } from '../board.ts';
import { range } from '../counting.ts';
import { position } from '../digits/direct.ts';
import { groups, unplaced } from '../digits/group.ts';
import { digitSum, digitTexts, look } from '../digits/stretch.ts';
import type { Stretch } from '../digits/stretch.ts';
import { singles } from '../picking/sets.ts';
import { definePlay, viewed } from '../play.ts';
import type { Play } from '../play.ts';

/** Plays on the last digits of the special prize: single digits, groups, k trúng j, tài xỉu. */

const last = (digits: number): Stretch => ({ name: `last${digits}`, places: range(0, digits - 1) });

/** The last digits of the special prize as a board of digits. */
const view =
  (layout: Layout, digits: number) =>
  (board: Board): Board => [...(partOf(layout, board, 'special')[0] ?? '').slice(-digits)];

export const specialPlays = (layout: Layout): readonly Play[] => {
  const on = (digits: number, plays: readonly Play[]): readonly Play[] =>
    plays.map((play) => viewed(play, play.code.replace(/^last/, 'special'), view(layout, digits)));
  return [
    ...on(2, [{ ...position(last(2)), code: 'digit.tens-units' }]),
    ...on(4, groups(last(4))),
    ...on(3, groups(last(3))),
    ...on(2, groups(last(2))),
    ...on(2, [unplaced(1, last(2))]),
    ...on(3, [unplaced(1, last(3)), unplaced(2, last(3))]),
    ...on(4, [unplaced(1, last(4)), unplaced(2, last(4))]),
    ...on(2, [twoSides, twoSum]),
  ];
};

const twoSides = definePlay({
  code: 'last2.sides',
  shape: singles({ symbols: SIDES }),
  looks: look(last(2)),
  space: () => digitTexts(2),
  wins: (outcome) => sidesOf(Number(outcome), 50).map(own),
});

const twoSum = definePlay({
  code: 'last2.digit-sum',
  shape: singles({ symbols: range(0, 18).map(String) }),
  looks: look(last(2)),
  space: () => digitTexts(2),
  wins: (outcome) => [own(String(digitSum(outcome)))],
});
