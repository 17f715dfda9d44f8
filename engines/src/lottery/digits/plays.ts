import { digitsPart } from '../board.ts';
import type { Layout } from '../board.ts';
import type { Play } from '../play.ts';
import { anyDirect, combo, direct, directByValue, position } from './direct.ts';
import { anyGroups, contains, groups, mixedGroups, unplaced } from './group.ts';
import { bull, duels, patterns, placeSides, sides, special, stud, sumTail, totalSides } from './sides.ts';
import type { Stretch } from './stretch.ts';

/** The menus of the digit lotteries, put together of the same plays on their stretches. */

export const FIVE_DIGITS: Layout = { drawn: 'independent', parts: [digitsPart('digit', 5, 1)] };
export const THREE_DIGITS: Layout = { drawn: 'independent', parts: [digitsPart('digit', 3, 1)] };

const stretch = (name: string, ...places: readonly number[]): Stretch => ({ name, places });

const FIVE = stretch('five', 0, 1, 2, 3, 4);
const FRONT4 = stretch('front4', 0, 1, 2, 3);
const BACK4 = stretch('back4', 1, 2, 3, 4);
const FRONT3 = stretch('front3', 0, 1, 2);
const MIDDLE3 = stretch('middle3', 1, 2, 3);
const BACK3 = stretch('back3', 2, 3, 4);
const FRONT2 = stretch('front2', 0, 1);
const BACK2 = stretch('back2', 3, 4);

const four = (on: Stretch): readonly Play[] => [...direct(on), ...groups(on), unplaced(1, on), unplaced(2, on)];

const three = (on: Stretch): readonly Play[] => [
  ...direct(on),
  ...directByValue(on),
  ...groups(on),
  ...mixedGroups(on),
  sumTail(on),
  special(on),
  unplaced(1, on),
  unplaced(2, on),
];

const two = (on: Stretch): readonly Play[] => [...direct(on), ...directByValue(on), ...groups(on), ...mixedGroups(on)];

/** P5: five digits without the plays on any places. */
export const P5_PLAYS: readonly Play[] = [
  ...direct(FIVE),
  combo(FIVE),
  ...groups(FIVE),
  ...[1, 2, 3, 4].map((times) => contains(times, FIVE)),
  unplaced(2, FIVE),
  unplaced(3, FIVE),
  ...four(FRONT4),
  ...four(BACK4),
  ...three(FRONT3),
  ...three(MIDDLE3),
  ...three(BACK3),
  ...two(FRONT2),
  ...two(BACK2),
  position(FIVE),
  ...[FRONT2, BACK2, FRONT3, BACK3].map(sides),
];

/** SSC: P5 and the plays on any two, three or four places. */
export const SSC_PLAYS: readonly Play[] = [
  ...P5_PLAYS,
  ...[2, 3, 4].flatMap((taken) => [anyDirect(taken, FIVE), ...anyGroups(taken, FIVE)]),
  duels(FIVE),
];

/** The two-sided menu of five digits. */
export const FIVE_SIDED: readonly Play[] = [
  placeSides(FIVE),
  totalSides(FIVE),
  duels(FIVE),
  ...[FRONT3, MIDDLE3, BACK3].map(patterns),
  bull(FIVE),
  stud(FIVE),
];

const WHOLE3 = stretch('three', 0, 1, 2);

/** 3D and P3: the plays of three digits, of the first and last two, and of single places. */
export const THREE_PLAYS: readonly Play[] = [
  ...three(WHOLE3),
  ...two(stretch('front2', 0, 1)),
  ...two(stretch('back2', 1, 2)),
  position(WHOLE3),
  ...[stretch('front2', 0, 1), stretch('back2', 1, 2)].map(sides),
];

export const THREE_SIDED: readonly Play[] = [placeSides(WHOLE3), totalSides(WHOLE3), duels(WHOLE3), patterns(WHOLE3)];
