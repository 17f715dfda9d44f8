import { money, parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { isBoard } from '../board.ts';
import type { Board } from '../board.ts';
import { selections, subsets } from '../counting.ts';
import type { Play } from '../play.ts';
import { amountOf, oddsAt, payoutOf, returnOf } from '../price.ts';
import { decimal, ratio, times, writeRatio } from '../ratio.ts';
import { boardsOf } from '../testing/boards.ts';
import { proveEntries, returnsOf } from '../testing/prove-play.ts';
import { NORTH, SOUTH } from './layout.ts';
import { boardsWithAll, boardsWithNone } from './parlay.ts';
import { NORTH_PLAYS, SOUTH_PLAYS } from './plays.ts';
import { partnersOn, TWO_STATIONS_STONES, withPartners } from './two-stations.ts';
import { chancesOf, halves } from './stones.ts';

// Worked by hand: 68 ends six numbers of the north (special, g1, g3, g5, g6, g7), 12 ends two, 99 none.
const NORTH_BOARD: Board = [
  '41368',
  '90268',
  ...['15512', '70034'],
  ...['11168', '22201', '33302', '44403', '55504', '66605'],
  ...['7706', '8807', '9908', '1009'],
  ...['2268', '3310', '4411', '5513', '6614', '7715'],
  ...['568', '716', '817'],
  ...['68', '12', '18', '19'],
];

const SOUTH_BOARD: Board = [
  '805068',
  '11120',
  '22221',
  ...['33322', '44423'],
  ...['55524', '66625', '77726', '88827', '99928', '10168', '20230'],
  '3031',
  ...['4032', '5033', '6034'],
  '068',
  '35',
];

const find = (menu: readonly Play[], code: string): Play => {
  const play = menu.find((one) => one.code === code);
  if (play === undefined) throw new Error(`There is no play ${code}.`);
  return play;
};

const hits = (menu: readonly Play[], board: Board, code: string, content: string): number => {
  const play = find(menu, code);
  const read = play.read(content);
  if ('fault' in read) throw new Error(`${code} does not read ${content}: ${read.fault.code}`);
  return [...play.settler(board)(read.entry).won.values()].reduce((sum, count) => sum + count, 0);
};

const stakes = (menu: readonly Play[], code: string, content: string): number => {
  const play = find(menu, code);
  const read = play.read(content);
  return 'fault' in read ? 0 : play.stakes(read.entry);
};

test('the boards of this file are boards', () => {
  expect(isBoard(NORTH, NORTH_BOARD)).toBe(true);
  expect(isBoard(SOUTH, SOUTH_BOARD)).toBe(true);
  expect(isBoard(NORTH, SOUTH_BOARD)).toBe(false);
});

test.each([
  ['lo.2', '68', 6],
  ['lo.2', '68,12,99', 8],
  ['lo.2', '99', 0],
  ['lo.2-one-price', '68', 6],
  ['lo.3', '168', 1],
  ['lo.3', '568', 1],
  ['lo.3', '268,368', 3],
  ['lo.4', '1368,2268', 2],
  ['lo.2-head', '41', 1],
  ['lo.2-head', '44', 2],
  ['lo.short', '68', 3],
  ['de.special', '68', 1],
  ['de.special', '12', 0],
  ['de.special-head', '41', 1],
  ['de.head', '68,12,18', 3],
  ['de.head-tail', '68', 2],
  ['de.first2', '68', 1],
  ['de.first3', '268', 1],
  ['de.first4', '0268', 1],
  ['three.special', '368', 1],
  ['three.head', '568,716', 2],
  ['three.head-tail', '368,568', 2],
  ['four.special', '1368', 1],
  ['xien.2', '12,68', 1],
  ['xien.2', '12,68,99', 1],
  ['xien.3', '01,12,68', 1],
  ['xien.4', '01,02,12,68', 1],
  ['xien.4', '01,02,12,99', 0],
  ['truot.4', '96,97,98,99', 1],
  ['truot.4', '68,97,98,99', 0],
  ['truot.4', '95,96,97,98,99', 5],
  ['digit.tens-units', '6|8', 2],
  ['digit.tens-units', '8|6', 0],
  ['special4.group24', '1,3,6,8', 1],
  ['special3.group6', '3,6,8,9', 1],
  ['special2.group', '6,8', 1],
  ['special2.unplaced1', '6', 1],
  ['special3.unplaced2', '3,8', 1],
  ['special4.unplaced2', '1,9', 0],
  ['special2.sides', 'big,even', 2],
  ['special2.digit-sum', '14', 1],
])('north: %s on %s wins %i times', (code, content, expected) => {
  expect(hits(NORTH_PLAYS, NORTH_BOARD, code, content)).toBe(expected);
});

test.each([
  ['lo.2', '68', 3],
  ['lo.3', '068', 2],
  ['lo.4', '5068', 1],
  ['lo.short', '68', 2],
  ['lo.short', '31,33,35', 3],
  ['de.head', '35', 1],
  ['de.head-tail', '35,68', 2],
  ['three.head', '068', 1],
  ['three.head-tail', '068', 2],
  ['de.special-head', '80', 1],
  ['xien.2', '20,68', 1],
  ['truot.4', '00,01,02,03', 1],
])('south: %s on %s wins %i times', (code, content, expected) => {
  expect(hits(SOUTH_PLAYS, SOUTH_BOARD, code, content)).toBe(expected);
});

test.each([
  ['lo.2', '01', 27, 18],
  ['lo.3', '001', 23, 17],
  ['lo.4', '0001', 20, 16],
  ['lo.2-one-price', '01', 1, 1],
  ['lo.2-head', '01', 23, 17],
  ['lo.short', '01', 8, 7],
  ['de.special', '01,02', 2, 2],
  ['de.head', '01', 4, 1],
  ['de.head-tail', '01', 5, 2],
  ['three.head', '001', 3, 1],
  ['three.head-tail', '001', 4, 2],
  ['xien.2', '01,02,03', 3, 3],
  ['truot.4', '01,02,03,04,05', 5, 5],
  ['da.one', '01,02', 54, 36],
  ['da.one', '01,02,03', 162, 108],
])('%s on %s costs %i stakes in the north and %i in the south', (code, content, north, south) => {
  expect([stakes(NORTH_PLAYS, code, content), stakes(SOUTH_PLAYS, code, content)]).toEqual([north, south]);
});

test('two numbers, đầu đuôi, ten thousand each, on a southern and a northern station cost 140,000', () => {
  const price = parseMoney('10000');
  const total =
    amountOf(stakes(SOUTH_PLAYS, 'de.head-tail', '01,02'), price) +
    amountOf(stakes(NORTH_PLAYS, 'de.head-tail', '01,02'), price);

  expect(total).toBe(parseMoney('140000'));
});

test('[part of A-03] every Vietnamese play counts and settles as if each bet were listed', () => {
  const isListed = ({ code }: Play): boolean => !/^(?:da|truot)\./.test(code);
  expect(() => {
    for (const play of NORTH_PLAYS.filter(isListed)) proveEntries(play, boardsOf(NORTH), 6);
    for (const play of SOUTH_PLAYS.filter(isListed)) proveEntries(play, boardsOf(SOUTH), 6);
  }).not.toThrow();
});

test('[part of A-03] what a Vietnamese play brings back is the series', () => {
  for (const play of [...NORTH_PLAYS, ...SOUTH_PLAYS, TWO_STATIONS_STONES])
    expect([play.code, ...new Set(returnsOf(play, 1940))]).toEqual([play.code, '1940/2000']);
});

const odds = (menu: readonly Play[], code: string, series: number): string =>
  writeRatio([...oddsAt(find(menu, code), series).values()][0] ?? ratio(0), 4);

test('at 97 % the odds are those of the rate card that keeps 3 %', () => {
  expect(odds(NORTH_PLAYS, 'lo.2', 1980)).toBe('99.0000');
  expect(odds(NORTH_PLAYS, 'lo.2-one-price', 1970)).toBe('3.6481');
  expect(odds(NORTH_PLAYS, 'special4.group24', 1940)).toBe('404.1666');
  expect(odds(NORTH_PLAYS, 'special4.group12', 1940)).toBe('808.3333');
  expect(odds(NORTH_PLAYS, 'special4.group6', 1940)).toBe('1616.6666');
  expect(odds(NORTH_PLAYS, 'special4.group4', 1940)).toBe('2425.0000');
  expect(odds(NORTH_PLAYS, 'special3.group3', 1940)).toBe('323.3333');
  expect(odds(NORTH_PLAYS, 'special3.group6', 1940)).toBe('161.6666');
  expect(odds(NORTH_PLAYS, 'special2.group', 1940)).toBe('48.5000');
  expect(odds(NORTH_PLAYS, 'special2.unplaced1', 1940)).toBe('5.1052');
  expect(odds(NORTH_PLAYS, 'special3.unplaced1', 1940)).toBe('3.5793');
  expect(odds(NORTH_PLAYS, 'special3.unplaced2', 1940)).toBe('17.9629');
  expect(odds(NORTH_PLAYS, 'special4.unplaced1', 1940)).toBe('2.8205');
  expect(odds(NORTH_PLAYS, 'special4.unplaced2', 1940)).toBe('9.9589');
});

test.each([
  ['xien.2', '18.2209', '38.3027'],
  ['xien.3', '81.3145', '255.5293'],
  ['xien.4', '374.5438', '1801.0731'],
  ['truot.4', '3.0108', '2.0851'],
  ['truot.8', '9.5001', '4.4856'],
  ['truot.10', '17.1970', '6.6625'],
])('the fair odds of %s are %s in the north and %s in the south', (code, north, south) => {
  const close = (text: string): string => Number(text).toFixed(3);
  expect(close(odds(NORTH_PLAYS, code, 2000))).toBe(close(north));
  expect(close(odds(SOUTH_PLAYS, code, 2000))).toBe(close(south));
});

/** All boards of a lottery small enough to be listed: so many lots of so few numbers. */
const smallBoards = (symbols: number, lots: number): readonly number[][] => [
  ...selections(Array.from({ length: lots }, () => Array.from({ length: symbols }, (_, number) => number))),
];

test('the formulas for numbers that occur and do not occur agree with every board of small lotteries', () => {
  for (const [taken, symbols, lots] of [
    [2, 4, 5],
    [3, 5, 4],
    [2, 3, 6],
    [4, 5, 5],
  ] as const) {
    const wanted = Array.from({ length: taken }, (_, number) => number);
    const boards = smallBoards(symbols, lots);
    const all = boards.filter((board) => wanted.every((number) => board.includes(number))).length;
    const none = boards.filter((board) => !wanted.some((number) => board.includes(number))).length;

    expect(boardsWithAll(taken, symbols, lots)).toEqual({ won: BigInt(all), voided: 0n, of: BigInt(boards.length) });
    expect(boardsWithNone(taken, symbols, lots).won).toBe(BigInt(none));
  }
});

test('the formula for đá agrees with every board of small lotteries', () => {
  for (const [picked, symbols, lots] of [
    [2, 4, 5],
    [3, 5, 4],
    [3, 4, 6],
    [4, 5, 5],
  ] as const) {
    const brought = smallBoards(symbols, lots).reduce((sum, board) => {
      const counts = Array.from({ length: picked }, (_, number) => board.filter((other) => other === number).length);
      return sum + halves(counts);
    }, 0);
    const pairs = [...subsets(Array.from({ length: picked }), 2)].length;

    expect(chancesOf(picked, symbols, lots)[picked]).toEqual({
      won: BigInt(brought),
      voided: 0n,
      of: BigInt(symbols) ** BigInt(lots) * BigInt(pairs),
    });
  }
});

test.each([
  ['a pair', [1, 1], '750000'],
  ['a pair with one number twice', [2, 1], '1125000'],
  ['one number alone, however often', [3, 0], '0'],
  ['three numbers', [1, 1, 1], '1500000'],
  ['three numbers with one twice', [2, 1, 1], '1875000'],
  ['three numbers with two and three times', [2, 3, 1], '2250000'],
])('đá at 750 for a thousand: %s', (_title, counts, paid) => {
  const price = parseMoney('1000');
  const card = new Map([['tier', decimal('375')]]);

  expect(payoutOf({ won: new Map([['tier', halves(counts)]]), voided: 0 }, card, price)).toBe(parseMoney(paid));
});

test('đá is charged for both numbers of a pair, and so the broker sheet pays back less than it takes', () => {
  const back = (play: Play, prize: string): string => {
    const half = times(decimal(prize), ratio(1, 2));
    return writeRatio(returnOf(play, new Map([['pick2', half]]), ['pick2']), 3);
  };

  expect(back(find(SOUTH_PLAYS, 'da.one'), '750')).toBe('0.587');
  expect(back(find(NORTH_PLAYS, 'da.one'), '650')).toBe('0.742');
  expect(back(TWO_STATIONS_STONES, '550')).toBe('0.806');
});

test('đá on two stations counts the numbers of both boards', () => {
  const play = TWO_STATIONS_STONES;
  const other = SOUTH_BOARD.map((number) => number.replaceAll('8', '9'));
  const read = play.read('XSDT|20,68');
  const board = withPartners(SOUTH_BOARD, new Map([['XSDT', other]]));
  const result = 'entry' in read ? play.settler(board)(read.entry) : undefined;

  // 20 occurs on both boards and 68 three times on the first: one prize and two halves more.
  expect(result?.won).toEqual(new Map([['pick2', 4]]));
  expect('entry' in read && play.stakes(read.entry)).toBe(72);
});

test('đá on two stations is void where the other was not drawn, and the other plays see their own board alone', () => {
  const read = TWO_STATIONS_STONES.read('XSCM|20,68,70');
  const board = withPartners(SOUTH_BOARD, new Map([['XSDT', SOUTH_BOARD]]));
  const result = 'entry' in read ? TWO_STATIONS_STONES.settler(board)(read.entry) : undefined;

  expect(result).toEqual({ won: new Map(), voided: 3 * 72 });
  for (const play of SOUTH_PLAYS)
    expect([play.code, play.winsOn(board)]).toEqual([play.code, play.winsOn(SOUTH_BOARD)]);
});

test('stations are paired with those of their region that draw on the same day', () => {
  expect(partnersOn('XSHCM', 1)).toEqual(['XSDT', 'XSCM']);
  expect(partnersOn('XSHCM', 6)).toEqual(['XSLA', 'XSBP', 'XSHG']);
  expect(partnersOn('XSPY', 1)).toEqual(['XSTTH']);
  expect(partnersOn('XSHCM', 2)).toEqual([]);
  expect(partnersOn('MB', 1)).toEqual([]);
});

test('a hit is paid as often as it occurs and rounded down once', () => {
  const play = find(NORTH_PLAYS, 'lo.2');
  const read = play.read('68');
  const result = 'entry' in read ? play.settler(NORTH_BOARD)(read.entry) : { won: new Map(), voided: 0 };

  expect(payoutOf(result, oddsAt(play, 1980), money(10_000_000n))).toBe(parseMoney('594000'));
});
