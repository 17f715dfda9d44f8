import { expect, test } from 'vitest';
import { fairWords } from '../testing/fair-words.ts';
import { EVERY_GAME, playOneHand } from './testing/every-game.ts';

/** Games that look for the best of many arrangements take longer. */
const HANDS: Readonly<Record<string, number>> = { 'tien-len': 25, phom: 15, 'mau-binh': 3 };
const HANDS_OF_OTHERS = 300;

test.each(EVERY_GAME)(
  'random hands of $code end and are zero-sum before the rake, and nothing is accepted that is not listed as legal',
  (game) => {
    const words = fairWords(`every hand of ${game.code}`);

    for (let hand = 0; hand < (HANDS[game.code] ?? HANDS_OF_OTHERS); hand += 1)
      expect(playOneHand(game, words, { triesOneIn: 3 })).toBeUndefined();
  },
);
