import type { Effort } from '../counting.ts';
import type { Entry, EntryFault, Row } from '../entry.ts';

/**
 * A way of picking: which rows a player sees and which single bets ("lines", named by a text) an entry makes of them.
 * `lines` is the meaning; `count` and `holds` say the same without listing, and tests hold them to it.
 */
export type Shape = {
  readonly rows: readonly Row[];
  /** What is wrong between the rows, if anything; each row by itself is checked before. */
  readonly fault?: (entry: Entry) => EntryFault | undefined;
  readonly count: (entry: Entry) => number;
  readonly lines: (entry: Entry) => Iterable<string>;
  /** How many of the entry's bets are on this line. */
  readonly holds: (entry: Entry, line: string) => number;
  /** How many different lines several entries hold together, where that can be counted without listing them. */
  readonly union?: (entries: readonly Entry[], effort: Effort) => number;
  /** Where lines are about places of the draw (`2:7`): an entry place by place, each as an entry of a shape without places. */
  readonly apart?: {
    readonly shape: Shape;
    readonly of: (entry: Entry) => Iterable<readonly [place: string, entry: Entry]>;
  };
};

/** The row of an entry; the entry was checked, so it is there. */
export const rowOf = (entry: Entry, row: number): readonly string[] => entry[row] ?? [];

/** One if it is so, none if not: the count of a bet that is made once or not at all. */
export const once = (isHeld: boolean): number => (isHeld ? 1 : 0);

/** How many different symbols entries of one row hold together. */
export const unionOfRows = (entries: readonly Entry[], effort: Effort): number => symbolsOf(entries, effort).size;

/** The symbols that entries of one row hold together. */
export const symbolsOf = (entries: readonly Entry[], effort: Effort): ReadonlySet<string> => {
  const symbols = new Set<string>();
  for (const entry of entries) {
    const row = rowOf(entry, 0);
    effort.spend(row.length);
    for (const symbol of row) symbols.add(symbol);
  }
  return symbols;
};
