import { drawsBySum, drawsWith } from '../balls/drum.ts';
import { choose, range, subsets, sumOf, ways } from '../counting.ts';
import { anyRow } from '../picking/rows.ts';
import { combination, singles } from '../picking/sets.ts';
import { definePlay } from '../play.ts';
import type { Chance, Play } from '../play.ts';
import { ratio } from '../ratio.ts';
import { ALL, own, SIDES, sidesOf } from '../wins.ts';
import { animalOf, NUMBERS, tailOf, ZODIAC } from './numbers.ts';
import type { Animal } from './numbers.ts';

/** Plays of mark six on several numbers: sets that hit or miss, and what occurs among all seven. */

const [BALLS, NORMAL, ALL_DRAWN] = [49, 6, 7];
const PICKED_MAX = 14;

type Drawn = { readonly normal: readonly string[]; readonly special: string };

const looks = (board: readonly string[]): readonly Drawn[] => [
  { normal: board.slice(0, NORMAL), special: board[NORMAL] ?? '' },
];

const picked = (taken: number) => combination(taken, { symbols: NUMBERS, glue: ' ', max: PICKED_MAX });

/** The chance of so many of `taken` numbers among the normal ones, the special being one of the rest or not. */
const chanceOf = (hits: number, taken: number): Chance => ({
  won: drawsWith(hits, taken, NORMAL, BALLS),
  voided: 0n,
  of: choose(BALLS, NORMAL),
});

/** All of a few numbers among the six. */
const hit = (taken: number): Play =>
  definePlay({
    code: `hit.${taken}`,
    shape: picked(taken),
    looks,
    wins: ({ normal }) => subsets(normal.toSorted(), taken).map((set) => [set.join(' '), ALL] as const),
    chances: () => new Map([[ALL, chanceOf(taken, taken)]]),
  });

/** Three numbers of which two or all are among the six; the two tiers share equally. */
const twoOfThree = definePlay({
  code: 'hit.2-of-3',
  shape: picked(3),
  looks,
  count: ([numbers = []], { normal }) => {
    const right = numbers.filter((number) => normal.includes(number)).length;
    const three = ways(right, 3);
    const two = ways(right, 2) * (numbers.length - right);
    return {
      won: new Map(
        [
          ['hit2', two],
          ['hit3', three],
        ].filter(isSome),
      ),
      voided: 0,
    };
  },
  chances: () => new Map([2, 3].map((hits) => [`hit${hits}`, chanceOf(hits, 3)])),
  shares: new Map([2, 3].map((hits) => [`hit${hits}`, ratio(1, 2)])),
});

const isSome = (pair: readonly (string | number)[]): pair is [string, number] => pair[1] !== 0;

/** One of two numbers is the special one, the other among the six. */
const withSpecial = definePlay({
  code: 'hit.special-and-1',
  shape: picked(2),
  looks,
  wins: ({ normal, special }) => normal.map((number) => [[number, special].toSorted().join(' '), ALL] as const),
  // Either of the two numbers may be the special one; the other is one of six out of the forty-eight left.
  chances: () => new Map([[ALL, { won: 2n * BigInt(NORMAL), voided: 0n, of: BigInt(BALLS * (BALLS - 1)) }]]),
});

/** None of a few numbers among all seven. */
const miss = (taken: number): Play =>
  definePlay({
    code: `miss.${taken}`,
    shape: picked(taken),
    looks,
    count: ([numbers = []], { normal, special }) => {
      const right = numbers.filter((number) => number !== special && !normal.includes(number)).length;
      return { won: new Map([[ALL, ways(right, taken)]].filter(isSome)), voided: 0 };
    },
    chances: () =>
      new Map([[ALL, { won: choose(BALLS - taken, ALL_DRAWN), voided: 0n, of: choose(BALLS, ALL_DRAWN) }]]),
  });

const one = definePlay({
  code: 'normal.number',
  shape: singles({ symbols: NUMBERS }),
  looks,
  wins: ({ normal }) => normal.map((number) => [number, ALL] as const),
  chances: () => new Map([[ALL, chanceOf(1, 1)]]),
});

/** All places are alike: the chances are those of the first. */
const place = definePlay({
  code: 'normal.place',
  shape: anyRow({ names: range(0, NORMAL - 1).map(String), symbols: NUMBERS }),
  looks: (board) => [board.slice(0, NORMAL)],
  space: () => NUMBERS.map((number) => [number]),
  wins: (numbers) => numbers.map((number, index) => [`${index}:${number}`, ALL] as const),
});

/** A name that at least one of all seven numbers has; names of more numbers are likelier and pay less. */
const occurring = (code: string, names: readonly string[], nameOf: (number: string) => string): Play => {
  const sizeOf = (name: string): number => NUMBERS.filter((number) => nameOf(number) === name).length;
  const tierOf = (name: string): string => `of${sizeOf(name)}`;
  return definePlay({
    code,
    shape: singles({ symbols: names }),
    looks: (board) => [[...new Set(board.map(nameOf))]],
    wins: (present) => present.map((name) => [name, tierOf(name)] as const),
    formOf: tierOf,
    chances: () =>
      new Map(
        names.map((name) => {
          const all = choose(BALLS, ALL_DRAWN);
          return [tierOf(name), { won: all - choose(BALLS - sizeOf(name), ALL_DRAWN), voided: 0n, of: all }];
        }),
      ),
  });
};

let sums: ReadonlyMap<number, bigint> | undefined;
const drawsOfSum = (): ReadonlyMap<number, bigint> => (sums ??= drawsBySum(ALL_DRAWN, BALLS));

/** The sum of all seven: big from 175, which is the middle, upward. */
const total = definePlay({
  code: 'total.sides',
  shape: singles({ symbols: SIDES }),
  looks: (board) => [sumOf(board.map(Number))],
  space: () => drawsOfSum().keys(),
  weigh: (sum) => drawsOfSum().get(sum) ?? 0n,
  wins: (sum) => sidesOf(sum, 175).map(own),
});

export const setPlays = (ofTheYear: Animal): readonly Play[] => [
  one,
  place,
  ...[2, 3, 4].map(hit),
  twoOfThree,
  withSpecial,
  ...range(5, 12).map(miss),
  occurring('among.zodiac', ZODIAC, (number) => animalOf(number, ofTheYear)),
  occurring('among.tail', range(0, 9).map(String), tailOf),
  total,
];
