import type { Board } from '../board.ts';
import { subsets } from '../counting.ts';
import { direct, position } from '../digits/direct.ts';
import { mixedGroups, unplaced } from '../digits/group.ts';
import { DIGITS, look, unordered } from '../digits/stretch.ts';
import type { Stretch } from '../digits/stretch.ts';
import { combination } from '../picking/sets.ts';
import { definePlay, viewed } from '../play.ts';
import type { Play } from '../play.ts';
import { ALL } from '../wins.ts';

/**
 * The plays of the Thai market, the same on every draw that has three digits on top and two at the bottom: a board is
 * first looked at as these five digits.
 */
export type TopBottom = (board: Board) => { readonly top: string; readonly bottom: string };

const TOP3: Stretch = { name: 'top3', places: [0, 1, 2] };
const TOP2: Stretch = { name: 'top2', places: [1, 2] };
const FRONT2: Stretch = { name: 'front2', places: [0, 1] };
const SPREAD2: Stretch = { name: 'spread2', places: [0, 2] };
const BOTTOM2: Stretch = { name: 'bottom2', places: [3, 4] };

/** So many digits among which all three of the top are. */
const float = (taken: number): Play =>
  definePlay({
    code: `top3.float${taken}`,
    shape: combination(taken, { symbols: DIGITS }),
    looks: look(TOP3),
    ...unordered(3),
    wins: (outcome) => {
      const shown = [...new Set(outcome)];
      const others = DIGITS.filter((digit) => !shown.includes(digit));
      return subsets(others, taken - shown.length).map(
        (rest) => [[...shown, ...rest].toSorted().join(''), ALL] as const,
      );
    },
  });

const PLAYS: readonly Play[] = [
  ...direct(TOP3),
  // Tote: any order, but not three of a kind. Each pattern is paid by its own chance.
  ...mixedGroups(TOP3).filter(({ code }) => code === 'top3.mixed'),
  ...direct(TOP2),
  ...direct(BOTTOM2),
  ...direct(FRONT2),
  ...direct(SPREAD2),
  unplaced(1, TOP3),
  unplaced(1, BOTTOM2),
  position(TOP3),
  float(4),
  float(5),
];

export const topBottomPlays = (view: TopBottom): readonly Play[] => {
  const five = (board: Board): Board => {
    const { top, bottom } = view(board);
    return [...top, ...bottom];
  };
  return PLAYS.map((play) => viewed(play, play.code, five));
};
