import { choiceOf, NO_LIMIT } from './betting/betting.ts';
import type { BettingAction } from './betting/betting.ts';
import type { BettingGame } from './betting/betting-game.ts';
import { applyHoldem, dealHoldem, faultOf, isOver, settleHoldem, viewHoldem } from './holdem/hand.ts';
import type { HoldemEvent, HoldemRules, HoldemState, HoldemView } from './holdem/hand.ts';
import { houseAction } from './holdem/house-player.ts';

const RULES: HoldemRules = { smallBlind: 1, bigBlind: 2, rakeBasisPoints: 300, rakeCapBigBlinds: 3 };

/** Every action, of raises the lowest and the highest. */
const legal = (view: HoldemView): readonly BettingAction[] => {
  if (view.seat === null || view.betting.turn !== view.seat) return [];
  const { toCall, raise } = choiceOf(view.betting, view.seat, NO_LIMIT);
  const passive: BettingAction[] = [{ do: 'fold' }, { do: toCall === 0 ? 'check' : 'call' }];
  const raises = raise ? [...new Set([raise.min, raise.max])] : [];
  return [...passive, ...raises.map((to): BettingAction => ({ do: 'raise', to }))];
};

const timeout = (view: HoldemView): BettingAction =>
  faultOf(view, { do: 'check' }) === undefined ? { do: 'check' } : { do: 'fold' };

/** Texas hold'em without a limit of bets. */
export const holdem: BettingGame<HoldemRules, HoldemState, BettingAction, HoldemEvent, HoldemView> = {
  code: 'holdem',
  players: { min: 2, max: 9 },
  rules: RULES,
  deal: dealHoldem,
  isOver,
  waitsFor: ({ betting: { turn } }) => (turn === null ? [] : [turn]),
  view: viewHoldem,
  faultOf,
  legal,
  apply: applyHoldem,
  timeout,
  house: houseAction,
  settle: settleHoldem,
  winnerOf: () => null,
};
