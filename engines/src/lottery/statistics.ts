import type { Board } from './board.ts';

/** What past boards show: how often and how long ago. It says nothing about the next draw, and the pages say so. */

/** How a symbol has done: issues since it was last seen (0 is the newest), the longest wait, and counts by window. */
export type SymbolRecord = {
  readonly symbol: string;
  readonly gap: number;
  readonly longestGap: number;
  readonly counts: Readonly<Record<number, number>>;
};

/** Reads what counts as seen off a board: one digit of a place, or all balls. */
export type Seen = (board: Board) => readonly string[];

/** A place of the board by itself. */
export const seenAt =
  (place: number): Seen =>
  (board) => [board[place] ?? ''];

/** The last two digits of every prize. */
export const seenTails: Seen = (board) => board.map((number) => number.slice(-2));

export const WINDOWS = [30, 50, 100] as const;

/** The table of hot and cold symbols. Boards come newest first; a symbol never seen has waited for all of them. */
export const gapTable = (
  boards: readonly Board[],
  symbols: readonly string[],
  seen: Seen,
  windows: readonly number[] = WINDOWS,
): readonly SymbolRecord[] => {
  const rows = boards.map((board) => seen(board));
  return symbols.map((symbol) => {
    const hits = rows.flatMap((row, index) => (row.includes(symbol) ? [index] : []));
    const edges = [-1, ...hits, rows.length];
    return {
      symbol,
      gap: hits[0] ?? rows.length,
      longestGap: Math.max(...edges.slice(1).map((edge, index) => edge - (edges[index] ?? -1) - 1)),
      counts: Object.fromEntries(windows.map((window) => [window, occurrences(rows.slice(0, window), symbol)])),
    };
  });
};

/** Twice on a board counts twice: bao lô is paid per occurrence. */
const occurrences = (rows: readonly (readonly string[])[], symbol: string): number =>
  rows.reduce((sum, row) => sum + row.filter((other) => other === symbol).length, 0);

/** The symbols seen most, or longest not seen, within a window. */
export const hottest = (records: readonly SymbolRecord[], window: number): readonly SymbolRecord[] =>
  records.toSorted((one, other) => (other.counts[window] ?? 0) - (one.counts[window] ?? 0) || one.gap - other.gap);

export const coldest = (records: readonly SymbolRecord[]): readonly SymbolRecord[] =>
  records.toSorted((one, other) => other.gap - one.gap);

/** One line of a trend chart: for each symbol how often it was seen, or for how many issues it has been missing. */
export type TrendRow = readonly ({ readonly seen: number } | { readonly missing: number })[];

/** The lines of a trend chart, boards oldest first. */
export const trend = (boards: readonly Board[], symbols: readonly string[], seen: Seen): readonly TrendRow[] => {
  const missing = symbols.map(() => 0);
  return boards.map((board) => {
    const row = seen(board);
    return symbols.map((symbol, index) => {
      const count = row.filter((other) => other === symbol).length;
      missing[index] = count > 0 ? 0 : (missing[index] ?? 0) + 1;
      return count > 0 ? { seen: count } : { missing: missing[index] ?? 0 };
    });
  });
};
