import { ballNames, drawsWith, drum } from '../balls/drum.ts';
import type { Board, Layout } from '../board.ts';
import { choose, ways } from '../counting.ts';
import type { Entry } from '../entry.ts';
import { combination } from '../picking/sets.ts';
import { once, rowOf } from '../picking/shape.ts';
import type { Shape } from '../picking/shape.ts';
import { definePlay } from '../play.ts';
import type { Chance, Play, Result } from '../play.ts';
import { ratio } from '../ratio.ts';

/** Six numbers of a drum, TOTO among them: prizes by how many are drawn, some with the additional number. */

/** So many of the six, and whether the additional number must or must not be among the rest. */
type Tier = { readonly hits: number; readonly additional: 'with' | 'without' | 'either' };

export type SixOf = { readonly balls: number; readonly tiers: readonly Tier[] };

const tier = (hits: number, additional: Tier['additional'] = 'either'): Tier => ({ hits, additional });

export const TOTO: SixOf = {
  balls: 49,
  tiers: [
    tier(6),
    tier(5, 'with'),
    tier(5, 'without'),
    tier(4, 'with'),
    tier(4, 'without'),
    tier(3, 'with'),
    tier(3, 'without'),
  ],
};
/** Mega 6/45: no additional number counts. */
export const MEGA: SixOf = { balls: 45, tiers: [tier(6), tier(5), tier(4), tier(3)] };
/** Power 6/55: it counts for five alone. */
export const POWER: SixOf = { balls: 55, tiers: [tier(6), tier(5, 'with'), tier(5, 'without'), tier(4), tier(3)] };

export const sixLayout = ({ balls }: SixOf): Layout => drum(balls, ['number', 6], ['additional', 1]);

const nameOf = ({ hits, additional }: Tier): string => (additional === 'with' ? `hit${hits}+` : `hit${hits}`);

/** Six given numbers against all draws: which hit, and where the additional ball falls among the balls not drawn. */
const chanceOf = ({ hits, additional }: Tier, balls: number): Chance => {
  const missed = 6 - hits;
  const left = balls - 6;
  const places = additional === 'with' ? missed : additional === 'without' ? left - missed : left;
  return {
    won: drawsWith(hits, 6, 6, balls) * BigInt(places),
    voided: 0n,
    of: choose(balls, 6) * BigInt(left),
  };
};

/** The tickets among all sixes of `picked` numbers that win in a tier. */
const ticketsOf = ({ hits, additional }: Tier, picked: number, right: number, hasAdditional: boolean): number => {
  const others = picked - right - (hasAdditional ? 1 : 0);
  const chosen = ways(right, hits);
  const withIt = hasAdditional ? ways(others, 6 - hits - 1) : 0;
  const withoutIt = ways(others, 6 - hits);
  if (additional === 'either') return chosen * (withIt + withoutIt);
  return chosen * (additional === 'with' ? withIt : withoutIt);
};

const resultOf = (game: SixOf, entries: readonly (readonly string[])[], board: Board): Result => {
  const won = new Map<string, number>();
  const drawn = board.slice(0, 6);
  for (const picked of entries) {
    const right = picked.filter((number) => drawn.includes(number)).length;
    const hasAdditional = picked.includes(board[6] ?? '');
    for (const one of game.tiers) {
      const tickets = ticketsOf(one, picked.length, right, hasAdditional);
      if (tickets > 0) won.set(nameOf(one), (won.get(nameOf(one)) ?? 0) + tickets);
    }
  }
  return { won, voided: 0 };
};

const SYSTEM_MAX = 12;

/** Five numbers and every other one as the sixth. */
const rollShape = (numbers: readonly string[]): Shape => ({
  rows: [{ name: 'pick', symbols: numbers, min: 5, max: 5 }],
  count: () => numbers.length - 5,
  lines: (entry) => sixes(numbers, entry).map((six) => six.join(' ')),
  holds: (entry, line) => once(rowOf(entry, 0).every((number) => line.split(' ').includes(number))),
});

const sixes = (numbers: readonly string[], entry: Entry): readonly string[][] =>
  numbers
    .filter((number) => !rowOf(entry, 0).includes(number))
    .map((number) => [...rowOf(entry, 0), number].toSorted());

/** A single ticket or a system of up to twelve numbers, and the system roll. Where no game shares a pool, all tiers share equally. */
export const sixPlays = (game: SixOf): readonly Play[] => {
  const numbers = ballNames(game.balls);
  const common = {
    looks: (board: Board) => [board],
    chances: () => new Map(game.tiers.map((one) => [nameOf(one), chanceOf(one, game.balls)])),
    shares: new Map(game.tiers.map((one) => [nameOf(one), ratio(1, game.tiers.length)])),
  };
  return [
    definePlay({
      ...common,
      code: 'six.system',
      shape: combination(6, { symbols: numbers, glue: ' ', max: SYSTEM_MAX }),
      count: (entry, board) => resultOf(game, [rowOf(entry, 0)], board),
    }),
    definePlay({
      ...common,
      code: 'six.roll',
      shape: rollShape(numbers),
      count: (entry, board) => resultOf(game, sixes(numbers, entry), board),
    }),
  ];
};
