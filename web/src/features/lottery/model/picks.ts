import { drawn } from '@fairground/engines/random/words';
import type { Words } from '@fairground/engines/random/words';
import type { Row } from '@fairground/engines/lottery/entry';
import type { Play } from '@fairground/engines/lottery/play';

/** What has been picked so far, row by row; not yet a bet. */
export type Picks = readonly (readonly string[])[];

export const noPicks = ({ shape }: Play): Picks => shape.rows.map(() => []);

export const isTyped = ({ symbols }: Row): boolean => typeof symbols === 'function';

const listed = ({ symbols }: Row): readonly string[] => (typeof symbols === 'function' ? [] : symbols);

/** Picks a symbol or lets it go. A full row keeps what it has; a row of one takes the new one instead. */
export const togglePick = (play: Play, picks: Picks, row: number, symbol: string): Picks => {
  const rule = play.shape.rows[row];
  const before = picks[row] ?? [];
  if (rule === undefined) return picks;
  if (before.includes(symbol))
    return withRow(
      play,
      picks,
      row,
      before.filter((other) => other !== symbol),
    );
  if (rule.max === 1) return withRow(play, picks, row, [symbol]);
  return before.length >= rule.max ? picks : withRow(play, picks, row, [...before, symbol]);
};

/** Fills a row again, as far as it takes. */
export const withRow = (play: Play, picks: Picks, row: number, symbols: readonly string[]): Picks => {
  const rule = play.shape.rows[row];
  if (rule === undefined) return picks;
  const order = listed(rule);
  const wanted = isTyped(rule) ? symbols : order.filter((symbol) => symbols.includes(symbol));
  const kept = wanted.slice(0, rule.max);
  return picks.map((picked, index) => {
    if (index === row) return kept;
    // A banker is no other number at the same time: the newer choice stands.
    return isBankers(play) ? picked.filter((symbol) => !kept.includes(symbol)) : picked;
  });
};

const isBankers = ({ shape }: Play): boolean => shape.rows[0]?.name === 'banker';

export const QUICK_SETS = ['all', 'big', 'small', 'odd', 'even', 'none'] as const;
export type QuickSet = (typeof QUICK_SETS)[number];

/** The sets a row of numbers can be filled with at once; a row of words or of one pick has none. */
export const quickSetsOf = (row: Row): readonly QuickSet[] => {
  const symbols = listed(row);
  const isNumbers = symbols.length > 3 && symbols.every((symbol) => /^\d+$/.test(symbol));
  return isNumbers && row.max >= symbols.length / 2 ? QUICK_SETS : [];
};

export const quickSet = (row: Row, set: QuickSet): readonly string[] => {
  const symbols = listed(row);
  const half = Math.floor(symbols.length / 2);
  switch (set) {
    case 'all':
      return symbols;
    case 'big':
      return symbols.slice(half);
    case 'small':
      return symbols.slice(0, half);
    case 'odd':
      return symbols.filter((symbol) => Number(symbol) % 2 === 1);
    case 'even':
      return symbols.filter((symbol) => Number(symbol) % 2 === 0);
    case 'none':
      return [];
    default:
      return set satisfies never;
  }
};

/** Tries for each size before more is picked. */
const TRIES = 8;
const MORE_MAX = 8;

/** One bet by chance, of as few symbols as make one. Typed rows are left to the player. */
export const randomPicks = (play: Play, words: Words): Picks | undefined => {
  const { rows } = play.shape;
  if (rows.some(isTyped)) return undefined;
  for (let more = 0; more <= MORE_MAX; more += 1) {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const picks = pickSome(words, rows, more);
      const read = play.read(picks.map((row) => row.join(',')).join('|'));
      if ('entry' in read) return read.entry;
    }
  }
  return undefined;
};

/** The least of each row; what is needed more goes to the last row, or to rows by chance where all may stay empty. */
const pickSome = (words: Words, rows: readonly Row[], more: number): Picks => {
  if (rows.some(({ min }) => min > 0))
    return rows.map((row, index) => some(words, row, row.min + (index === rows.length - 1 ? more : 0)));
  const chosen = drawn(words, Math.min(more + 1, rows.length), rows.length);
  return rows.map((row, index) => some(words, row, chosen.includes(index) ? 1 : 0));
};

const some = (words: Words, row: Row, count: number): readonly string[] => {
  const symbols = listed(row);
  const most = Math.min(count, row.max, symbols.length);
  return drawn(words, most, symbols.length).map((place) => symbols[place] ?? '');
};
