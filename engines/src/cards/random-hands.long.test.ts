import { expect, test } from 'vitest';
import { fairWords } from '../testing/fair-words.ts';
import { EVERY_GAME, playOneHand } from './testing/every-game.ts';

/** Over a million hands altogether; games that look for the best of many arrangements take longer. */
const HANDS: Readonly<Record<string, number>> = { 'tien-len': 8_000, phom: 5_000, 'mau-binh': 800 };
const HANDS_OF_OTHERS = 200_000;

test.each(EVERY_GAME)(
  'a great many random hands of $code end and are zero-sum, and nothing is accepted that is not legal',
  { timeout: 1_800_000 },
  (game) => {
    const words = fairWords(`long ${game.code} ${new Date().toISOString().slice(0, 10)}`);
    const broken: string[] = [];

    for (let hand = 0; hand < (HANDS[game.code] ?? HANDS_OF_OTHERS); hand += 1) {
      const found = playOneHand(game, words, { triesOneIn: 4 });
      if (found !== undefined) broken.push(`hand ${hand}: ${found}`);
    }

    expect(broken).toEqual([]);
  },
);
