import type { Card } from '../../tables/card.ts';
import type { Applied, ActionFault, Deal, Debt, HiddenCards, Seat } from '../card-game.ts';
import { dealCards } from '../deal-cards.ts';
import { CARDS_MAX, compareHands, isShownAtOnce, xiDachHand } from './value.ts';
import type { XiDachRules, XiDachState } from './state.ts';
import { faultOf, viewXiDach } from './view.ts';
import type { XiDachAction } from './view.ts';

export type XiDachEvent =
  | { readonly is: 'bet'; readonly seat: Seat; readonly units: number }
  | { readonly is: 'drew'; readonly seat: Seat }
  | { readonly is: 'stood'; readonly seat: Seat }
  | { readonly is: 'opened'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly is: 'over' };

const CARDS_EACH = 2;

/** The button is the banker. */
export const dealXiDach = (deal: Deal, rules: XiDachRules): XiDachState => {
  const hands = dealCards(deal, CARDS_EACH);
  return {
    rules,
    banker: deal.button,
    hands,
    stock: deal.deck.slice(deal.players * CARDS_EACH) as readonly Card[] as HiddenCards,
    bets: hands.map((_, seat) => (seat === deal.button ? 0 : null)),
    turn: null,
    results: hands.map(() => null),
    isBankerShown: false,
    isOver: false,
  };
};

type Step = Applied<XiDachState, XiDachEvent>;

export const applyXiDach = (
  state: XiDachState,
  seat: Seat,
  action: XiDachAction,
): Step | { readonly fault: ActionFault } => {
  const fault = faultOf(viewXiDach(state, seat), action);
  if (fault !== undefined) return { fault };
  switch (action.do) {
    case 'bet': {
      const bets = state.bets.with(seat, action.units);
      const event: XiDachEvent = { is: 'bet', seat, units: action.units };
      return bets.includes(null) ? { state: { ...state, bets }, events: [event] } : begun({ ...state, bets }, [event]);
    }
    case 'draw':
      return drawn(state, seat);
    case 'stand':
      return seat === state.banker
        ? ended(state, [{ is: 'stood', seat }])
        : { state: { ...state, turn: nextTurn(state, seat) }, events: [{ is: 'stood', seat }] };
    case 'open':
      return openedAll({ ...state, isBankerShown: true }, [action.seat], []);
  }
};

/** Two aces and naturals count at once; a banker that has one ends the hand. */
const begun = (state: XiDachState, events: readonly XiDachEvent[]): Step => {
  if (isShownAtOnce(handOf(state, state.banker))) return ended(state, events);
  const special = playersOf(state).filter((seat) => isShownAtOnce(handOf(state, seat)));
  const opened = openedAll(state, special, events);
  return opened.state.isOver
    ? opened
    : { ...opened, state: { ...opened.state, turn: nextTurn(opened.state, state.banker) } };
};

const drawn = (state: XiDachState, seat: Seat): Step => {
  const [card, ...stock] = state.stock;
  if (card === undefined) throw new RangeError('The deck has a card for every draw.');
  const hand = [...(state.hands[seat] ?? []), card] as readonly Card[] as HiddenCards;
  const next = { ...state, hands: state.hands.with(seat, hand), stock: stock as readonly Card[] as HiddenCards };
  const events: readonly XiDachEvent[] = [{ is: 'drew', seat }];
  const isDone = seat === state.banker && (hand.length === CARDS_MAX || xiDachHand(hand).kind === 'bust');
  return isDone ? ended(next, events) : { state: next, events };
};

/** Opens hands and compares each with what the banker holds now. */
const openedAll = (state: XiDachState, seats: readonly Seat[], events: readonly XiDachEvent[]): Step => {
  const results = state.results.map((result, seat) => (seats.includes(seat) ? resultOf(state, seat) : result));
  const opened = seats.map((seat): XiDachEvent => ({ is: 'opened', seat, cards: state.hands[seat] ?? [] }));
  const next = { ...state, results };
  const isDone = playersOf(next).every((seat) => results[seat] !== null);
  const all = [...events, ...opened];
  return isDone
    ? { state: { ...next, turn: null, isBankerShown: true, isOver: true }, events: [...all, { is: 'over' }] }
    : { state: next, events: all };
};

const ended = (state: XiDachState, events: readonly XiDachEvent[]): Step =>
  openedAll(
    { ...state, isBankerShown: true },
    playersOf(state).filter((seat) => state.results[seat] === null),
    events,
  );

const playersOf = ({ hands, banker }: XiDachState): readonly Seat[] =>
  hands.flatMap((_, seat) => (seat === banker ? [] : [seat]));

const handOf = ({ hands }: XiDachState, seat: Seat) => xiDachHand(hands[seat] ?? []);

const resultOf = (state: XiDachState, seat: Seat): Debt | 'even' => {
  const [own, bank] = [handOf(state, seat), handOf(state, state.banker)];
  const compared = compareHands(own, bank);
  if (compared === 0) return 'even';
  const [from, to, winner] = compared > 0 ? [state.banker, seat, own] : [seat, state.banker, bank];
  return { from, to, units: (state.bets[seat] ?? 0) * state.rules.factors[winner.kind], reason: 'banker' };
};

/** The seats after the banker in their order, and the banker last. */
const nextTurn = (state: XiDachState, after: Seat): Seat => {
  const seats = state.hands.length;
  const order = Array.from({ length: seats }, (_, step) => (after + 1 + step) % seats);
  return order.find((seat) => seat === state.banker || state.results[seat] === null) ?? state.banker;
};

export const settleXiDach = ({ results, isOver }: XiDachState): readonly Debt[] => {
  if (!isOver) throw new RangeError('A hand is settled when it is over.');
  return results.flatMap((result) => (result === null || result === 'even' ? [] : [result]));
};
