import { textOf, valueAt } from './values.ts';
import type { Row } from './values.ts';

export type StillRows = {
  /** What stands on the page, in the order in which it came to stand there. */
  readonly rows: readonly Row[];
  /** Keys of rows that stand there although the list no longer has them. */
  readonly left: ReadonlySet<string>;
  /** How many rows wait to be shown. */
  readonly waiting: number;
};

export const keyOf = (row: Row, key: string): string => textOf(valueAt(row, key));

/** All that was read, as it came. */
export const settledRows = (read: readonly Row[]): StillRows => ({ rows: read, left: new Set(), waiting: 0 });

/**
 * What a list shows after it was read again, so that nothing moves under a pointer: rows change where they stand, one that
 * the filter no longer finds stays and is marked, and a new one waits until somebody asks for it. What follows behind the
 * last row that stands, such as the next page, is added. Where not all was read, new rows push the last ones behind the
 * end of what was: those are not marked.
 */
export const stillRows = (
  before: readonly Row[],
  read: readonly Row[],
  { key, isWhole }: { readonly key: string; readonly isWhole: boolean },
): StillRows => {
  if (before.length === 0) return settledRows(read);
  const now = new Map(read.map((row) => [keyOf(row, key), row]));
  const keys = before.map((row) => keyOf(row, key));
  const standing = new Set(keys);
  const seen = isWhole ? keys : keys.slice(0, keys.findLastIndex((each) => now.has(each)) + 1);
  const lastKnown = read.findLastIndex((row) => standing.has(keyOf(row, key)));
  const behind = lastKnown === -1 ? [] : read.slice(lastKnown + 1);
  const rows = [...before.map((row) => now.get(keyOf(row, key)) ?? row), ...behind];
  return {
    rows,
    left: new Set(seen.filter((each) => !now.has(each))),
    waiting: read.filter((row) => !standing.has(keyOf(row, key))).length - behind.length,
  };
};
