import type { Entry } from './entry.ts';
import type { Shape } from './picking/shape.ts';
import type { Chance, Cover, Win } from './play.ts';

/** Small words that many plays share. */

/** The name of the only tier of a play that has no more. */
export const ALL = 'all';

export const win = (line: string): readonly Win[] => [[line, ALL]];

/**
 * Of plays where each of so many outcomes is won by one line of its own: the chance of every bet, and what entries
 * cover, both without going through the outcomes.
 */
export const oneLineEach = (
  outcomes: number,
  shape: Pick<Shape, 'union'>,
): { readonly chances: () => ReadonlyMap<string, Chance>; readonly cover: Cover } => {
  const { union } = shape;
  if (union === undefined) throw new TypeError('What entries hold together cannot be counted.');
  return {
    chances: () => new Map([[ALL, { won: 1n, voided: 0n, of: BigInt(outcomes) }]]),
    cover: (entries: readonly Entry[], effort) => ({ covered: union(entries, effort), outcomes }),
  };
};

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
