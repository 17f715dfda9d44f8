import { expect, test } from 'vitest';
import { fairWords } from '../testing/fair-words.ts';
import { EVERY_GAME, playOneHand } from './testing/every-game.ts';

/** Games that look for the best of many arrangements take longer. */
const HANDS: Readonly<Record<string, number>> = { 'tien-len': 25, phom: 15, 'mau-binh': 3 };
const HANDS_OF_OTHERS = 300;
const GAMES = EVERY_GAME.map((game) => ({ game, code: game.code, hands: HANDS[game.code] ?? HANDS_OF_OTHERS }));

test.each(GAMES)(
  '$hands random hands of $code end and are zero-sum before the rake, and nothing is accepted that is not listed as legal',
  ({ game, code, hands }) => {
    const words = fairWords(`every hand of ${code}`);

    for (let hand = 0; hand < hands; hand += 1) expect(playOneHand(game, words, { triesOneIn: 3 })).toBeUndefined();
  },
);
