import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { newServerSeed } from '../fair/seed.ts';
import { wordsOf } from '../fair/stream.ts';
import type { Words } from '../random/words.ts';

/** Words of the real stream for tests: the same name gives the same words on every run. */
export const fairWords = (name: string): Words =>
  wordsOf(newServerSeed(sha256(utf8ToBytes(name))), { game: 'test', clientSeed: 'test', nonce: 0 });

/** How often each key comes in so many rounds. */
export const countRounds = (rounds: number, play: () => string | number): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const key = String(play());
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};
