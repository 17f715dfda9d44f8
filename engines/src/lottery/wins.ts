import type { Win } from './play.ts';

/** Small words that many plays share. */

/** The name of the only tier of a play that has no more. */
export const ALL = 'all';

export const win = (line: string): readonly Win[] => [[line, ALL]];

/** A bet that names its own tier, for plays whose choices have different chances. */
export const own = (line: string): Win => [line, line];

export const SIDES = ['big', 'small', 'odd', 'even'] as const;

/** The two sides of a number when it is big from a bound on. */
export const sidesOf = (number: number, bigFrom: number): readonly string[] => [
  number >= bigFrom ? 'big' : 'small',
  number % 2 === 1 ? 'odd' : 'even',
];

/** Both sides in one bet: `big-odd`. */
export const BOTH_SIDES = ['big-odd', 'big-even', 'small-odd', 'small-even'] as const;
