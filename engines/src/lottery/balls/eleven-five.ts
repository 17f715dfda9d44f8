import { distinctSelections, ordersOfSome, range, subsets, sumOf } from '../counting.ts';
import { anyRow, distinctPlaces } from '../picking/rows.ts';
import { bankers, combination, singles } from '../picking/sets.ts';
import type { Shape } from '../picking/shape.ts';
import { typed } from '../picking/values.ts';
import { definePlay } from '../play.ts';
import type { Play, Win } from '../play.ts';
import { ALL, oneLineEach, own, SIDES, sidesOf, win } from '../wins.ts';
import { ballNames, drum } from './drum.ts';

/** 11x5: five of eleven balls, in their order. */

export const ELEVEN_FIVE = drum(11, ['ball', 5]);

const BALLS = ballNames(11);
const GLUE = ' ';
const places = (count: number): readonly string[] => range(0, count - 1).map(String);

const isTypedLine =
  (count: number) =>
  (text: string): boolean => {
    const balls = text.split(GLUE);
    return balls.length === count && new Set(balls).size === count && balls.every((ball) => BALLS.includes(ball));
  };

/** The first so many balls, in their order or in any. */
const front = (count: number): readonly Play[] => {
  const looks = (board: readonly string[]) => [board.slice(0, count)];
  const space = () => distinctSelections(range(1, count).map(() => BALLS));
  const inOrder = (kind: string, shape: Shape) =>
    definePlay({
      code: `front${count}.${kind}`,
      shape,
      looks,
      space,
      wins: (balls) => win(balls.join(GLUE)),
      ...oneLineEach(ordersOfSome(count, BALLS.length), shape),
    });
  const inAny = (kind: string, shape: Shape) =>
    definePlay({
      code: `front${count}.${kind}`,
      shape,
      looks,
      space,
      wins: (balls) => win(balls.toSorted().join(GLUE)),
    });
  return [
    inOrder('direct', distinctPlaces({ names: places(count), symbols: BALLS, glue: GLUE })),
    inOrder('typed', typed(isTypedLine(count))),
    inAny('group', combination(count, { symbols: BALLS, glue: GLUE })),
    inAny('group-bankers', bankers(count, { symbols: BALLS, glue: GLUE })),
  ];
};

const sets = (): Iterable<string[]> => subsets(BALLS, 5);
const sortedLook = (board: readonly string[]): readonly string[][] => [board.toSorted()];

/** Up to five balls that are all drawn, or more than five that hold all drawn ones. */
const any = (taken: number): readonly Play[] => {
  const wins = (balls: readonly string[]): Iterable<Win> =>
    taken <= 5
      ? subsets(balls, taken).map((set) => [set.join(GLUE), ALL] as const)
      : subsets(
          BALLS.filter((ball) => !balls.includes(ball)),
          taken - 5,
        ).map((others) => [[...balls, ...others].toSorted().join(GLUE), ALL] as const);
  const of = (kind: string, shape: Shape): Play =>
    definePlay({ code: `any${taken}.${kind}`, shape, looks: sortedLook, space: sets, wins });
  const pick = of('pick', combination(taken, { symbols: BALLS, glue: GLUE }));
  return taken === 1 ? [pick] : [pick, of('bankers', bankers(taken, { symbols: BALLS, glue: GLUE }))];
};

const unplaced = definePlay({
  code: 'front3.unplaced',
  shape: singles({ symbols: BALLS }),
  looks: (board) => [board.slice(0, 3)],
  space: () => distinctSelections([BALLS, BALLS, BALLS]),
  wins: (balls) => balls.map((ball) => [ball, ALL] as const),
});

/** All places are alike: the chances are those of the first ball. */
const position = definePlay({
  code: 'position.pick',
  shape: anyRow({ names: places(5), symbols: BALLS }),
  looks: (board) => [board],
  space: () => BALLS.map((ball) => [ball]),
  wins: (balls) => balls.map((ball, place) => [`${place}:${ball}`, ALL] as const),
});

const oddCount = (balls: readonly string[]): number => balls.filter((ball) => Number(ball) % 2 === 1).length;

const odds = definePlay({
  code: 'count.odd',
  shape: singles({ symbols: places(6) }),
  looks: sortedLook,
  space: sets,
  wins: (balls) => [own(String(oddCount(balls)))],
});

const median = definePlay({
  code: 'count.median',
  shape: singles({ symbols: BALLS.slice(2, 9) }),
  looks: sortedLook,
  space: sets,
  wins: (balls) => [own(balls[2] ?? '')],
});

export const ELEVEN_FIVE_PLAYS: readonly Play[] = [
  ...front(3),
  ...front(2),
  unplaced,
  position,
  ...range(1, 8).flatMap(any),
  odds,
  median,
];

const totalOf = (balls: readonly string[]): number => sumOf(balls.map(Number));

/** The sum of all five, big above 30; at 30 the bets on its size are void. */
const total = definePlay({
  code: 'total.sides',
  shape: singles({ symbols: SIDES }),
  looks: sortedLook,
  space: sets,
  wins: (balls) =>
    sidesOf(totalOf(balls), 31)
      .filter((side) => totalOf(balls) !== 30 || side === 'even')
      .map(own),
  voids: (balls) => (totalOf(balls) === 30 ? ['big', 'small'] : []),
});

/** The sides of each ball; an 11 makes the bets on its place void. */
const ballSides = definePlay({
  code: 'position.sides',
  shape: anyRow({ names: places(5), symbols: SIDES }),
  looks: (board) => [board],
  space: () => BALLS.map((ball) => [ball]),
  wins: (balls) =>
    balls.flatMap((ball, place) =>
      ball === '11' ? [] : sidesOf(Number(ball), 6).map((side) => [`${place}:${side}`, ALL] as const),
    ),
  voids: (balls) => balls.flatMap((ball, place) => (ball === '11' ? SIDES.map((side) => `${place}:${side}`) : [])),
});

/** Whether the first ball or the last is higher. */
const duel = definePlay({
  code: 'duel.ends',
  shape: singles({ symbols: ['dragon', 'tiger'] }),
  looks: (board) => [[board[0] ?? '', board[4] ?? '']],
  space: () => distinctSelections([BALLS, BALLS]),
  wins: ([first = '', last = '']) => win(first > last ? 'dragon' : 'tiger'),
});

export const ELEVEN_FIVE_SIDED: readonly Play[] = [total, ballSides, duel];
