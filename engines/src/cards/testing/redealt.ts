import { shuffled } from '../../random/words.ts';
import type { Words } from '../../random/words.ts';
import type { HiddenCards, Seat } from '../card-game.ts';
import { FULL_DECK } from '../hand-deck.ts';

/** The same state with other cards in the hands that the looker does not see. */
export const redealt = <State extends { readonly hands: readonly HiddenCards[] }>(
  words: Words,
  state: State,
  looker: Seat | null,
): State => {
  const own: readonly number[] = looker === null ? [] : (state.hands[looker] ?? []);
  const rest = shuffled(
    words,
    FULL_DECK.filter((card) => !own.includes(card)),
  );
  const hands = state.hands.map((hand, seat) =>
    seat === looker ? hand : (rest.splice(0, hand.length) as readonly number[] as HiddenCards),
  );
  return { ...state, hands };
};
