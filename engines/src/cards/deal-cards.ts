import type { Card } from '../tables/card.ts';
import type { Deal, HiddenCards } from './card-game.ts';

/** Deals round by round from the seat after the button; the rest of the deck stays away. */
export const dealCards = (
  { deck, players, button }: Pick<Deal, 'deck' | 'players' | 'button'>,
  cardsEach: number,
): readonly HiddenCards[] => {
  const hands: Card[][] = Array.from({ length: players }, () => []);
  for (const [place, card] of deck.slice(0, players * cardsEach).entries())
    hands[(button + 1 + place) % players]?.push(card);
  return hands.map((hand) => hand as readonly Card[] as HiddenCards);
};
