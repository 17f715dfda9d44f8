import { subsets, sumOf, ways } from '../counting.ts';
import type { Effort } from '../counting.ts';
import type { Entry } from '../entry.ts';
import { once, rowOf, symbolsOf, unionOfRows } from './shape.ts';
import type { Shape } from './shape.ts';

/** Ways of picking that stand for many lines at once: a sum for all lines of that sum; and lines typed one by one. */

type Values = {
  readonly name: string;
  readonly values: readonly string[];
  /** Every line there is; listed once, when it is first needed. */
  readonly universe: () => Iterable<string>;
  /** The values that stand for a line. */
  readonly valuesOf: (line: string) => readonly string[];
  /** One, where a line can have several values and would be bet twice. */
  readonly max?: number;
};

/** Each value picked bets on all lines that have it. */
export const byValue = ({ name, values, universe, valuesOf, max = values.length }: Values): Shape => {
  let listed: ReadonlyMap<string, readonly string[]> | undefined;
  const linesOf = (value: string): readonly string[] => {
    listed ??= listByValue(universe(), valuesOf);
    return listed.get(value) ?? [];
  };
  return {
    rows: [{ name, symbols: values, min: 1, max }],
    count: (entry) => rowOf(entry, 0).reduce((sum, value) => sum + linesOf(value).length, 0),
    lines: (entry) => rowOf(entry, 0).flatMap(linesOf),
    holds: (entry, line) => once(valuesOf(line).some((value) => rowOf(entry, 0).includes(value))),
    // A line that has several values would be counted several times.
    ...(max > 1 && {
      union: (entries: readonly Entry[], effort: Effort) =>
        sumOf([...symbolsOf(entries, effort)].map((value) => linesOf(value).length)),
    }),
  };
};

const listByValue = (
  universe: Iterable<string>,
  valuesOf: (line: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> => {
  const lists = new Map<string, string[]>();
  for (const line of universe) {
    for (const value of valuesOf(line)) {
      const list = lists.get(value) ?? [];
      list.push(line);
      lists.set(value, list);
    }
  }
  return lists;
};

/** The most lines that can be typed into one entry. */
const TYPED_MAX = 20_000;

/** Lines written out one by one, each once; where one can be written in several ways, with how it is kept. */
export const typed = (isLine: (text: string) => boolean, kept?: (text: string) => string): Shape => ({
  rows: [{ name: 'typed', symbols: isLine, min: 1, max: TYPED_MAX, ...(kept && { kept }) }],
  count: (entry) => rowOf(entry, 0).length,
  lines: (entry) => rowOf(entry, 0),
  holds: (entry, line) => once(rowOf(entry, 0).includes(line)),
  union: unionOfRows,
});

/** A way of picking, on every `taken` of the chosen places: `02:35` is line 35 on the first and third place. */
export const onPlaces = (taken: number, names: readonly string[], inner: Shape): Shape => {
  const marks = [...names.keys()].map(String);
  return {
    rows: [{ name: 'places', symbols: marks, min: taken, max: marks.length }, ...inner.rows],
    count: ([chosen = [], ...rest]) => ways(chosen.length, taken) * inner.count(rest),
    lines: ([chosen = [], ...rest]) =>
      subsets(chosen, taken).flatMap((set) => [...inner.lines(rest)].map((line) => `${set.join('')}:${line}`)),
    holds: ([chosen = [], ...rest], line) => {
      const [set = '', picked = ''] = line.split(':');
      return [...set].every((place) => chosen.includes(place)) ? inner.holds(rest, picked) : 0;
    },
    apart: {
      shape: inner,
      of: ([chosen = [], ...rest]) => [...subsets(chosen, taken)].map((set) => [set.join(''), rest] as const),
    },
  };
};
