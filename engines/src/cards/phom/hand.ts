import type { Card } from '../../tables/card.ts';
import type { ActionFault, Applied, Deal, HiddenCards, Seat } from '../card-game.ts';
import { bestSplit, isOutOfReach } from './melds.ts';
import { DISCARDS_EACH, eatenBy, seatBefore } from './state.ts';
import type { Full, PhomRules, PhomState } from './state.ts';
import { faultOf, viewPhom } from './view.ts';
import type { PhomAction } from './view.ts';

export type PhomEvent =
  | { readonly is: 'drew'; readonly seat: Seat }
  | { readonly is: 'ate'; readonly seat: Seat; readonly card: Card; readonly from: Seat }
  | { readonly is: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly is: 'over' };

const CARDS_EACH = 9;

/** Nine cards each and a tenth for the leader: the winner of the hand before, in a first hand the seat after the button. */
export const dealPhom = (deal: Deal, rules: PhomRules): PhomState => {
  const { deck, players, button } = deal;
  const leader = deal.winner ?? (button + 1) % players;
  const dealt = players * CARDS_EACH;
  const hands = Array.from({ length: players }, (_, seat) => {
    const place = (seat - button - 1 + players) % players;
    const cards = deck.filter((_, at) => at < dealt && at % players === place);
    return (seat === leader ? [...cards, ...deck.slice(dealt, dealt + 1)] : cards) as readonly Card[] as HiddenCards;
  });
  const state: PhomState = {
    rules,
    leader,
    hands,
    stock: deck.slice(dealt + 1) as readonly Card[] as HiddenCards,
    discards: hands.map(() => []),
    eaten: [],
    turn: leader,
    step: 'discard',
    full: null,
  };
  const order = hands.map((_, step) => (leader + step) % players);
  const out = order.find((seat) => isOutOfReach(hands[seat] ?? []));
  return out === undefined
    ? afterTaking(state, leader)
    : { ...state, turn: null, full: { seat: out, how: 'outOfReach' } };
};

/** A seat whose cards are all in melds, with or without one to discard, has won. */
const fullOf = (hand: readonly Card[], eaten: readonly Card[]): Full | undefined => {
  if (bestSplit(hand, eaten)?.loose.length === 0) return 'ten';
  const isNine = hand.some(
    (card) =>
      !eaten.includes(card) &&
      bestSplit(
        hand.filter((other) => other !== card),
        eaten,
      )?.loose.length === 0,
  );
  return isNine ? 'nine' : undefined;
};

const afterTaking = (state: PhomState, seat: Seat): PhomState => {
  const how = fullOf(state.hands[seat] ?? [], eatenBy(state.eaten, seat));
  return how ? { ...state, turn: null, full: { seat, how } } : { ...state, turn: seat, step: 'discard' };
};

export const applyPhom = (
  state: PhomState,
  seat: Seat,
  action: PhomAction,
): Applied<PhomState, PhomEvent> | { readonly fault: ActionFault } => {
  const fault = faultOf(viewPhom(state, seat), action);
  if (fault !== undefined) return { fault };
  switch (action.do) {
    case 'draw':
      return told(drawn(state, seat), { is: 'drew', seat });
    case 'eat': {
      const from = seatBefore(seat, state.hands.length);
      const card = state.discards[from]?.at(-1) ?? 0;
      return told(ate(state, seat, { card, from }), { is: 'ate', seat, card, from });
    }
    case 'discard':
      return told(discarded(state, seat, action.card), { is: 'discarded', seat, card: action.card });
  }
};

const told = (state: PhomState, event: PhomEvent): Applied<PhomState, PhomEvent> => ({
  state,
  events: state.turn === null ? [event, { is: 'over' }] : [event],
});

const given = (state: PhomState, seat: Seat, card: Card): readonly HiddenCards[] =>
  state.hands.with(seat, [...(state.hands[seat] ?? []), card] as readonly Card[] as HiddenCards);

const drawn = (state: PhomState, seat: Seat): PhomState => {
  const [card, ...stock] = state.stock;
  if (card === undefined) throw new RangeError('The deck has a card for every draw.');
  return afterTaking(
    { ...state, hands: given(state, seat, card), stock: stock as readonly Card[] as HiddenCards },
    seat,
  );
};

const ate = (state: PhomState, by: Seat, { card, from }: { readonly card: Card; readonly from: Seat }): PhomState => {
  const isLast = state.discards[from]?.length === DISCARDS_EACH;
  return afterTaking(
    { ...state, hands: given(state, by, card), eaten: [...state.eaten, { card, by, from, isLast }] },
    by,
  );
};

const discarded = (state: PhomState, seat: Seat, card: Card): PhomState => {
  const hand = (state.hands[seat] ?? []).filter((other) => other !== card) as readonly Card[] as HiddenCards;
  const discards = state.discards.with(seat, [...(state.discards[seat] ?? []), card]);
  const next = (seat + 1) % state.hands.length;
  const isEnd = discards[next]?.length === DISCARDS_EACH;
  return { ...state, hands: state.hands.with(seat, hand), discards, turn: isEnd ? null : next, step: 'take' };
};
