import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Board } from '../board.ts';
import { ballNames } from '../balls/drum.ts';
import { selections } from '../counting.ts';
import { DIGITS, digitTexts } from '../digits/stretch.ts';
import type { Play } from '../play.ts';
import { oddsAt, returnOf } from '../price.ts';
import { ratio, writeRatio } from '../ratio.ts';
import { boardsOf } from '../testing/boards.ts';
import { countingWords } from '../testing/counting-words.ts';
import { proveChances, proveEntries, returnsOf } from '../testing/prove-play.ts';
import { NORTH } from '../vietnam/layout.ts';
import { cardOdds, MALAYSIA_4D, SINGAPORE_4D } from './cards.ts';
import { FOUR_D, FOUR_D_PLAYS } from './four-d.ts';
import { LAO, LAO_PLAYS } from './lao.ts';
import { MEGA, POWER, sixLayout, sixPlays, TOTO } from './six-of.ts';
import { HANOI_PLAYS, THAI, THAI_PLAYS } from './thai.ts';
import { drawHouseNumber, isSubmission, YEEKEE, YEEKEE_PLAYS, yeekeeBoard } from './yeekee.ts';

const find = (menu: readonly Play[], code: string): Play => {
  const play = menu.find((one) => one.code === code);
  if (play === undefined) throw new Error(`There is no play ${code}.`);
  return play;
};

const won = (menu: readonly Play[], code: string, content: string, board: Board): Record<string, number> => {
  const read = find(menu, code).read(content);
  return 'entry' in read
    ? Object.fromEntries(find(menu, code).settler(board)(read.entry).won)
    : { [read.fault.code]: -1 };
};

const odds = (menu: readonly Play[], code: string, series: number): Record<string, string> =>
  Object.fromEntries([...oddsAt(find(menu, code), series)].map(([tier, one]) => [tier, writeRatio(one, 3)]));

const THAI_BOARD: Board = ['123456', '111', '222', '333', '444', '78'];

test.each([
  ['top3.typed', '456', { all: 1 }],
  ['top3.mixed', '456', { '111': 1 }],
  ['top3.mixed', '445', {}],
  ['top3.mixed', '645', { '111': 1 }],
  ['top3.mixed', '456,654', { 'repeated-symbol': -1 }],
  ['top3.mixed', '444', { 'unknown-symbol': -1 }],
  ['top2.direct', '5|6', { all: 1 }],
  ['bottom2.direct', '7|8', { all: 1 }],
  ['front2.direct', '4|5', { all: 1 }],
  ['spread2.direct', '4|6', { all: 1 }],
  ['top3.unplaced1', '4,5,9', { all: 2 }],
  ['bottom2.unplaced1', '7,9', { all: 1 }],
  ['position.pick', '4|4|6', { all: 2 }],
  ['top3.float4', '4,5,6,9', { all: 1 }],
  ['top3.float5', '4,5,7,8,9', {}],
  ['front3.typed', '111,222', { all: 2 }],
  ['back3.typed', '111,444', { all: 1 }],
])('Thai: %s on %s', (code, content, expected) => {
  expect(won(THAI_PLAYS, code, content, THAI_BOARD)).toEqual(expected);
});

test('Thai odds at 90 % are the usual ones, and tote pays by its orders', () => {
  expect(odds(THAI_PLAYS, 'top3.typed', 1800)).toEqual({ all: '900.000' });
  expect(odds(THAI_PLAYS, 'front3.typed', 1800)).toEqual({ all: '450.000' });
  expect(odds(THAI_PLAYS, 'top3.mixed', 1800)).toEqual({ '111': '150.000', '21': '300.000' });
  expect(odds(THAI_PLAYS, 'top2.typed', 1900)).toEqual({ all: '95.000' });
  expect(find(THAI_PLAYS, 'top3.unplaced1').chances().get('all')).toMatchObject({ won: 271n, of: 1000n });
  expect(find(THAI_PLAYS, 'bottom2.unplaced1').chances().get('all')).toMatchObject({ won: 19n, of: 100n });
});

test('[part of A-03] every bet on top and bottom wins on exactly the draws its definition counts', () => {
  const draws = (places: readonly number[]): Iterable<Board> =>
    selections([0, 1, 2, 3, 4].map((place) => (places.includes(place) ? DIGITS : ['7']))).map((digits) => [
      digits.slice(3).join('') + digits.slice(0, 3).join(''),
    ]);
  expect(() => {
    for (const play of YEEKEE_PLAYS) proveChances(play, draws(play.code.startsWith('bottom') ? [3, 4] : [0, 1, 2]));
  }).not.toThrow();
});

test('[part of A-03] bets of the region are counted and settled as if each were listed', () => {
  const isListed = ({ code }: Play): boolean => code !== 'set.four' && !code.startsWith('six.');
  expect(() => {
    for (const play of THAI_PLAYS) proveEntries(play, boardsOf(THAI), 8);
    for (const play of HANOI_PLAYS) proveEntries(play, boardsOf(NORTH), 4);
    for (const play of LAO_PLAYS.filter(isListed)) proveEntries(play, boardsOf(LAO), 8);
    for (const play of YEEKEE_PLAYS) proveEntries(play, boardsOf(YEEKEE), 4);
    for (const play of FOUR_D_PLAYS.filter(({ code }) => !/\.(?:roll|box|shared-box)$/.test(code)))
      proveEntries(play, boardsOf(FOUR_D), 8);
  }).not.toThrow();
});

test('[part of A-03] what the region brings back is the series', () => {
  for (const play of [
    ...THAI_PLAYS,
    ...HANOI_PLAYS,
    ...YEEKEE_PLAYS,
    ...LAO_PLAYS.filter(({ code }) => code !== 'set.four'),
  ])
    expect([play.code, ...new Set(returnsOf(play, 1900))]).toEqual([play.code, '1900/2000']);
});

test('Hanoi is read from the special and the first prize', () => {
  const board = Array.from({ length: 27 }, () => '00000')
    .with(0, '98765')
    .with(1, '43210');

  expect(won(HANOI_PLAYS, 'top3.typed', '765', board)).toEqual({ all: 1 });
  expect(won(HANOI_PLAYS, 'bottom2.typed', '10', board)).toEqual({ all: 1 });
});

test('the Lao set of four is paid once, in the best tier, and gives every number the same return', () => {
  const play = find(LAO_PLAYS, 'set.four');
  const drawn = ['1234'];
  const best = (number: string): string | undefined => Object.keys(won(LAO_PLAYS, 'set.four', number, drawn))[0];

  expect(['1234', '4321', '9234', '9423', '1299', '9934', '5678'].map(best)).toEqual([
    '0123.four',
    '0123.four-any',
    '0123.three',
    '0123.three-any',
    '0122.front2',
    '0012.back2',
    undefined,
  ]);
  const table = oddsAt(play, 1900);
  for (const form of ['0123', '0012', '0000', '0110'])
    expect(
      returnOf(
        play,
        table,
        [...table.keys()].filter((tier) => tier.startsWith(form)),
      ),
    ).toEqual(ratio(1900, 2000));
});

test('the chances of the Lao set of four hold for every number of a form', () => {
  const chances = find(LAO_PLAYS, 'set.four').chances();
  for (const number of ['7735', '9012', '4444', '2552']) {
    const settle = find(LAO_PLAYS, 'set.four').settler;
    const counts = new Map<string, bigint>();
    for (const drawn of digitTexts(4))
      for (const tier of settle([drawn])([[number]]).won.keys()) counts.set(tier, (counts.get(tier) ?? 0n) + 1n);
    for (const [tier, count] of counts) expect(chances.get(tier)?.won).toBe(count);
  }
});

const FOUR_D_BOARD: Board = [
  '1234',
  '1123',
  '0987',
  ...Array.from({ length: 10 }, (_, lot) => (lot < 2 ? '1234' : `55${lot}0`)),
  ...Array.from({ length: 10 }, (_, lot) => `66${lot}0`),
];

test.each([
  ['big.straight', '1234', { first: 1, special: 2 }],
  ['small.straight', '1234', { first: 1 }],
  ['big.box', '1234', { first: 1, special: 2 }],
  ['big.box', '1123', { second: 1 }],
  ['big.box', '4312', { first: 1, special: 2 }],
  ['big.box', '1111', { 'unknown-symbol': -1 }],
  ['big.roll', '12x4', { first: 1, special: 2 }],
  ['big.roll', '12x4,x234', { first: 2, special: 4 }],
  ['big.roll', '12xx', { 'unknown-symbol': -1 }],
  ['big.shared-box', '1123', { 'second.12': 1 }],
  ['big.shared-box', '3211', { 'second.12': 1 }],
  ['four-a.straight', '1234,1123', { first: 1 }],
  ['three-a.last3', '234,123', { last3: 1 }],
  ['three-abc.last3', '234,123,987', { last3: 3 }],
])('4D: %s on %s', (code, content, expected) => {
  expect(won(FOUR_D_PLAYS, code, content, FOUR_D_BOARD)).toEqual(expected);
});

test('boxes and rolls of 4D make as many bets as they list', () => {
  const bets = (code: string, content: string): readonly number[] => {
    const read = find(FOUR_D_PLAYS, code).read(content);
    if ('fault' in read) return [];
    const { bets: count, shape } = find(FOUR_D_PLAYS, code);
    return [count(read.entry), [...shape.lines(read.entry)].length];
  };

  expect(bets('big.box', '1234,1123,1122,1112')).toEqual([46, 46]);
  expect(bets('big.roll', '12x4,x999')).toEqual([20, 20]);
});

test.each([
  [MALAYSIA_4D, 'big.straight', '0.6400'],
  [MALAYSIA_4D, 'small.straight', '0.6500'],
  [SINGAPORE_4D, 'big.straight', '0.6590'],
  [SINGAPORE_4D, 'small.straight', '0.5800'],
  [MALAYSIA_4D, 'four-a.straight', '0.6000'],
  [MALAYSIA_4D, 'three-a.last3', '0.6600'],
  [MALAYSIA_4D, 'three-abc.last3', '0.6600'],
  [SINGAPORE_4D, 'four-a.straight', '0.6000'],
  [SINGAPORE_4D, 'three-a.last3', '0.6600'],
  [SINGAPORE_4D, 'three-abc.last3', '0.6600'],
])('the card of a 4D house brings back what it is known for: %#', (card, code, expected) => {
  const prizes = cardOdds(card, code) ?? new Map();

  expect(writeRatio(returnOf(find(FOUR_D_PLAYS, code), prizes, [...prizes.keys()]), 4)).toBe(expected);
});

test.each([MALAYSIA_4D, SINGAPORE_4D])('a card has a prize for every tier of every 4D play: %#', (card) => {
  for (const play of FOUR_D_PLAYS)
    expect([play.code, [...(cardOdds(card, play.code)?.keys() ?? [])].toSorted()]).toEqual([
      play.code,
      [...play.chances().keys()].toSorted(),
    ]);
});

test('TOTO has as many winning tickets in each tier as are known, and so have its sisters', () => {
  const counts = (game: typeof TOTO): readonly number[] => {
    const [play] = sixPlays(game);
    const tickets = game === TOTO ? 13_983_816n : game === MEGA ? 8_145_060n : 28_989_675n;
    return [...(play?.chances().values() ?? [])].map(({ won: right, of }) => Number((right * tickets) / of));
  };

  expect(counts(TOTO)).toEqual([1, 6, 252, 630, 12_915, 17_220, 229_600]);
  expect(counts(MEGA)).toEqual([1, 234, 11_115, 182_780]);
  expect(counts(POWER)).toEqual([1, 6, 288, 17_640, 368_480]);
});

test('a system of TOTO wins as if each of its tickets had been bought', () => {
  const [system, roll] = sixPlays(TOTO);
  const bets = [7, 8, 9, 10, 11, 12].map((numbers) => system?.bets([ballNames(49).slice(0, numbers)]));
  expect(bets).toEqual([7, 28, 84, 210, 462, 924]);
  expect(roll?.bets([ballNames(49).slice(0, 5)])).toBe(44);

  fc.assert(
    fc.property(
      boardsOf(sixLayout(TOTO)),
      fc.subarray([...ballNames(14)], { minLength: 6, maxLength: 9 }),
      (board, picked) => {
        const all = new Map<string, number>();
        for (const line of system?.shape.lines([picked]) ?? [])
          for (const [tier, tickets] of system?.settler(board)([line.split(' ')]).won ?? [])
            all.set(tier, (all.get(tier) ?? 0) + tickets);
        expect(Object.fromEntries(system?.settler(board)([picked]).won ?? [])).toEqual(Object.fromEntries(all));
      },
    ),
    { numRuns: 30, seed: 7 },
  );
});

test('whatever players send, every Yeekee result is equally likely: each house number makes another one', () => {
  const sent = ['12345', '99999', '00001'];
  const results = new Set(Array.from({ length: 100_000 }, (_, house) => yeekeeBoard(sent, house)[0]));

  expect(results.size).toBe(100_000);
});

test('the last Yeekee sender decides nothing without the house number, and the order of sending does not matter', () => {
  const house = drawHouseNumber(countingWords(5));

  expect(yeekeeBoard(['12345', '54321'], house)).toEqual(yeekeeBoard(['54321', '12345'], house));
  expect(yeekeeBoard([], house)).toEqual([String(house).padStart(5, '0')]);
  expect(yeekeeBoard(['99999'], 3)).toEqual(['00002']);
  expect(isSubmission('1234')).toBe(false);
  expect(() => yeekeeBoard(['1234x'], house)).toThrow(RangeError);
});
