import { ALL } from '../wins.ts';
import { pattern, range, sorted, subsets, tally } from '../counting.ts';
import { combination, repeats, repeatsOfOneRow, singles } from '../picking/sets.ts';
import type { Shape } from '../picking/shape.ts';
import { byValue, onPlaces, typed } from '../picking/values.ts';
import { definePlay } from '../play.ts';
import type { Play, Win } from '../play.ts';
import { DIGITS, digitSum, groupTexts, isDigits, look, rowNames, unordered } from './stretch.ts';
import type { Stretch } from './stretch.ts';

/** Plays on digits in any order. A group is named by its orders: group 6 has six of them. */

type Group = { readonly name: string; readonly pattern: string; readonly shape: Shape };

const single = (taken: number) => ({ times: 1, taken });
const twice = (taken: number) => ({ times: 2, taken });
const set = (taken: number): Shape => combination(taken, { symbols: DIGITS });
const rows = (times: number, taken: number, rest: { times: number; taken: number }): Shape =>
  repeats({ times, taken }, rest, DIGITS);

/** The groups of so many digits, each with the pattern of equal digits it stands for. */
const GROUPS: Readonly<Record<number, readonly Group[]>> = {
  2: [{ name: 'group', pattern: '11', shape: set(2) }],
  3: [
    { name: 'group3', pattern: '21', shape: repeatsOfOneRow(twice(1), single(1), DIGITS) },
    { name: 'group6', pattern: '111', shape: set(3) },
  ],
  4: [
    { name: 'group24', pattern: '1111', shape: set(4) },
    { name: 'group12', pattern: '211', shape: rows(2, 1, single(2)) },
    { name: 'group6', pattern: '22', shape: repeatsOfOneRow(twice(2), single(0), DIGITS) },
    { name: 'group4', pattern: '31', shape: rows(3, 1, single(1)) },
  ],
  5: [
    { name: 'group120', pattern: '11111', shape: set(5) },
    { name: 'group60', pattern: '2111', shape: rows(2, 1, single(3)) },
    { name: 'group30', pattern: '221', shape: rows(2, 2, single(1)) },
    { name: 'group20', pattern: '311', shape: rows(3, 1, single(2)) },
    { name: 'group10', pattern: '32', shape: rows(3, 1, twice(1)) },
    { name: 'group5', pattern: '41', shape: rows(4, 1, single(1)) },
  ],
};

const groupsOf = (size: number): readonly Group[] => GROUPS[size] ?? [];

export const groups = (stretch: Stretch): readonly Play[] =>
  groupsOf(stretch.places.length).map(({ name, pattern: wanted, shape }) =>
    definePlay({
      code: `${stretch.name}.${name}`,
      shape,
      looks: look(stretch),
      ...unordered(stretch.places.length),
      wins: (outcome): readonly Win[] => (pattern(outcome) === wanted ? [[sorted(outcome), ALL]] : []),
    }),
  );

/** A line of a mixed play, in any order, and not the same digit all over, which no order play offers. */
const isMixed = (size: number) => {
  const isText = isDigits(size);
  return (text: string): boolean => isText(text) && new Set(text).size > 1;
};

/** Groups of any pattern at once: typed, by their sum, or by one digit they hold. Paid by the pattern drawn. */
export const mixedGroups = (stretch: Stretch): readonly Play[] => {
  const size = stretch.places.length;
  const universe = () => groupTexts(size).filter((text) => new Set(text).size > 1);
  const mixed = (name: string, shape: Shape): Play =>
    definePlay({
      code: `${stretch.name}.${name}`,
      shape,
      looks: look(stretch),
      ...unordered(size),
      wins: (outcome): readonly Win[] => (new Set(outcome).size > 1 ? [[sorted(outcome), pattern(outcome)]] : []),
      formOf: pattern,
    });
  return [
    mixed(
      'mixed',
      typed(isMixed(size), (text) => sorted(text)),
    ),
    mixed(
      'group-sum',
      byValue({
        name: 'sum',
        values: range(1, 9 * size - 1).map(String),
        universe,
        valuesOf: (line) => [String(digitSum(line))],
      }),
    ),
    mixed(
      'fixed-digit',
      byValue({ name: 'digit', values: DIGITS, universe, valuesOf: (line) => [...new Set(line)], max: 1 }),
    ),
  ];
};

/** Groups on every so many of the places chosen. All places are alike: the chances are those of the first `taken`. */
export const anyGroups = (taken: number, stretch: Stretch): readonly Play[] =>
  groupsOf(taken).map(({ name, pattern: wanted, shape }) =>
    definePlay({
      code: `any${taken}.${name}`,
      shape: onPlaces(taken, rowNames(stretch), shape),
      looks: look(stretch),
      ...unordered(taken),
      *wins(outcome): Generator<Win> {
        for (const chosen of subsets(range(0, outcome.length - 1), taken)) {
          const digits = chosen.map((place) => outcome[place] ?? '');
          if (pattern(digits) === wanted) yield [`${chosen.join('')}:${sorted(digits)}`, ALL];
        }
      },
    }),
  );

/** So many different digits that all occur, at whatever place. */
export const unplaced = (taken: number, stretch: Stretch): Play =>
  definePlay({
    code: `${stretch.name}.unplaced${taken}`,
    shape: combination(taken, { symbols: DIGITS }),
    looks: look(stretch),
    ...unordered(stretch.places.length),
    wins: (outcome) =>
      subsets([...new Set(outcome)].toSorted(), taken).map((digits) => [digits.join(''), ALL] as const),
  });

/** A digit that occurs at least so many times. */
export const contains = (times: number, stretch: Stretch): Play =>
  definePlay({
    code: `${stretch.name}.contains${times}`,
    shape: singles({ symbols: DIGITS }),
    looks: look(stretch),
    ...unordered(stretch.places.length),
    wins: (outcome) =>
      [...tally(outcome)].filter(([, count]) => count >= times).map(([digit]) => [digit, ALL] as const),
  });
