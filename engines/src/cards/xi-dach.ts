import type { CardGame } from './card-game.ts';
import { applyXiDach, dealXiDach, settleXiDach } from './xi-dach/hand.ts';
import type { XiDachEvent } from './xi-dach/hand.ts';
import type { XiDachRules, XiDachState } from './xi-dach/state.ts';
import { faultOf, legalActions, timeoutAction, viewXiDach } from './xi-dach/view.ts';
import type { XiDachAction, XiDachView } from './xi-dach/view.ts';

const RULES: XiDachRules = {
  betMax: 5,
  factors: { bust: 1, short: 1, points: 1, 'five-cards': 2, natural: 2, 'two-aces': 3 },
  opensFrom: 15,
};

/** Xì dách: up to 21 against a banker who is one of the players. */
export const xiDach: CardGame<XiDachRules, XiDachState, XiDachAction, XiDachEvent, XiDachView> = {
  code: 'xi-dach',
  players: { min: 2, max: 8 },
  rules: RULES,
  deal: dealXiDach,
  isOver: ({ isOver }) => isOver,
  waitsFor: ({ bets, turn }) => (turn === null ? bets.flatMap((bet, seat) => (bet === null ? [seat] : [])) : [turn]),
  view: viewXiDach,
  faultOf,
  legal: legalActions,
  apply: applyXiDach,
  timeout: timeoutAction,
  house: timeoutAction,
  settle: settleXiDach,
  winnerOf: () => null,
};
