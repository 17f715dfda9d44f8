import { rankOf } from '../../tables/card.ts';
import type { Card } from '../../tables/card.ts';
import type { ActionFault, HiddenCards, Seat } from '../card-game.ts';
import { eatenBy, seatBefore } from './state.ts';
import type { Eaten, PhomRules, PhomState } from './state.ts';
import { bestSplit } from './melds.ts';

export type PhomAction =
  | { readonly do: 'draw' }
  /** Takes what the seat before has just discarded. */
  | { readonly do: 'eat' }
  | { readonly do: 'discard'; readonly card: Card };

/** What one seat sees, or a person who only looks on. */
export type PhomView = {
  readonly seat: Seat | null;
  readonly rules: PhomRules;
  readonly leader: Seat;
  readonly cards: HiddenCards;
  readonly counts: readonly number[];
  readonly inStock: number;
  readonly discards: readonly (readonly Card[])[];
  readonly eaten: readonly Eaten[];
  readonly turn: Seat | null;
  readonly step: 'take' | 'discard';
  readonly full: PhomState['full'];
  readonly shown: readonly (readonly Card[])[] | null;
};

const NO_CARDS = [] as readonly Card[] as HiddenCards;

export const viewPhom = (state: PhomState, seat: Seat | null): PhomView => ({
  seat,
  rules: state.rules,
  leader: state.leader,
  cards: seat === null ? NO_CARDS : (state.hands[seat] ?? NO_CARDS),
  counts: state.hands.map(({ length }) => length),
  inStock: state.stock.length,
  discards: state.discards,
  eaten: state.eaten,
  turn: state.turn,
  step: state.step,
  full: state.full,
  shown: state.turn === null ? state.hands : null,
});

export const faultOf = (view: PhomView, action: PhomAction): ActionFault | undefined => {
  const { seat, turn, step, cards } = view;
  if (turn === null) return 'hand-is-over';
  if (seat === null || turn !== seat) return 'not-your-turn';
  if (action.do !== 'discard') {
    if (step !== 'take') return 'must-discard';
    return action.do === 'draw' || canEat(view, seat) ? undefined : 'not-a-combination';
  }
  if (step !== 'discard') return 'must-draw';
  if (!cards.includes(action.card)) return 'not-your-cards';
  // What was eaten stays in its meld.
  const left = cards.filter((card) => card !== action.card);
  const eaten = eatenBy(view.eaten, seat);
  return !eaten.includes(action.card) && bestSplit(left, eaten) ? undefined : 'keeps-eaten-cards';
};

const canEat = (view: PhomView, seat: Seat): boolean => {
  const card = view.discards[seatBefore(seat, view.counts.length)]?.at(-1);
  if (card === undefined || view.eaten.some((other) => other.card === card)) return false;
  return bestSplit([...view.cards, card], [...eatenBy(view.eaten, seat), card]) !== undefined;
};

export const legalActions = (view: PhomView): readonly PhomAction[] => {
  const discards = view.cards.map((card): PhomAction => ({ do: 'discard', card }));
  const actions: readonly PhomAction[] = [{ do: 'draw' }, { do: 'eat' }, ...discards];
  return actions.filter((action) => faultOf(view, action) === undefined);
};

/** When the time is up a seat draws, and discards its highest loose card. */
export const timeoutAction = (view: PhomView): PhomAction => {
  if (view.step === 'take') return { do: 'draw' };
  const loose = bestSplit(view.cards, view.seat === null ? [] : eatenBy(view.eaten, view.seat))?.loose ?? [];
  const [highest] = loose.toSorted((one, other) => rankOf(other) - rankOf(one));
  const discard: PhomAction = { do: 'discard', card: highest ?? 0 };
  return faultOf(view, discard) === undefined ? discard : (legalActions(view)[0] ?? discard);
};

/** The public rules of players of the house, version 1: they eat what they can, and discard their highest loose card. */
export const houseAction = (view: PhomView): PhomAction =>
  faultOf(view, { do: 'eat' }) === undefined ? { do: 'eat' } : timeoutAction(view);
