import type { Card } from '../../tables/card.ts';
import type { ActionFault, Debt, HiddenCards, Seat } from '../card-game.ts';
import type { XiDachRules, XiDachState } from './state.ts';
import { CARDS_MAX, STANDS_FROM, xiDachHand } from './value.ts';

export type XiDachAction =
  | { readonly do: 'bet'; readonly units: number }
  | { readonly do: 'draw' }
  | { readonly do: 'stand' }
  /** The banker compares with one seat and may draw again before the next. */
  | { readonly do: 'open'; readonly seat: Seat };

/** What one seat sees: its own cards once it has staked, how many others hold, and what was opened. */
export type XiDachView = {
  readonly seat: Seat | null;
  readonly rules: XiDachRules;
  readonly banker: Seat;
  readonly cards: HiddenCards;
  readonly counts: readonly number[];
  readonly bets: readonly (number | null)[];
  readonly turn: Seat | null;
  readonly results: readonly (Debt | 'even' | null)[];
  readonly shown: readonly (readonly Card[] | null)[];
  readonly isOver: boolean;
};

const NO_CARDS = [] as readonly Card[] as HiddenCards;

export const viewXiDach = (state: XiDachState, seat: Seat | null): XiDachView => ({
  seat,
  rules: state.rules,
  banker: state.banker,
  cards: seat === null || state.bets.includes(null) ? NO_CARDS : (state.hands[seat] ?? NO_CARDS),
  counts: state.hands.map(({ length }) => length),
  bets: state.bets,
  turn: state.turn,
  results: state.results,
  shown: state.hands.map((hand, other) => {
    const isShown = other === state.banker ? state.isBankerShown : state.results[other] !== null;
    return isShown ? hand : null;
  }),
  isOver: state.isOver,
});

export const faultOf = (view: XiDachView, action: XiDachAction): ActionFault | undefined => {
  if (view.isOver) return 'hand-is-over';
  if (action.do === 'bet') {
    if (view.seat === null || view.bets[view.seat] !== null) return 'not-your-turn';
    const isInside = Number.isInteger(action.units) && action.units >= 1 && action.units <= view.rules.betMax;
    return isInside ? undefined : 'bet-out-of-range';
  }
  if (view.turn === null || view.turn !== view.seat) return 'not-your-turn';
  if (action.do === 'draw') return mayDraw(view.cards) ? undefined : 'no-more-cards';
  if (action.do === 'stand') return mayStand(view) ? undefined : 'must-draw';
  if (view.seat !== view.banker || action.seat === view.banker || view.results[action.seat] !== null)
    return 'not-your-turn';
  return mayStand(view) ? undefined : 'must-draw';
};

/** A bust hand has to be stood on like any other, so that nobody can tell it from the others. */
const mayDraw = (cards: readonly Card[]): boolean => cards.length < CARDS_MAX && xiDachHand(cards).kind !== 'bust';

const mayStand = ({ cards, seat, banker, rules }: XiDachView): boolean => {
  const { kind, total } = xiDachHand(cards);
  return kind !== 'short' || total >= (seat === banker ? rules.opensFrom : STANDS_FROM);
};

export const legalActions = (view: XiDachView): readonly XiDachAction[] => {
  const bets = Array.from({ length: view.rules.betMax }, (_, at): XiDachAction => ({ do: 'bet', units: at + 1 }));
  const opens = view.counts.map((_, seat): XiDachAction => ({ do: 'open', seat }));
  const actions: readonly XiDachAction[] = [...bets, { do: 'draw' }, { do: 'stand' }, ...opens];
  return actions.filter((action) => faultOf(view, action) === undefined);
};

const BANKER_DRAWS_BELOW = 17;

/** When the time is up: one unit, a draw below sixteen, for the banker below seventeen. Players of the house do the same. */
export const timeoutAction = (view: XiDachView): XiDachAction => {
  if (view.bets.includes(null)) return { do: 'bet', units: 1 };
  const { total } = xiDachHand(view.cards);
  const drawsBelow = view.seat === view.banker ? BANKER_DRAWS_BELOW : STANDS_FROM;
  return mayDraw(view.cards) && total < drawsBelow ? { do: 'draw' } : { do: 'stand' };
};
