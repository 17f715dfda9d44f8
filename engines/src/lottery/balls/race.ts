import { distinctSelections, ordersOfSome, range } from '../counting.ts';
import { anyRow, distinctPlaces } from '../picking/rows.ts';
import { singles } from '../picking/sets.ts';
import type { Shape } from '../picking/shape.ts';
import { typed } from '../picking/values.ts';
import { definePlay } from '../play.ts';
import type { Play } from '../play.ts';
import { ALL, BOTH_SIDES, oneLineEach, own, SIDES, sidesOf, win } from '../wins.ts';
import { ballNames, drum } from './drum.ts';

/** PK10: ten cars or boats and the order they come in. */

export const RACE = drum(10, ['place', 10]);

const CARS = ballNames(10);
const GLUE = ' ';
const places = (count: number): readonly string[] => range(0, count - 1).map(String);

const isTypedLine =
  (count: number) =>
  (text: string): boolean => {
    const cars = text.split(GLUE);
    return cars.length === count && new Set(cars).size === count && cars.every((car) => CARS.includes(car));
  };

/** The first so many cars in their order. */
const top = (count: number): readonly Play[] => {
  const exact = {
    looks: (board: readonly string[]) => [board.slice(0, count)],
    space: () => distinctSelections(range(1, count).map(() => CARS)),
    wins: (cars: readonly string[]) => win(cars.join(GLUE)),
  };
  const orders = ordersOfSome(count, CARS.length);
  const play = (kind: string, shape: Shape): Play =>
    definePlay({ ...exact, ...oneLineEach(orders, shape), code: `top${count}.${kind}`, shape });
  const direct = play('direct', distinctPlaces({ names: places(count), symbols: CARS, glue: GLUE }));
  return count === 1 ? [direct] : [direct, play('typed', typed(isTypedLine(count)))];
};

/** All places are alike: the chances are those of the first. */
const position = definePlay({
  code: 'position.pick',
  shape: anyRow({ names: places(10), symbols: CARS }),
  looks: (board) => [board],
  space: () => CARS.map((car) => [car]),
  wins: (cars) => cars.map((car, place) => [`${place}:${car}`, ALL] as const),
});

const firstTwo = {
  looks: (board: readonly string[]) => [Number(board[0]) + Number(board[1])],
  space: () => distinctSelections([CARS, CARS]).map(([first, second]) => Number(first) + Number(second)),
};

/** The numbers of winner and runner-up added: from 3 to 19. */
const topSum = definePlay({
  ...firstTwo,
  code: 'top2.sum',
  shape: singles({ symbols: range(3, 19).map(String) }),
  wins: (sum) => [own(String(sum))],
});

const sumSides = definePlay({
  ...firstTwo,
  code: 'top2.sum-sides',
  shape: singles({ symbols: SIDES }),
  wins: (sum) => sidesOf(sum, 12).map(own),
});

const sumBoth = definePlay({
  ...firstTwo,
  code: 'top2.sum-both',
  shape: singles({ symbols: BOTH_SIDES }),
  wins: (sum) => [own(sidesOf(sum, 12).join('-'))],
});

const placeSides = definePlay({
  code: 'position.sides',
  shape: anyRow({ names: places(10), symbols: SIDES }),
  looks: (board) => [board],
  space: () => CARS.map((car) => [car]),
  wins: (cars) =>
    cars.flatMap((car, place) => sidesOf(Number(car), 6).map((side) => [`${place}:${side}`, ALL] as const)),
});

/** First against last, second against last but one, and so on: five duels, all alike. */
const duels = definePlay({
  code: 'duel.mirrored',
  shape: anyRow({ names: places(5), symbols: ['dragon', 'tiger'] }),
  looks: (board) => [range(0, 4).map((place) => [board[place] ?? '', board[9 - place] ?? ''])],
  space: () => distinctSelections([CARS, CARS]).map((pair) => [pair]),
  wins: (pairs) =>
    pairs.map(([ahead = '', behind = ''], place) => [`${place}:${ahead > behind ? 'dragon' : 'tiger'}`, ALL] as const),
});

export const RACE_PLAYS: readonly Play[] = [...range(1, 5).flatMap(top), position, topSum];

export const RACE_SIDED: readonly Play[] = [placeSides, sumSides, sumBoth, duels];
