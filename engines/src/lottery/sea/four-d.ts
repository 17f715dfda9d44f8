import { digitsPart, partOf } from '../board.ts';
import type { Board, Layout } from '../board.ts';
import { ordered, ordersOf, sorted } from '../counting.ts';
import { isDigits } from '../digits/stretch.ts';
import { once, rowOf } from '../picking/shape.ts';
import type { Shape } from '../picking/shape.ts';
import { typed } from '../picking/values.ts';
import { definePlay } from '../play.ts';
import type { Chance, Play, Win } from '../play.ts';
import { ratio } from '../ratio.ts';
import type { Ratio } from '../ratio.ts';

/** 4D of Malaysia and Singapore: 23 numbers of four digits, drawn independently, so that one can win more than once. */

export const FOUR_D: Layout = {
  drawn: 'independent',
  parts: [
    digitsPart('first', 1, 4),
    digitsPart('second', 1, 4),
    digitsPart('third', 1, 4),
    digitsPart('special', 10, 4),
    digitsPart('consolation', 10, 4),
  ],
};

const BIG = ['first', 'second', 'third', 'special', 'consolation'];
const SMALL = BIG.slice(0, 3);

const lotsOf = (prize: string): number => FOUR_D.parts.find(({ name }) => name === prize)?.count ?? 0;

const drawnOf = (prizes: readonly string[], board: Board): readonly Win[] =>
  prizes.flatMap((prize) => partOf(FOUR_D, board, prize).map((number) => [number, prize] as const));

/** Without a rate card every prize gets an equal part of what comes back. */
const equalParts = (tiers: readonly string[], prizes: number): ReadonlyMap<string, Ratio> =>
  new Map(tiers.map((tier) => [tier, ratio(1, prizes)]));

const straight = (group: string, kind: string, prizes: readonly string[], shape: Shape): Play =>
  definePlay({
    code: `${group}.${kind}`,
    shape,
    looks: (board: Board) => [board],
    wins: (board) => drawnOf(prizes, board),
    chances: () => new Map(prizes.map((prize) => [prize, { won: BigInt(lotsOf(prize)), voided: 0n, of: 10_000n }])),
    shares: equalParts(prizes, prizes.length),
  });

const isFour = isDigits(4);
/** The digits of a box, not all the same; they may be typed in any order and are kept from the lowest on. */
const isBox = (text: string): boolean => isFour(text) && new Set(text).size > 1;
const boxed = typed(isBox, (text) => sorted(text));
/** Three digits and one place left open: `12x4`. */
const isRoll = (text: string): boolean => /^(?=\d*x\d*$)[\dx]{4}$/.test(text);

/** Every order of the digits is a bet at full price. */
const box: Shape = {
  ...boxed,
  count: (entry) => rowOf(entry, 0).reduce((sum, digits) => sum + ordersOf(digits), 0),
  lines: (entry) => rowOf(entry, 0).flatMap(ordered),
  holds: (entry, line) => once(rowOf(entry, 0).includes(sorted(line))),
};

/** The open place takes every digit. */
const roll: Shape = {
  ...typed(isRoll),
  count: (entry) => 10 * rowOf(entry, 0).length,
  lines: (entry) =>
    rowOf(entry, 0).flatMap((form) => Array.from({ length: 10 }, (_, digit) => form.replace('x', String(digit)))),
  holds: (entry, line) =>
    rowOf(entry, 0).filter(
      (form) => form === line.slice(0, form.indexOf('x')) + 'x' + line.slice(form.indexOf('x') + 1),
    ).length,
};

const PATTERNS = [24, 12, 6, 4];

/** One stake for all orders of the digits together; the fewer orders there are, the more is paid. */
const sharedBox = (group: string, prizes: readonly string[]): Play =>
  definePlay({
    code: `${group}.shared-box`,
    shape: boxed,
    looks: (board: Board) => [board],
    wins: (board) =>
      drawnOf(prizes, board)
        .filter(([number]) => new Set(number).size > 1)
        .map(([number, prize]) => [sorted(number), `${prize}.${ordersOf(number)}`] as const),
    chances: () =>
      new Map(
        PATTERNS.flatMap((orders) =>
          prizes.map((prize): readonly [string, Chance] => [
            `${prize}.${orders}`,
            { won: BigInt(lotsOf(prize) * orders), voided: 0n, of: 10_000n },
          ]),
        ),
      ),
    shares: equalParts(
      PATTERNS.flatMap((orders) => prizes.map((prize) => `${prize}.${orders}`)),
      prizes.length,
    ),
    formOf: (digits) => String(ordersOf(digits)),
    formOfTier: (tier) => tier.split('.')[1] ?? '',
  });

/** The last three digits of the first prize, or of one of the first three. */
const lastThree = (code: string, prizes: readonly string[]): Play =>
  definePlay({
    code,
    shape: typed(isDigits(3)),
    looks: (board: Board) => [board],
    wins: (board) => drawnOf(prizes, board).map(([number]) => [number.slice(-3), 'last3'] as const),
    chances: () => new Map([['last3', { won: BigInt(prizes.length), voided: 0n, of: 1_000n }]]),
  });

const menu = (group: string, prizes: readonly string[]): readonly Play[] => [
  straight(group, 'straight', prizes, typed(isFour)),
  straight(group, 'box', prizes, box),
  straight(group, 'roll', prizes, roll),
  sharedBox(group, prizes),
];

export const FOUR_D_PLAYS: readonly Play[] = [
  ...menu('big', BIG),
  ...menu('small', SMALL),
  straight('four-a', 'straight', ['first'], typed(isFour)),
  lastThree('three-a.last3', ['first']),
  lastThree('three-abc.last3', SMALL),
];
