import { range } from '../counting.ts';
import type { Play } from '../play.ts';
import { lotsWith, NORTH, SOUTH } from './layout.ts';
import { lotPlays } from './lots.ts';
import type { RegionRules } from './lots.ts';
import { missing, parlay } from './parlay.ts';
import { specialPlays } from './special.ts';
import { stones } from './stones.ts';

/** The menus of the Vietnamese lottery. North and south differ in their boards alone. */

const menu = (rules: RegionRules): readonly Play[] => [
  ...lotPlays(rules),
  ...[2, 3, 4].map((taken) => parlay(taken, rules.layout)),
  ...range(4, 10).map((taken) => missing(taken, rules.layout)),
  stones('da.one', lotsWith(rules.layout, 2)),
  ...specialPlays(rules.layout),
];

export const NORTH_PLAYS: readonly Play[] = menu({
  layout: NORTH,
  two: 'g7',
  three: 'g6',
  shortBao: ['g7', 'g6', 'special'],
});

export const SOUTH_PLAYS: readonly Play[] = menu({
  layout: SOUTH,
  two: 'g8',
  three: 'g7',
  shortBao: ['g8', 'g7', 'g6', 'g5', 'special'],
});

/** Đá on two stations that draw on the same day; it is settled on both boards, one after the other in one list. */
export const TWO_STATIONS_STONES: Play = stones('da.two', {
  size: 2 * lotsWith(SOUTH, 2).size,
  on: (board) => board,
});
