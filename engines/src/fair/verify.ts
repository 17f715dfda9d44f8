import type { Words } from '../random/words.ts';
import { commitmentOf, readSeed, writeSeed } from './seed.ts';
import type { ServerSeed } from './seed.ts';
import { seedBefore } from './shared-round.ts';
import { wordsOf } from './stream.ts';
import type { Draw } from './stream.ts';

/** Why a reveal is not believed. */
export type RevealFault = 'not-a-seed' | 'another-seed';

/** The words of a round repeated from a revealed seed, or what is wrong with the reveal. */
export type Verified = { readonly words: Words } | { readonly fault: RevealFault };

/** Repeats a round of a player: the seed must be the one that was committed to. */
export const verifyDraw = (revealed: string, commitment: string, draw: Draw): Verified =>
  verified(revealed, draw, (seed) => commitmentOf(seed) === commitment);

/** Repeats a round of a chain: so many links before the seed stands one that was published earlier. */
export const verifyChainDraw = (
  revealed: string,
  published: { readonly seed: string; readonly roundsBefore: number },
  draw: Draw,
): Verified =>
  verified(revealed, draw, (seed) => writeSeed(seedBefore(seed, published.roundsBefore)) === published.seed);

const verified = (revealed: string, draw: Draw, isTheSame: (seed: ServerSeed) => boolean): Verified => {
  const seed = readSeed(revealed);
  if (seed === undefined) return { fault: 'not-a-seed' };
  return isTheSame(seed) ? { words: wordsOf(seed, draw) } : { fault: 'another-seed' };
};
