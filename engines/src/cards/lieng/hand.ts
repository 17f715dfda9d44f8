import type { Card } from '../../tables/card.ts';
import { afterBet, at, bettingFault, choiceOf, paidIn, seatsIn, turned } from '../betting/betting.ts';
import type { Betting, BettingAction, BettingLimits } from '../betting/betting.ts';
import type { BettingDeal } from '../betting/betting-game.ts';
import { sharePots } from '../betting/pots.ts';
import type { PotSettlement } from '../betting/pots.ts';
import type { ActionFault, Applied, HiddenCards, Seat } from '../card-game.ts';
import { dealCards } from '../deal-cards.ts';
import { liengHand } from './value.ts';

/** Amounts in chips. */
export type LiengRules = {
  readonly ante: number;
  readonly raisesMax: number;
  readonly rakeBasisPoints: number;
  readonly rakeCapAntes: number;
};

export type LiengState = {
  readonly rules: LiengRules;
  readonly button: Seat;
  readonly hands: readonly HiddenCards[];
  readonly betting: Betting;
};

export type LiengEvent =
  | { readonly is: 'acted'; readonly seat: Seat; readonly action: BettingAction; readonly bet: number }
  | { readonly is: 'over' };

export type LiengView = {
  readonly seat: Seat | null;
  readonly rules: LiengRules;
  readonly button: Seat;
  readonly cards: HiddenCards;
  readonly betting: Betting;
  /** The hands that are opened at the end; nothing is opened when all others folded. */
  readonly shown: readonly (readonly Card[] | null)[] | null;
};

const CARDS_EACH = 3;
const NO_CARDS = [] as readonly Card[] as HiddenCards;

export const limitsOf = ({ raisesMax }: LiengRules): BettingLimits => ({ isPotLimit: true, raisesMax });

/** Everybody pays the ante; the seat after the button speaks first. */
export const dealLieng = (deal: BettingDeal, rules: LiengRules): LiengState => {
  const zeros = deal.stacks.map(() => 0);
  const empty: Betting = {
    stacks: deal.stacks,
    bets: zeros,
    put: zeros,
    folded: deal.stacks.map(() => false),
    hasActed: deal.stacks.map(() => false),
    level: 0,
    lastRaise: rules.ante,
    raises: 0,
    turn: null,
  };
  const antes = deal.stacks.reduce((betting, _, seat) => paidIn(betting, seat, rules.ante), empty);
  const betting = turned({ ...antes, bets: zeros }, deal.button);
  return { rules, button: deal.button, hands: dealCards(deal, CARDS_EACH), betting };
};

export const isOver = ({ betting }: LiengState): boolean => betting.turn === null;

export const viewLieng = (state: LiengState, seat: Seat | null): LiengView => ({
  seat,
  rules: state.rules,
  button: state.button,
  cards: seat === null ? NO_CARDS : (state.hands[seat] ?? NO_CARDS),
  betting: state.betting,
  shown: isOver(state) && seatsIn(state.betting).length > 1 ? opened(state) : null,
});

const opened = ({ hands, betting }: LiengState): readonly (readonly Card[] | null)[] =>
  hands.map((hand, seat) => (betting.folded[seat] === true ? null : hand));

export const faultOf = ({ betting, seat, rules }: LiengView, action: BettingAction): ActionFault | undefined =>
  bettingFault(betting, seat, action, limitsOf(rules));

export const applyLieng = (
  state: LiengState,
  seat: Seat,
  action: BettingAction,
): Applied<LiengState, LiengEvent> | { readonly fault: ActionFault } => {
  const fault = faultOf(viewLieng(state, seat), action);
  if (fault !== undefined) return { fault };
  const next = { ...state, betting: afterBet(state.betting, seat, action, limitsOf(state.rules)) };
  const acted: LiengEvent = { is: 'acted', seat, action, bet: at(next.betting.bets, seat) };
  return { state: next, events: isOver(next) ? [acted, { is: 'over' }] : [acted] };
};

export const settleLieng = ({ betting, hands, rules, button }: LiengState): PotSettlement =>
  sharePots(betting, {
    valueOf: (seat) => liengHand(hands[seat] ?? []).value,
    rake: { basisPoints: rules.rakeBasisPoints, cap: rules.rakeCapAntes * rules.ante },
    button,
  });

/** Every action, of raises the lowest and the highest. */
export const legalActions = (view: LiengView): readonly BettingAction[] => {
  if (view.seat === null || view.betting.turn !== view.seat) return [];
  const { toCall, raise } = choiceOf(view.betting, view.seat, limitsOf(view.rules));
  const raises = raise ? [...new Set([raise.min, raise.max])] : [];
  return [
    { do: 'fold' },
    { do: toCall === 0 ? 'check' : 'call' },
    ...raises.map((to): BettingAction => ({ do: 'raise', to })),
  ];
};

/**
 * The public rules of players of the house, version 1: runs and triples raise by the least, faces and eight points or
 * more call, the others check or fold.
 */
export const houseAction = (view: LiengView): BettingAction => {
  if (view.seat === null) return { do: 'fold' };
  const { kind, points } = liengHand(view.cards);
  const { toCall, raise } = choiceOf(view.betting, view.seat, limitsOf(view.rules));
  if ((kind === 'triple' || kind === 'run') && raise) return { do: 'raise', to: raise.min };
  if (toCall === 0) return { do: 'check' };
  return kind === 'points' && points < CALLS_FROM ? { do: 'fold' } : { do: 'call' };
};

const CALLS_FROM = 8;
