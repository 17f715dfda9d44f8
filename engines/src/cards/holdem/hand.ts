import type { Card } from '../../tables/card.ts';
import type { ActionFault, Applied, HiddenCards, Seat } from '../card-game.ts';
import { dealCards } from '../deal-cards.ts';
import { afterBet, at, bettingFault, NO_LIMIT, paidIn, seatsIn, turned } from '../betting/betting.ts';
import type { Betting, BettingAction } from '../betting/betting.ts';
import type { BettingDeal } from '../betting/betting-game.ts';
import { sharePots } from '../betting/pots.ts';
import type { PotSettlement } from '../betting/pots.ts';
import { bestOf } from './best-of.ts';

/** Amounts in chips. */
export type HoldemRules = {
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly rakeBasisPoints: number;
  readonly rakeCapBigBlinds: number;
};

export type HoldemState = {
  readonly rules: HoldemRules;
  readonly button: Seat;
  readonly hands: readonly HiddenCards[];
  readonly board: readonly Card[];
  /** The cards the board will get. */
  readonly stock: HiddenCards;
  readonly betting: Betting;
};

export type HoldemEvent =
  | { readonly is: 'acted'; readonly seat: Seat; readonly action: BettingAction; readonly bet: number }
  | { readonly is: 'board'; readonly cards: readonly Card[] }
  | { readonly is: 'over' };

export type HoldemView = {
  readonly seat: Seat | null;
  readonly rules: HoldemRules;
  readonly button: Seat;
  readonly cards: HiddenCards;
  readonly board: readonly Card[];
  readonly betting: Betting;
  /** The hands that are opened at the end, by seat; null for one that folded. Nothing is opened when all others folded. */
  readonly shown: readonly (readonly Card[] | null)[] | null;
};

const CARDS_EACH = 2;
const BOARD = 5;
const FLOP = 3;
const NO_CARDS = [] as readonly Card[] as HiddenCards;

export const dealHoldem = (deal: BettingDeal, rules: HoldemRules): HoldemState => {
  const { players, button, deck, stacks } = deal;
  const after = (seats: number): Seat => (button + seats) % players;
  // Of two players the button posts the small blind.
  const usual: NonNullable<BettingDeal['blinds']> =
    players === 2 ? { small: button, big: after(1) } : { small: after(1), big: after(2) };
  const { small, big, posts = [] } = deal.blinds ?? usual;
  const zeros = stacks.map(() => 0);
  const empty: Betting = {
    stacks,
    bets: zeros,
    put: zeros,
    folded: stacks.map(() => false),
    hasActed: stacks.map(() => false),
    level: rules.bigBlind,
    lastRaise: rules.bigBlind,
    raises: 0,
    turn: null,
  };
  const blinds = paidIn(small === null ? empty : paidIn(empty, small, rules.smallBlind), big, rules.bigBlind);
  const posted = posts.reduce((betting, seat) => paidIn(betting, seat, rules.bigBlind), blinds);
  const dealt = players * CARDS_EACH;
  const state: HoldemState = {
    rules,
    button,
    hands: dealCards(deal, CARDS_EACH),
    board: [],
    stock: deck.slice(dealt, dealt + BOARD) as readonly Card[] as HiddenCards,
    betting: turned(posted, big),
  };
  return state.betting.turn === null ? runOn(state, []).state : state;
};

export const isOver = ({ betting }: HoldemState): boolean => betting.turn === null;

export const viewHoldem = (state: HoldemState, seat: Seat | null): HoldemView => ({
  seat,
  rules: state.rules,
  button: state.button,
  cards: seat === null ? NO_CARDS : (state.hands[seat] ?? NO_CARDS),
  board: state.board,
  betting: state.betting,
  shown: isOver(state) && seatsIn(state.betting).length > 1 ? opened(state) : null,
});

const opened = ({ hands, betting }: HoldemState): readonly (readonly Card[] | null)[] =>
  hands.map((hand, seat) => (betting.folded[seat] === true ? null : hand));

export const faultOf = ({ betting, seat }: HoldemView, action: BettingAction): ActionFault | undefined =>
  bettingFault(betting, seat, action, NO_LIMIT);

export const applyHoldem = (
  state: HoldemState,
  seat: Seat,
  action: BettingAction,
): Applied<HoldemState, HoldemEvent> | { readonly fault: ActionFault } => {
  const fault = faultOf(viewHoldem(state, seat), action);
  if (fault !== undefined) return { fault };
  const betting = afterBet(state.betting, seat, action, NO_LIMIT);
  const event: HoldemEvent = { is: 'acted', seat, action, bet: at(betting.bets, seat) };
  return runOn({ ...state, betting }, [event]);
};

/** Deals the next cards of the board when a round is over; runs to the end where nobody has a bet left to make. */
const runOn = (state: HoldemState, events: readonly HoldemEvent[]): Applied<HoldemState, HoldemEvent> => {
  if (state.betting.turn !== null) return { state, events };
  if (seatsIn(state.betting).length < 2 || state.board.length === BOARD)
    return { state, events: [...events, { is: 'over' }] };
  const count = state.board.length === 0 ? FLOP : 1;
  const cards = state.stock.slice(0, count);
  const betting: Betting = {
    ...state.betting,
    bets: state.betting.bets.map(() => 0),
    hasActed: state.betting.hasActed.map(() => false),
    level: 0,
    lastRaise: state.rules.bigBlind,
    raises: 0,
  };
  const next: HoldemState = {
    ...state,
    board: [...state.board, ...cards],
    stock: state.stock.slice(count) as readonly Card[] as HiddenCards,
    betting: turned(betting, state.button),
  };
  return runOn(next, [...events, { is: 'board', cards }]);
};

/** No rake is taken from a hand without a flop. */
export const settleHoldem = ({ betting, hands, board, rules, button }: HoldemState): PotSettlement => {
  const isAlone = seatsIn(betting).length < 2;
  const cap = board.length === 0 ? 0 : rules.rakeCapBigBlinds * rules.bigBlind;
  return sharePots(betting, {
    valueOf: (seat) => (isAlone ? 0 : bestOf([...(hands[seat] ?? []), ...board])),
    rake: { basisPoints: rules.rakeBasisPoints, cap },
    button,
  });
};
