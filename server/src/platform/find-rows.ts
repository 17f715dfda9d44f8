import type { Found } from '@fairground/contract/console/answers';
import { SEARCH_GROUP_MAX } from '@fairground/contract/console/operator-endpoints';
import { fold } from './fold-text.ts';

/** How one row is found: its key, what is shown of it, and every text it is found by. */
export type Findable = {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly texts: readonly string[];
};

/**
 * Rows of which a text holds the words, without case and accents: those that are the words exactly come first, then
 * those that begin with them.
 */
export const findRows = (rows: Iterable<Findable>, words: string): readonly Found[] => {
  const wanted = fold(words);
  const ranked: { readonly row: Findable; readonly rank: number }[] = [];
  for (const row of rows) {
    const rank = Math.min(...row.texts.map((text) => rankOf(fold(text), wanted)));
    if (rank < 3) ranked.push({ row, rank });
  }
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, SEARCH_GROUP_MAX)
    .map(({ row: { key, title, detail }, rank }) => ({ key, title, detail, isExact: rank === 0 }));
};

const rankOf = (text: string, wanted: string): number => {
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  return text.includes(wanted) ? 2 : 3;
};
