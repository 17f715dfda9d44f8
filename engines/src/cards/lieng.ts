import type { BettingAction } from './betting/betting.ts';
import type { BettingGame } from './betting/betting-game.ts';
import { foldedBetter } from './betting/folded-better.ts';
import {
  applyLieng,
  dealLieng,
  faultOf,
  houseAction,
  isOver,
  legalActions,
  settleLieng,
  viewLieng,
} from './lieng/hand.ts';
import { liengHand } from './lieng/value.ts';
import type { LiengEvent, LiengRules, LiengState, LiengView } from './lieng/hand.ts';

const RULES: LiengRules = { ante: 1, raisesMax: 3, rakeBasisPoints: 300, rakeCapAntes: 3 };

/** Liêng: three cards, one round of bets. */
export const lieng: BettingGame<LiengRules, LiengState, BettingAction, LiengEvent, LiengView> = {
  code: 'lieng',
  players: { min: 2, max: 9 },
  rules: RULES,
  deal: dealLieng,
  isOver,
  waitsFor: ({ betting: { turn } }) => (turn === null ? [] : [turn]),
  view: viewLieng,
  faultOf,
  legal: legalActions,
  apply: applyLieng,
  timeout: (view) => (faultOf(view, { do: 'check' }) === undefined ? { do: 'check' } : { do: 'fold' }),
  house: houseAction,
  settle: settleLieng,
  favours: ({ betting, hands }) =>
    foldedBetter(betting, (seat) => {
      const { kind, value } = liengHand(hands[seat] ?? []);
      return { value, isMade: kind !== 'points' };
    }),
  winnerOf: () => null,
};
