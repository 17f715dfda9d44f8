import { CARD_GAMES } from '@fairground/contract/rooms/room-code';
import { expect, test } from 'vitest';
import { shuffled } from '../random/words.ts';
import { fairWords } from '../testing/fair-words.ts';
import { BA_CAY_DECK } from './ba-cay/value.ts';
import { DEALT_EACH, placesOfSeat } from './dealt-places.ts';
import { FULL_DECK } from './hand-deck.ts';
import { EVERY_GAME } from './testing/every-game.ts';

test.each(CARD_GAMES)('the first cards of every seat of %s lie at its places of the deck', (code) => {
  const game = EVERY_GAME.find((each) => each.code === code);
  if (!game) throw new Error('The game is unknown.');
  const deck = shuffled(fairWords(`places ${code}`), code === 'ba-cay' ? BA_CAY_DECK : FULL_DECK);
  const deal = { deck, players: 3, button: 1, winner: null, stacks: [500, 500, 500] };

  const { hands } = game.deal(deal, game.rules) as { readonly hands: readonly (readonly number[])[] };

  for (const [seat, hand] of hands.entries()) {
    const dealt = placesOfSeat(deal, seat, DEALT_EACH[code]).map((place) => deck[place] ?? -1);
    expect(dealt.filter((card) => !hand.includes(card))).toEqual([]);
    expect(hand.length - dealt.length).toBeLessThanOrEqual(code === 'phom' ? 1 : 0);
  }
});
