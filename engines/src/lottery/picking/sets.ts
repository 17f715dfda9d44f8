import { subsets, tally, ways } from '../counting.ts';
import type { Entry, EntryFault, Row } from '../entry.ts';
import { once, rowOf, unionOfRows } from './shape.ts';
import type { Shape } from './shape.ts';

/** Ways of picking where the order of the picks does not matter. */

type Symbols = {
  readonly symbols: readonly string[];
  readonly glue?: string;
  readonly name?: string;
  readonly max?: number;
};

const row = (name: string, symbols: readonly string[], min: number, max = symbols.length): Row => ({
  name,
  symbols,
  min,
  max,
});

/** Each symbol is a bet. */
export const singles = ({ symbols, name = 'pick', max }: Symbols): Shape => ({
  rows: [row(name, symbols, 1, max)],
  count: (entry) => rowOf(entry, 0).length,
  lines: (entry) => rowOf(entry, 0),
  holds: (entry, line) => once(rowOf(entry, 0).includes(line)),
  union: unionOfRows,
});

/** Each set of `taken` symbols is a bet. */
export const combination = (taken: number, { symbols, glue = '', name = 'pick', max }: Symbols): Shape => ({
  rows: [row(name, symbols, taken, max)],
  count: (entry) => ways(rowOf(entry, 0).length, taken),
  lines: (entry) => subsets(rowOf(entry, 0), taken).map((set) => set.join(glue)),
  holds: (entry, line) => once(line.split(glue).every((symbol) => rowOf(entry, 0).includes(symbol))),
});

/** Sets of `taken` symbols that hold all bankers (đảm, 胆) and for the rest others (拖). */
export const bankers = (taken: number, { symbols, glue = '' }: Symbols): Shape => ({
  rows: [row('banker', symbols, 1, taken - 1), row('other', symbols, 1)],
  fault: overlap,
  count: (entry) => ways(rowOf(entry, 1).length, taken - rowOf(entry, 0).length),
  lines: (entry) =>
    subsets(rowOf(entry, 1), taken - rowOf(entry, 0).length).map((others) =>
      [...rowOf(entry, 0), ...others].toSorted().join(glue),
    ),
  holds: (entry, line) => {
    const set = line.split(glue);
    return once(
      rowOf(entry, 0).every((banker) => set.includes(banker)) &&
        set.every((symbol) => rowOf(entry, 0).includes(symbol) || rowOf(entry, 1).includes(symbol)),
    );
  },
});

const overlap = (entry: Entry): EntryFault | undefined => {
  const at = rowOf(entry, 1).findIndex((symbol) => rowOf(entry, 0).includes(symbol));
  return at === -1 ? undefined : { code: 'repeated-symbol', row: 1, at };
};

/** How often a symbol stands in a line, and how many such symbols the line has. */
export type Repeat = { readonly times: number; readonly taken: number };

/**
 * Lines such as one double and three singles: repeated symbols come from the first row, single ones from the second,
 * and no symbol plays both parts.
 */
export const repeats = (repeated: Repeat, single: Repeat, symbols: readonly string[]): Shape => ({
  rows: [row('repeated', symbols, repeated.taken), row('single', symbols, single.taken)],
  count: (entry) => countRepeats(repeated.taken, single.taken, rowOf(entry, 0), rowOf(entry, 1)),
  lines: (entry) => listRepeats(repeated, single, rowOf(entry, 0), rowOf(entry, 1)),
  holds: (entry, line) => once(holdsRepeats(repeated, rowOf(entry, 0), rowOf(entry, 1), line)),
});

/** The same where one row serves for both parts, as in group 3. */
export const repeatsOfOneRow = (repeated: Repeat, single: Repeat, symbols: readonly string[]): Shape => ({
  rows: [row('pick', symbols, repeated.taken + single.taken)],
  count: (entry) => countRepeats(repeated.taken, single.taken, rowOf(entry, 0), rowOf(entry, 0)),
  lines: (entry) => listRepeats(repeated, single, rowOf(entry, 0), rowOf(entry, 0)),
  holds: (entry, line) => once(holdsRepeats(repeated, rowOf(entry, 0), rowOf(entry, 0), line)),
});

const countRepeats = (
  repeated: number,
  single: number,
  first: readonly string[],
  second: readonly string[],
): number => {
  const both = first.filter((symbol) => second.includes(symbol)).length;
  let count = 0;
  // `shared` of the repeated symbols stand in the second row too and are lost to it.
  for (let shared = 0; shared <= repeated; shared += 1)
    count += ways(both, shared) * ways(first.length - both, repeated - shared) * ways(second.length - shared, single);
  return count;
};

const listRepeats = (
  repeated: Repeat,
  single: Repeat,
  first: readonly string[],
  second: readonly string[],
): Iterable<string> =>
  subsets(first, repeated.taken).flatMap((many) =>
    subsets(
      second.filter((symbol) => !many.includes(symbol)),
      single.taken,
    ).map((few) =>
      [...many.map((symbol) => symbol.repeat(repeated.times)), ...few.map((symbol) => symbol.repeat(single.times))]
        .toSorted()
        .join(''),
    ),
  );

const holdsRepeats = ({ times }: Repeat, first: readonly string[], second: readonly string[], line: string): boolean =>
  [...tally(line)].every(([symbol, count]) => (count === times ? first : second).includes(symbol));
