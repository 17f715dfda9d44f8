import { ballNames, drum } from '../balls/drum.ts';

/** Mark six: six of forty-nine balls and a special one; what each number is called. */

export const MARK_SIX = drum(49, ['number', 6], ['special', 1]);

export const NUMBERS = ballNames(49);

const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

export const COLOURS = ['red', 'blue', 'green'] as const;

export const colourOf = (number: string): (typeof COLOURS)[number] => {
  if (RED.includes(Number(number))) return 'red';
  return BLUE.includes(Number(number)) ? 'blue' : 'green';
};

export const ZODIAC = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type Animal = (typeof ZODIAC)[number];

/** The animal of a number: 1 has that of the year, 2 that of the year before, and so on. */
export const animalOf = (number: string, ofTheYear: Animal): Animal => {
  const back = Number(number) - 1;
  return ZODIAC[(ZODIAC.indexOf(ofTheYear) - (back % 12) + 12) % 12] ?? ofTheYear;
};

export const tailOf = (number: string): string => String(Number(number) % 10);
export const headOf = (number: string): string => String(Math.floor(Number(number) / 10));
