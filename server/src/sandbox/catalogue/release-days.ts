import { below } from '@fairground/engines/random/words';
import type { Words } from '@fairground/engines/random/words';

/** The first and the last day a game of the sandbox came out. */
const FIRST_DAY = Date.UTC(2019, 0, 7);
const LAST_DAY = Date.UTC(2026, 10, 14);
const DAY_MS = 86_400_000;
const DAYS = (LAST_DAY - FIRST_DAY) / DAY_MS;

/** Days of release, the newest first; there are more in late years than in early ones. */
export const newestFirst = (words: Words, count: number): readonly string[] =>
  Array.from({ length: count }, () => Math.max(below(words, DAYS + 1), below(words, DAYS + 1)))
    .toSorted((one, other) => other - one)
    .map((day) => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10));
