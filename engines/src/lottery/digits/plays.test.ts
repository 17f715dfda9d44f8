import { expect, test } from 'vitest';
import { selections } from '../counting.ts';
import type { Play } from '../play.ts';
import { oddsAt } from '../price.ts';
import { times, ratio, writeRatio } from '../ratio.ts';
import { boardsOf } from '../testing/boards.ts';
import { proveChances, proveEntries, returnsOf } from '../testing/prove-play.ts';
import { FIVE_DIGITS, FIVE_SIDED, P5_PLAYS, SSC_PLAYS, THREE_DIGITS, THREE_PLAYS, THREE_SIDED } from './plays.ts';
import { DIGITS } from './stretch.ts';

const FIVES = [...SSC_PLAYS, ...FIVE_SIDED];
const THREES = [...THREE_PLAYS, ...THREE_SIDED];

const ALL_FIVES = [...selections(Array.from({ length: 5 }, () => DIGITS))];

/** All boards, but with the places a play on a stretch never looks at held at 7, which changes none of its chances. */
const boardsFor = ({ code }: Play, size: number): Iterable<readonly string[]> => {
  const seen: Readonly<Record<string, readonly number[]>> = {
    front4: [0, 1, 2, 3],
    back4: [1, 2, 3, 4],
    front3: [0, 1, 2],
    middle3: [1, 2, 3],
    back3: [2, 3, 4],
    front2: [0, 1],
    back2: [size - 2, size - 1],
  };
  const [group = ''] = code.split('.');
  const places = seen[group];
  if (places === undefined && size === 5) return ALL_FIVES;
  return selections(
    Array.from({ length: size }, (_, place) => (places === undefined || places.includes(place) ? DIGITS : ['7'])),
  );
};

/** Typed plays differ from picked ones in their picking alone, which is tested separately. */
const PROVED = FIVES.filter(({ code }) => !code.endsWith('.typed'));

const isOnPlaces = ({ code }: Play): boolean => /^(?:any|position|duel)/.test(code);

const WHOLE = PROVED.filter((play) => !isOnPlaces(play));
const isOnAllFive = ({ code }: Play): boolean => code.startsWith('five.');

// A hundred thousand boards each; one test each, so that a slow machine is not taken for a hanging one.
test.each(WHOLE.filter(isOnAllFive).map((play) => [play.code, play] as const))(
  '[part of A-03] every bet of %s wins on exactly the boards its definition counts',
  (_code, play) => {
    expect(() => proveChances(play, boardsFor(play, 5))).not.toThrow();
  },
);

test('[part of A-03] every bet on a part of five digits wins on exactly the boards its definition counts', () => {
  expect(() => {
    for (const play of WHOLE.filter((one) => !isOnAllFive(one))) proveChances(play, boardsFor(play, 5));
  }).not.toThrow();
});

/** The places a bet such as `02:35` or `2:7` is on; duels are numbered in the order of their pairs. */
const placesOf = ({ code }: Play, line: string): string => {
  const [marks = ''] = line.split(':');
  return code.startsWith('duel')
    ? (['01', '02', '03', '04', '12', '13', '14', '23', '24', '34'][Number(marks)] ?? '')
    : marks;
};

test('[part of A-03] every bet on some of the places wins on exactly the boards its definition counts', () => {
  // With places held, the bets that leave them out see all there is: thousands of boards instead of a hundred thousand.
  expect(() => {
    for (const play of PROVED.filter(isOnPlaces)) {
      for (const held of play.code.startsWith('any4')
        ? ['0', '2', '4']
        : play.code.startsWith('any3')
          ? ['02', '34']
          : ['013', '024', '234']) {
        const boards = selections(
          Array.from({ length: 5 }, (_, place) => (held.includes(String(place)) ? ['7'] : DIGITS)),
        );
        proveChances(play, boards, (line) => ![...placesOf(play, line)].some((place) => held.includes(place)));
      }
    }
  }).not.toThrow();
});

test('[part of A-03] every bet on three digits wins on exactly the boards its definition counts', () => {
  expect(() => {
    for (const play of THREES) proveChances(play, selections([DIGITS, DIGITS, DIGITS]));
  }).not.toThrow();
});

test('[part of A-03] bets on digits are counted and settled as if each were listed', () => {
  expect(() => {
    for (const play of FIVES) proveEntries(play, boardsOf(FIVE_DIGITS));
    for (const play of THREES) proveEntries(play, boardsOf(THREE_DIGITS));
  }).not.toThrow();
});

test('[part of A-03] what digits bring back is the series', () => {
  for (const play of [...FIVES, ...THREES])
    for (const series of [1956, 1700])
      expect([play.code, ...new Set(returnsOf(play, series))]).toEqual([play.code, `${series}/2000`]);
});

test('no two plays of a menu share a code', () => {
  for (const menu of [SSC_PLAYS, P5_PLAYS, FIVE_SIDED, THREE_PLAYS, THREE_SIDED])
    expect(new Set(menu.map(({ code }) => code)).size).toBe(menu.length);
});

const find = (code: string): Play => {
  const play = FIVES.find((one) => one.code === code);
  if (play === undefined) throw new Error(`There is no play ${code}.`);
  return play;
};

const prizes = (code: string, series = 1800): Record<string, string> =>
  Object.fromEntries(
    [...oddsAt(find(code), series)].map(([tier, odds]) => [tier, writeRatio(times(ratio(2), odds), 4)]),
  );

test.each([
  ['five.direct', '180000.0000'],
  ['five.group120', '1500.0000'],
  ['five.group60', '3000.0000'],
  ['five.group30', '6000.0000'],
  ['five.group20', '9000.0000'],
  ['five.group10', '18000.0000'],
  ['five.group5', '36000.0000'],
  ['five.contains1', '4.3954'],
  ['five.contains2', '22.0967'],
  ['five.contains3', '210.2803'],
  ['five.contains4', '3913.0434'],
  ['front4.direct', '18000.0000'],
  ['front4.group24', '750.0000'],
  ['front4.group12', '1500.0000'],
  ['front4.group6', '3000.0000'],
  ['front4.group4', '4500.0000'],
  ['back3.direct', '1800.0000'],
  ['back3.group3', '600.0000'],
  ['back3.group6', '300.0000'],
  ['back3.sum-tail', '18.0000'],
  ['back2.direct', '180.0000'],
  ['back2.group', '90.0000'],
  ['position.pick', '18.0000'],
  ['front3.unplaced1', '6.6420'],
  ['front3.unplaced2', '33.3333'],
  ['front4.unplaced1', '5.2340'],
  ['front4.unplaced2', '18.4804'],
  ['five.unplaced2', '12.2699'],
  ['five.unplaced3', '41.3793'],
  ['back2.sides', '7.2000'],
  ['back3.sides', '14.4000'],
  ['any2.direct', '180.0000'],
  ['any3.direct', '1800.0000'],
  ['any4.direct', '18000.0000'],
])('%s pays %s for two units at 1800', (code, prize) => {
  expect(prizes(code)).toEqual({ all: prize });
});

test('a play with several tiers pays each by its own chance', () => {
  expect(prizes('five.combo')).toEqual({
    last5: '180000.0000',
    last4: '18000.0000',
    last3: '1800.0000',
    last2: '180.0000',
    last1: '18.0000',
  });
  expect(prizes('back3.special')).toEqual({ leopard: '180.0000', straight: '30.0000', pair: '6.6666' });
  expect(prizes('duel.pair')).toEqual({ side: '4.0000', tie: '18.0000' });
  expect(prizes('back3.mixed')).toEqual({ '21': '600.0000', '111': '300.0000' });
});

const counts = (code: string): Record<string, bigint> =>
  Object.fromEntries([...find(code).chances()].map(([tier, { won }]) => [tier, won]));

test('the patterns of five digits are as many as they are known to be', () => {
  expect(counts('front3.pattern')).toEqual({
    leopard: 10n,
    straight: 60n,
    pair: 270n,
    'half-straight': 360n,
    mixed: 300n,
  });
  expect(counts('five.bull')).toEqual({
    none: 35_649n,
    bull1: 6_375n,
    bull2: 6_505n,
    bull3: 6_375n,
    bull4: 6_505n,
    bull5: 6_375n,
    bull6: 6_505n,
    bull7: 6_375n,
    bull8: 6_505n,
    bull9: 6_375n,
    bull: 6_456n,
  });
  expect(counts('five.stud')).toEqual({
    five: 10n,
    four: 450n,
    full: 900n,
    straight: 1_200n,
    three: 7_200n,
    'two-pair': 10_800n,
    pair: 50_400n,
    none: 29_040n,
  });
  expect(counts('five.total')).toMatchObject({ big: 50_000n, small: 50_000n });
});

const betsOn = (code: string, values: readonly number[]): readonly number[] =>
  values.map((value) => find(code).bets([[String(value)]]));

test('a sum, a spread or a fixed digit stands for as many bets as there are such numbers', () => {
  expect(betsOn('front3.sum', [0, 1, 2, 9, 13, 14, 27])).toEqual([1, 3, 6, 55, 75, 75, 1]);
  expect(betsOn('front3.spread', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([
    10, 54, 96, 126, 144, 150, 144, 126, 96, 54,
  ]);
  expect(betsOn('front3.group-sum', [1, 2, 3, 4, 13, 26])).toEqual([1, 2, 2, 4, 15, 1]);
  expect(betsOn('front3.fixed-digit', [0, 5])).toEqual([54, 54]);
  expect(betsOn('back2.fixed-digit', [3])).toEqual([9]);
  expect(betsOn('back2.group-sum', [1, 9, 17])).toEqual([1, 5, 1]);
  expect(betsOn('back2.spread', [0, 1, 9])).toEqual([10, 18, 2]);
});
