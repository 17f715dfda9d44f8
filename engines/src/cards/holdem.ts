import { choiceOf, NO_LIMIT } from './betting/betting.ts';
import type { BettingAction } from './betting/betting.ts';
import type { BettingGame } from './betting/betting-game.ts';
import { foldedBetter } from './betting/folded-better.ts';
import { bestOf } from './holdem/best-of.ts';
import { applyHoldem, dealHoldem, faultOf, isOver, settleHoldem, viewHoldem } from './holdem/hand.ts';
import type { HoldemEvent, HoldemRules, HoldemState, HoldemView } from './holdem/hand.ts';
import { houseAction } from './holdem/house-player.ts';
import { categoryOf } from './poker/hand-value.ts';

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
  /** From the flop on, two pairs and better. */
  favours: ({ betting, board, hands }) =>
    board.length === 0
      ? []
      : foldedBetter(betting, (seat) => {
          const value = bestOf([...(hands[seat] ?? []), ...board]);
          const isMade = !['high-card', 'pair'].includes(categoryOf(value));
          return { value, isMade };
        }),
  winnerOf: () => null,
};
