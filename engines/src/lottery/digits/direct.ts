import { ALL, oneLineEach, win } from '../wins.ts';
import { range, subsets } from '../counting.ts';
import { anyPlaces, anyRow, endings, places } from '../picking/rows.ts';
import { unionOfRows } from '../picking/shape.ts';
import { byValue, typed } from '../picking/values.ts';
import { definePlay } from '../play.ts';
import type { Chance, Play } from '../play.ts';
import type { Shape } from '../picking/shape.ts';
import { DIGITS, digitSum, digitTexts, isDigits, look, rowNames, spread } from './stretch.ts';
import type { Stretch } from './stretch.ts';

/** Plays on digits in their order. */

const exact = (stretch: Stretch) => ({
  looks: look(stretch),
  space: () => digitTexts(stretch.places.length),
  wins: win,
});

/** The same where a bet is on all digits: every number is won by its own line. */
const exactly = (stretch: Stretch, shape: Shape) => ({
  ...exact(stretch),
  ...oneLineEach(10 ** stretch.places.length, shape),
  shape,
});

const picker = (stretch: Stretch) => ({ names: rowNames(stretch), symbols: DIGITS });

/** A digit for every place, picked by rows or typed. */
export const direct = (stretch: Stretch): readonly Play[] => [
  definePlay({ ...exactly(stretch, places(picker(stretch))), code: `${stretch.name}.direct` }),
  definePlay({ ...exactly(stretch, typed(isDigits(stretch.places.length))), code: `${stretch.name}.typed` }),
];

/** Direct bets on all numbers of a sum, or of a spread. */
export const directByValue = (stretch: Stretch): readonly Play[] => {
  const size = stretch.places.length;
  const by = (name: string, largest: number, valueOf: (line: string) => number) =>
    definePlay({
      ...exactly(
        stretch,
        byValue({
          name,
          values: range(0, largest).map(String),
          universe: () => digitTexts(size),
          valuesOf: (line) => [String(valueOf(line))],
        }),
      ),
      code: `${stretch.name}.${name}`,
    });
  return [by('sum', 9 * size, digitSum), by('spread', 9, spread)];
};

/** A bet on every ending of the number: all its digits, the last but one, … the last. */
export const combo = (stretch: Stretch): Play =>
  definePlay({
    ...exact(stretch),
    code: `${stretch.name}.combo`,
    shape: endings(picker(stretch)),
    wins: (outcome) =>
      [...outcome].map((_, from) => {
        const ending = outcome.slice(from);
        return [ending, lastOf(ending)] as const;
      }),
    formOf: lastOf,
    chances: () => chancesOfEndings(stretch.places.length),
    // Every selection bets on its last digit alone, too: whatever a longer ending wins, that one wins.
    cover: (entries, effort) => {
      const lasts = entries.map((entry) => [entry.at(-1) ?? []]);
      return { covered: unionOfRows(lasts, effort), outcomes: DIGITS.length };
    },
  });

/** An ending is won by all numbers that have it, whatever stands before. Longest first, as numbers name their endings. */
const chancesOfEndings = (size: number): ReadonlyMap<string, Chance> =>
  new Map(
    range(1, size)
      .toReversed()
      .map((length) => [`last${length}`, { won: 10n ** BigInt(size - length), voided: 0n, of: 10n ** BigInt(size) }]),
  );

const lastOf = (ending: string): string => `last${ending.length}`;

/** A digit at a place, each a bet of its own. All places are alike: the chances are those of the first. */
export const position = (stretch: Stretch): Play =>
  definePlay({
    ...exact(stretch),
    code: 'position.pick',
    space: () => digitTexts(1),
    shape: anyRow(picker(stretch)),
    wins: (outcome) => [...outcome].map((digit, place) => [`${place}:${digit}`, ALL] as const),
  });

/** Digits on any `taken` of the places. All places are alike: the chances are those of the first `taken`. */
export const anyDirect = (taken: number, stretch: Stretch): Play =>
  definePlay({
    ...exact(stretch),
    code: `any${taken}.direct`,
    space: () => digitTexts(taken),
    shape: anyPlaces(taken, picker(stretch)),
    ...oneLineEach(10 ** taken, places({ names: rowNames(stretch).slice(0, taken), symbols: DIGITS })),
    wins: (outcome) =>
      subsets(range(0, outcome.length - 1), taken).map(
        (chosen) => [`${chosen.join('')}:${chosen.map((place) => outcome[place]).join('')}`, ALL] as const,
      ),
  });
