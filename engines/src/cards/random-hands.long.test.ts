import { expect, test } from 'vitest';
import { fairWords } from '../testing/fair-words.ts';
import { EVERY_GAME, playOneHand } from './testing/every-game.ts';

/** At most five minutes of one core for a game: those that list or arrange many plays take 4 to 33 ms a hand. */
const HANDS: Readonly<Record<string, number>> = { 'tien-len': 60_000, phom: 25_000, 'mau-binh': 9_000 };
const HANDS_OF_OTHERS = 200_000;
const GAMES = EVERY_GAME.map((game) => ({ game, code: game.code, hands: HANDS[game.code] ?? HANDS_OF_OTHERS }));

test.each(GAMES)(
  '$hands random hands of $code end and are zero-sum before the rake, and nothing is accepted that is not legal',
  { timeout: 1_800_000 },
  ({ game, code, hands }) => {
    const words = fairWords(`long ${code} ${new Date().toISOString().slice(0, 10)}`);
    const broken: string[] = [];

    for (let hand = 0; hand < hands; hand += 1) {
      const found = playOneHand(game, words, { triesOneIn: 4 });
      if (found !== undefined) broken.push(`hand ${hand}: ${found}`);
    }

    expect(broken).toEqual([]);
  },
);
