import { range } from '../counting.ts';
import type { Play } from '../play.ts';
import { lotsWith, NORTH, SOUTH } from './layout.ts';
import { lotPlays } from './lots.ts';
import type { RegionRules } from './lots.ts';
import { missing, parlay } from './parlay.ts';
import { specialPlays } from './special.ts';
import { stones } from './stones.ts';
import { TWO_STATIONS_STONES } from './two-stations.ts';

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

/** The menu of a station that draws with others: what the fast draws have, and đá on two stations. */
export const STATION_PLAYS: readonly Play[] = SOUTH_PLAYS.flatMap((play) =>
  play.code === 'da.one' ? [play, TWO_STATIONS_STONES] : [play],
);
