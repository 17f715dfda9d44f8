import { readSeed } from '@fairground/engines/fair/seed';
import { wordsOf } from '@fairground/engines/fair/stream';
import type { Draw } from '@fairground/engines/fair/stream';
import { WORDS_PER_BLOCK } from './draws.ts';
import type { DrawnNumber } from './draws.ts';

/** A block of the stream as it is written by hand: its message, and its words in hexadecimal digits. */
export type Block = { readonly message: string; readonly words: readonly string[] };

/** The blocks that the numbers of a draw were taken from. */
export const blocksOf = (serverSeed: string, draw: Draw, numbers: readonly DrawnNumber[]): readonly Block[] => {
  const seed = readSeed(serverSeed);
  const last = numbers.at(-1)?.words.at(-1)?.block;
  if (seed === undefined || last === undefined) return [];
  const words = wordsOf(seed, draw);
  return Array.from({ length: last + 1 }, (_, block) => ({
    message: `fairground/draw/1|${draw.game}|${draw.clientSeed}|${draw.nonce}|${block}`,
    words: Array.from({ length: WORDS_PER_BLOCK }, () => hexOf(words())),
  }));
};

/** A word as eight digits. */
export const hexOf = (word: number): string => word.toString(16).padStart(8, '0');
