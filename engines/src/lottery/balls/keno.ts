import { range, sumOf, ways } from '../counting.ts';
import type { Entry } from '../entry.ts';
import { combination, singles } from '../picking/sets.ts';
import { definePlay } from '../play.ts';
import type { Chance, Play, Result } from '../play.ts';
import { ratio } from '../ratio.ts';
import { ALL, BOTH_SIDES, own, SIDES, sidesOf } from '../wins.ts';
import { ballNames, drawsBySum, drawsWith, drum } from './drum.ts';

/** KL8 and keno: twenty of eighty balls. */

const [BALLS_LAST, DRAWN] = [80, 20];
export const KENO = drum(BALLS_LAST, ['ball', DRAWN]);

const BALLS = ballNames(BALLS_LAST);
/** A player may pick more than a play needs, up to this many. */
const PICKED_MAX = 20;

const look = (board: readonly string[]): readonly ReadonlySet<string>[] => [new Set(board)];

const hitsOf = ([picked = []]: Entry, drawn: ReadonlySet<string>): number =>
  picked.filter((ball) => drawn.has(ball)).length;

const chanceOf = (hits: number, picked: number): Chance => ({
  won: drawsWith(hits, picked, DRAWN, BALLS_LAST),
  voided: 0n,
  of: drawsWith(0, 0, DRAWN, BALLS_LAST),
});

/** So many balls that are all drawn. */
const any = (taken: number): Play =>
  definePlay({
    code: `any${taken}.pick`,
    shape: combination(taken, { symbols: BALLS, glue: ' ', max: PICKED_MAX }),
    looks: look,
    count: (entry, drawn) => {
      const sets = ways(hitsOf(entry, drawn), taken);
      return { won: new Map(sets > 0 ? [[ALL, sets]] : []), voided: 0 };
    },
    chances: () => new Map([[ALL, chanceOf(taken, taken)]]),
  });

/** The fewest hits that are paid for so many picks. */
const paidFrom = (picked: number): number =>
  Math.max(1, Math.floor(picked / 2) + (picked > 2 && picked % 2 === 1 ? 1 : 0));

/** A ticket of exactly so many balls, paid by how many are drawn; each paid number of hits gets an equal part. */
const ticket = (picked: number): Play => {
  const paid = range(paidFrom(picked), picked);
  return definePlay({
    code: `ticket.${picked}`,
    shape: combination(picked, { symbols: BALLS, glue: ' ', max: picked }),
    looks: look,
    count: (entry, drawn): Result => {
      const hits = hitsOf(entry, drawn);
      return { won: new Map(paid.includes(hits) ? [[`hit${hits}`, 1]] : []), voided: 0 };
    },
    chances: () => new Map(paid.map((hits) => [`hit${hits}`, chanceOf(hits, picked)])),
    shares: new Map(paid.map((hits) => [`hit${hits}`, ratio(1, paid.length)])),
  });
};

let sums: ReadonlyMap<number, bigint> | undefined;
const drawsOfSum = (): ReadonlyMap<number, bigint> => (sums ??= drawsBySum(DRAWN, BALLS_LAST));

/** The middle of all sums. */
const MIDDLE = (DRAWN * (BALLS_LAST + 1)) / 2;

const bySum = {
  looks: (board: readonly string[]) => [sumOf(board.map(Number))],
  space: () => drawsOfSum().keys(),
  weigh: (sum: number) => drawsOfSum().get(sum) ?? 0n,
};

const isMiddle = (sum: number): boolean => sum === MIDDLE;

/** The sum of all balls: big above 810, void for its size at 810. */
const total = definePlay({
  ...bySum,
  code: 'total.sides',
  shape: singles({ symbols: [...SIDES, 'tie'] }),
  wins: (sum) => (isMiddle(sum) ? [own('tie'), own('even')] : sidesOf(sum, MIDDLE).map(own)),
  voids: (sum) => (isMiddle(sum) ? ['big', 'small'] : []),
});

const totalBoth = definePlay({
  ...bySum,
  code: 'total.both',
  shape: singles({ symbols: BOTH_SIDES }),
  wins: (sum) => (isMiddle(sum) ? [] : [own(sidesOf(sum, MIDDLE).join('-'))]),
  voids: (sum) => (isMiddle(sum) ? BOTH_SIDES : []),
});

/** Whether more of the balls are of the one half or of the other. */
const majority = (code: string, names: readonly [string, string, string], isFirst: (ball: number) => boolean): Play =>
  definePlay({
    code,
    shape: singles({ symbols: names }),
    looks: (board) => [board.filter((ball) => isFirst(Number(ball))).length],
    space: () => range(0, DRAWN),
    weigh: (first) => drawsWith(first, BALLS_LAST / 2, DRAWN, BALLS_LAST),
    wins: (first) => [own(names[first > DRAWN / 2 ? 0 : first < DRAWN / 2 ? 1 : 2])],
  });

export const KENO_PLAYS: readonly Play[] = [...range(1, 10).map(any), ...range(1, 10).map(ticket)];

export const KENO_SIDED: readonly Play[] = [
  total,
  totalBoth,
  majority('count.halves', ['upper', 'lower', 'equal'], (ball) => ball <= BALLS_LAST / 2),
  majority('count.parity', ['odd', 'even', 'equal'], (ball) => ball % 2 === 1),
];
