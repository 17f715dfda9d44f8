import type { Board } from '../board.ts';
import { combination } from '../picking/sets.ts';
import { rowOf } from '../picking/shape.ts';
import type { Shape } from '../picking/shape.ts';
import { definePlay } from '../play.ts';
import type { Play } from '../play.ts';
import { lotsWith, SOUTH, tail } from './layout.ts';
import { PAIRS } from './lots.ts';
import { STATIONS } from './stations.ts';
import type { Station, Weekday } from './stations.ts';
import { paidByHalves, PICKED_MAX, resultOf } from './stones.ts';

/**
 * Đá on two stations of one region that draw on the same day: the numbers of both boards count as one. It is bet on the
 * one station and names the other.
 */

const LOTS = lotsWith(SOUTH, 2);
const BOTH = 2 * LOTS.size;

/** The game of a station. */
export const gameCodeOf = ({ code }: Pick<Station, 'code'>): string => `XS${code.toUpperCase()}`;

const PAIRED: readonly Station[] = STATIONS.filter(({ region }) => region !== 'north');

/** The games of the other stations that draw with one on a day; none if it does not draw itself. */
export const partnersOn = (gameCode: string, day: number): readonly string[] => {
  const drawing = PAIRED.filter(({ days }) => days.includes(day as Weekday));
  const own = drawing.find((station) => gameCodeOf(station) === gameCode);
  return drawing
    .filter((station) => station !== own && station.region === own?.region)
    .map((station) => gameCodeOf(station));
};

/** The board of a station with those of its partners behind it, each after the code of its game. */
export const withPartners = (board: Board, partners: ReadonlyMap<string, Board>): Board => [
  ...board,
  ...[...partners].flatMap(([code, other]) => [code, ...other]),
];

const partnerIn = (board: Board, code: string): Board | undefined => {
  const at = board.indexOf(code);
  return at === -1 ? undefined : board.slice(at + 1, at + 1 + SOUTH_SIZE);
};

const SOUTH_SIZE = SOUTH.parts.reduce((sum, { count }) => sum + count, 0);
const numbers = combination(2, { symbols: PAIRS, glue: ' ', name: 'numbers', max: PICKED_MAX });
const picked = (entry: readonly (readonly string[])[]) => [rowOf(entry, 1)];

const shape: Shape = {
  rows: [{ name: 'station', symbols: PAIRED.map((station) => gameCodeOf(station)), min: 1, max: 1 }, ...numbers.rows],
  count: (entry) => numbers.count(picked(entry)),
  lines: (entry) => [...numbers.lines(picked(entry))].map((line) => `${rowOf(entry, 0)[0]} ${line}`),
  holds: (entry, line) => {
    const [station = '', ...pair] = line.split(' ');
    return rowOf(entry, 0).includes(station) ? numbers.holds(picked(entry), pair.join(' ')) : 0;
  },
};

export const TWO_STATIONS_STONES: Play = definePlay<Board>({
  code: 'da.two',
  shape,
  looks: (board) => [board],
  stakesPerBet: 2 * BOTH,
  count: (entry, board) => {
    const other = partnerIn(board, rowOf(entry, 0)[0] ?? '');
    // The draw of the other station was called off: the bet is, too.
    if (other === undefined) return { won: new Map(), voided: shape.count(entry) * 2 * BOTH };
    return resultOf(rowOf(entry, 1), [...LOTS.on(board), ...LOTS.on(other)].map(tail(2)));
  },
  ...paidByHalves(BOTH),
});
