import { expect, test } from 'vitest';
import { distinctSelections, selections, subsets } from '../counting.ts';
import { DICE_PLAYS, DICE_SIDED, THREE_DICE } from '../digits/dice.ts';
import { THREE_DIGITS } from '../digits/plays.ts';
import { DIGITS } from '../digits/stretch.ts';
import { TWENTY_EIGHT_PLAYS } from '../digits/twenty-eight.ts';
import type { Play } from '../play.ts';
import { oddsAt, returnOf } from '../price.ts';
import { ratio, times, writeRatio } from '../ratio.ts';
import { boardsOf } from '../testing/boards.ts';
import { proveChances, proveEntries, returnsOf } from '../testing/prove-play.ts';
import { ballNames, drawsBySum, drawsWith } from './drum.ts';
import { ELEVEN_FIVE, ELEVEN_FIVE_PLAYS, ELEVEN_FIVE_SIDED } from './eleven-five.ts';
import { KENO, KENO_PLAYS, KENO_SIDED } from './keno.ts';
import { RACE, RACE_PLAYS, RACE_SIDED } from './race.ts';

const ELEVENS = [...ELEVEN_FIVE_PLAYS, ...ELEVEN_FIVE_SIDED];
const RACES = [...RACE_PLAYS, ...RACE_SIDED];
const DICE = [...DICE_PLAYS, ...DICE_SIDED];
const KENOS = [...KENO_PLAYS, ...KENO_SIDED];

const find = (menu: readonly Play[], code: string): Play => {
  const play = menu.find((one) => one.code === code);
  if (play === undefined) throw new Error(`There is no play ${code}.`);
  return play;
};

/** Typed plays differ from picked ones in their picking alone, which is tested separately. */
const isPicked = ({ code }: Play): boolean => !code.endsWith('.typed');

const counts = (menu: readonly Play[], code: string): Record<string, bigint> =>
  Object.fromEntries([...find(menu, code).chances()].map(([tier, { won }]) => [tier, won]));

const prize = (menu: readonly Play[], code: string, series = 1800): string =>
  writeRatio(times(ratio(2), [...oddsAt(find(menu, code), series).values()][0] ?? ratio(0)), 4);

test('[part of A-03] every bet of 11x5 wins on exactly the draws its definition counts', () => {
  const balls = ballNames(11);
  // The first three in all orders, filled up: all there is for plays on them. The same turned round shows the last
  // three. What does not depend on order sees all 462 sets.
  const front = [...distinctSelections([balls, balls, balls])].map((ahead) => [
    ...ahead,
    ...balls.filter((ball) => !ahead.includes(ball)).slice(0, 2),
  ]);
  const back = front.map((board) => board.toReversed());
  const ends = front.map(([first = '', last = '', ...rest]) => [first, ...rest, last]);
  const sets = [...subsets(balls, 5)];
  expect(() => {
    for (const play of ELEVENS.filter(isPicked)) {
      const [group] = play.code.split('.');
      if (group === 'position') {
        proveChances(play, front, (line) => Number(line[0]) < 3);
        proveChances(play, back, (line) => Number(line[0]) > 1);
      } else proveChances(play, group === 'duel' ? ends : (group ?? '').startsWith('front') ? front : sets);
    }
  }).not.toThrow();
});

test('[part of A-03] every bet on three dice wins on exactly the throws its definition counts', () => {
  const faces = ['1', '2', '3', '4', '5', '6'];
  expect(() => {
    for (const play of DICE) proveChances(play, selections([faces, faces, faces]));
  }).not.toThrow();
});

test('[part of A-03] every bet of Lucky 28 wins on exactly the draws its definition counts', () => {
  expect(() => {
    for (const play of TWENTY_EIGHT_PLAYS) proveChances(play, selections([DIGITS, DIGITS, DIGITS]));
  }).not.toThrow();
});

test('[part of A-03] every bet on a race wins on exactly the finishes its definition counts', () => {
  const cars = ballNames(10);
  const finishes = (known: number): readonly string[][] =>
    [...distinctSelections(Array.from({ length: known }, () => cars))].map((ahead) => [
      ...ahead,
      ...cars.filter((car) => !ahead.includes(car)),
    ]);
  // All 3,628,800 finishes are out of reach. A play on the first few places sees all there is in their orders; plays
  // on every place are looked at on the first two and, the finishes turned round, on the last two.
  const two = finishes(2);
  const turned = two.map((cars) => cars.toReversed());
  const place = (line: string): number => Number(line.split(':')[0]);
  expect(() => {
    for (const play of RACES.filter(isPicked)) {
      const [group = ''] = play.code.split('.');
      if (group === 'position') {
        proveChances(play, two, (line) => place(line) < 2);
        proveChances(play, turned, (line) => place(line) > 7);
      } else if (group !== 'duel')
        proveChances(play, play.code.includes('sum') ? two : finishes(Number(group.slice(3))));
    }
    // Duels need both ends: the first four are put there.
    const ends = finishes(4).map(([first = '', second = '', third = '', fourth = '', ...rest]) => [
      first,
      second,
      ...rest,
      third,
      fourth,
    ]);
    proveChances(find(RACES, 'duel.mirrored'), ends, (line) => place(line) < 2);
  }).not.toThrow();
});

test('[part of A-03] bets on balls, cars and dice are counted and settled as if each were listed', () => {
  const isListed = ({ code }: Play): boolean => !/^(?:any|ticket)/.test(code);
  expect(() => {
    for (const play of ELEVENS) proveEntries(play, boardsOf(ELEVEN_FIVE));
    for (const play of RACES) proveEntries(play, boardsOf(RACE));
    for (const play of DICE) proveEntries(play, boardsOf(THREE_DICE));
    for (const play of TWENTY_EIGHT_PLAYS) proveEntries(play, boardsOf(THREE_DIGITS));
    for (const play of KENOS.filter(isListed)) proveEntries(play, boardsOf(KENO));
  }).not.toThrow();
});

test('[part of A-03] what balls, cars and dice bring back is the series', () => {
  for (const play of [
    ...ELEVENS,
    ...RACES,
    ...DICE,
    ...TWENTY_EIGHT_PLAYS,
    ...KENOS.filter(({ code }) => !code.startsWith('ticket')),
  ])
    expect([play.code, ...new Set(returnsOf(play, 1956))]).toEqual([play.code, '1956/2000']);
});

test('the tiers of a keno ticket bring back the series together', () => {
  for (const play of KENO_PLAYS.filter(({ code }) => code.startsWith('ticket'))) {
    const odds = oddsAt(play, 1956);
    expect([play.code, returnOf(play, odds, [...odds.keys()])]).toEqual([play.code, ratio(1956, 2000)]);
  }
});

test('11x5 pays what its chances say', () => {
  const prizes = [1, 2, 3, 4, 5, 6, 7, 8].map((taken) => prize(ELEVENS, `any${taken}.pick`));

  expect(prizes).toEqual(['3.9600', '9.9000', '29.7000', '118.8000', '831.6000', '138.6000', '39.6000', '14.8500']);
  expect(prize(ELEVENS, 'front3.direct')).toBe('1782.0000');
  expect(prize(ELEVENS, 'front2.group')).toBe('99.0000');
  expect(counts(ELEVENS, 'count.odd')).toEqual({ 0: 1n, 1: 30n, 2: 150n, 3: 200n, 4: 75n, 5: 6n });
  expect(Object.values(counts(ELEVENS, 'count.median'))).toEqual([28n, 63n, 90n, 100n, 90n, 63n, 28n]);
  expect(find(ELEVENS, 'total.sides').chances().get('big')).toEqual({ won: 215n, voided: 32n, of: 462n });
});

test('a race pays what its chances say', () => {
  const prizes = [1, 2, 3, 4, 5].map((places) => prize(RACES, `top${places}.direct`));

  expect(prizes).toEqual(['18.0000', '162.0000', '1296.0000', '9072.0000', '54432.0000']);
  expect(prize(RACES, 'top1.direct', 1956)).toBe('19.5600');
  expect(Object.values(counts(RACES, 'top2.sum'))).toEqual(
    [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2].map(BigInt),
  );
  expect(counts(RACES, 'top2.sum-sides')).toEqual({ big: 40n, small: 50n, odd: 50n, even: 40n });
});

test('three dice pay what their chances say', () => {
  expect(Object.values(counts(DICE, 'sum.value'))).toEqual(
    [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1].map(BigInt),
  );
  const won = (code: string): bigint | undefined => counts(DICE, code)['all'];
  expect(
    ['triple.pick', 'triple.any', 'pair.pick', 'pair.any', 'three.pick', 'two.pick', 'straight.any', 'face.any'].map(
      won,
    ),
  ).toEqual([1n, 6n, 3n, 15n, 6n, 30n, 24n, 91n]);
  expect(counts(DICE, 'sum.sides')).toMatchObject({ big: 108n, small: 108n });
  expect(counts(DICE, 'sum.table-sides')).toMatchObject({ big: 105n, small: 105n });
});

test('of a thousand draws of Lucky 28 small-odd has 269 and small-even 231, big the other way round', () => {
  expect(counts(TWENTY_EIGHT_PLAYS, 'sum.both')).toEqual({
    'small-odd': 269n,
    'small-even': 231n,
    'big-odd': 231n,
    'big-even': 269n,
  });
  expect(counts(TWENTY_EIGHT_PLAYS, 'sum.extreme')).toEqual({ 'extreme-big': 56n, 'extreme-small': 56n });
  expect(counts(TWENTY_EIGHT_PLAYS, 'sum.colour')).toEqual({ red: 332n, green: 258n, blue: 258n });
  expect(counts(TWENTY_EIGHT_PLAYS, 'kind.three')).toEqual({ leopard: 10n, straight: 60n, pair: 270n });
});

const chance = (play: Play, tier: string): number => {
  const { won = 0n, of = 1n } = play.chances().get(tier) ?? {};
  return Number((won * 10n ** 18n) / of) / 1e18;
};

test('keno has the chances of twenty of eighty', () => {
  expect(chance(find(KENOS, 'any10.pick'), 'all')).toBeCloseTo(1.1221e-7, 11);
  expect(chance(find(KENOS, 'any5.pick'), 'all')).toBeCloseTo(6.449247e-4, 10);
  expect(chance(find(KENOS, 'total.sides'), 'big')).toBeCloseTo(0.4978018, 7);
  expect(chance(find(KENOS, 'total.sides'), 'tie')).toBeCloseTo(0.0043964, 7);
  expect(chance(find(KENOS, 'total.sides'), 'odd')).toBeCloseTo(0.5, 9);
});

test('the formulas for drums agree with every draw of small ones', () => {
  for (const [balls, drawn, picked] of [
    [7, 3, 2],
    [8, 4, 3],
    [9, 4, 5],
  ] as const) {
    const draws = [
      ...subsets(
        Array.from({ length: balls }, (_, ball) => ball + 1),
        drawn,
      ),
    ];
    for (let hits = 0; hits <= picked; hits += 1) {
      const right = draws.filter((draw) => draw.filter((ball) => ball <= picked).length === hits).length;
      expect(drawsWith(hits, picked, drawn, balls)).toBe(BigInt(right));
    }
    const sums = new Map<number, bigint>();
    for (const draw of draws) {
      const sum = draw.reduce((one, other) => one + other, 0);
      sums.set(sum, (sums.get(sum) ?? 0n) + 1n);
    }
    expect(new Map([...drawsBySum(drawn, balls)].toSorted(([one], [other]) => one - other))).toEqual(
      new Map([...sums].toSorted(([one], [other]) => one - other)),
    );
  }
});

test('keno settles sets and tickets by the balls that were drawn', () => {
  const board = ballNames(80).slice(0, 20);
  const won = (code: string, content: string): Record<string, number> => {
    const play = find(KENOS, code);
    const read = play.read(content);
    return 'entry' in read ? Object.fromEntries(play.settler(board)(read.entry).won) : { [read.fault.code]: -1 };
  };

  expect(won('any3.pick', '01,02,03,04,80')).toEqual({ all: 4 });
  expect(won('any3.pick', '01,02,78,79,80')).toEqual({});
  expect(won('ticket.5', '01,02,03,79,80')).toEqual({ hit3: 1 });
  expect(won('ticket.5', '01,02,78,79,80')).toEqual({});
  expect(won('ticket.5', '01,02,78,79')).toEqual({ 'too-few': -1 });
});
