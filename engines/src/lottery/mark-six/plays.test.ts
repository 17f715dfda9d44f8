import { expect, test } from 'vitest';
import type { Board } from '../board.ts';
import { ballNames } from '../balls/drum.ts';
import type { Play } from '../play.ts';
import { oddsAt, returnOf } from '../price.ts';
import { ratio } from '../ratio.ts';
import { boardsOf } from '../testing/boards.ts';
import { proveChances, proveEntries, returnsOf } from '../testing/prove-play.ts';
import { animalOf, colourOf, MARK_SIX, NUMBERS, ZODIAC } from './numbers.ts';
import { markSixPlays } from './plays.ts';

const PLAYS = markSixPlays('horse');

/** One board for each special number: all there is for plays on it. */
const SPECIALS: readonly Board[] = NUMBERS.map((special) => [
  ...ballNames(49)
    .filter((number) => number !== special)
    .slice(0, 6),
  special,
]);

const find = (code: string): Play => {
  const play = PLAYS.find((one) => one.code === code);
  if (play === undefined) throw new Error(`There is no play ${code}.`);
  return play;
};

const won = (code: string, content: string, board: Board): Record<string, number> => {
  const read = find(code).read(content);
  return 'entry' in read ? Object.fromEntries(find(code).settler(board)(read.entry).won) : { [read.fault.code]: -1 };
};

test('[part of A-03] every bet on the special number wins on exactly the numbers its definition counts', () => {
  expect(() => {
    for (const play of PLAYS.filter(({ code }) => code.startsWith('special.'))) proveChances(play, SPECIALS);
  }).not.toThrow();
});

test('[part of A-03] bets of mark six are counted and settled as if each were listed', () => {
  const isListed = ({ code }: Play): boolean => !/^miss|2-of-3/.test(code);
  expect(() => {
    for (const play of PLAYS.filter(isListed)) proveEntries(play, boardsOf(MARK_SIX));
  }).not.toThrow();
});

test('[part of A-03] what mark six brings back is the series', () => {
  for (const play of PLAYS.filter(({ code }) => code !== 'hit.2-of-3'))
    expect([play.code, ...new Set(returnsOf(play, 1900))]).toEqual([play.code, '1900/2000']);
  const shared = find('hit.2-of-3');
  expect(returnOf(shared, oddsAt(shared, 1900), ['hit2', 'hit3'])).toEqual(ratio(1900, 2000));
});

test('49 is no side: stakes on sides come back, on colours they do not', () => {
  const settled = find('special.sides').settler(SPECIALS[48] ?? []);

  expect(settled([['big', 'odd']])).toEqual({ won: new Map(), voided: 2 });
  expect(won('special.colour', 'green', SPECIALS[48] ?? [])).toEqual({ green: 1 });
});

test('the animal of the year has five numbers, every other four, and colours have 17, 16 and 16', () => {
  const sizes = ZODIAC.map((animal) => NUMBERS.filter((number) => animalOf(number, 'horse') === animal).length);
  const colours = ['red', 'blue', 'green'].map((colour) => NUMBERS.filter((one) => colourOf(one) === colour).length);

  expect(sizes).toEqual(ZODIAC.map((animal) => (animal === 'horse' ? 5 : 4)));
  expect(animalOf('02', 'horse')).toBe('snake');
  expect(animalOf('12', 'horse')).toBe('goat');
  expect(colours).toEqual([17, 16, 16]);
});

test('sets of mark six on a board worked by hand', () => {
  const board = ['03', '11', '20', '28', '35', '42', '07'];

  expect(won('hit.2', '03,11,49', board)).toEqual({ all: 1 });
  expect(won('hit.3', '03,11,20,28', board)).toEqual({ all: 4 });
  expect(won('hit.4', '03,11,20,07', board)).toEqual({});
  expect(won('hit.2-of-3', '03,11,20,49', board)).toEqual({ hit3: 1, hit2: 3 });
  expect(won('hit.special-and-1', '03,07,11', board)).toEqual({ all: 2 });
  expect(won('miss.5', '01,02,04,05,06,08', board)).toEqual({ all: 6 });
  expect(won('miss.5', '01,02,04,05,07', board)).toEqual({});
  expect(won('among.tail', '0,1,9', board)).toEqual({ of4: 1, of5: 1 });
  expect(won('total.sides', 'small,even', board)).toEqual({ small: 1, even: 1 });
});

test('an animal of five numbers is missed exactly as often as five picked numbers', () => {
  const { won: right, of } = find('among.zodiac').chances().get('of5') ?? { won: 0n, of: 1n };
  const { won: misses } = find('miss.5').chances().get('all') ?? { won: 0n };

  expect(of - right).toBe(misses);
});
