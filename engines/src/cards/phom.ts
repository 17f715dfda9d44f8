import type { CardGame } from './card-game.ts';
import { applyPhom, dealPhom } from './phom/hand.ts';
import type { PhomEvent } from './phom/hand.ts';
import { ranked, settlePhom } from './phom/settle.ts';
import { PHOM_SHEET } from './phom/state.ts';
import type { PhomRules, PhomState } from './phom/state.ts';
import { faultOf, houseAction, legalActions, timeoutAction, viewPhom } from './phom/view.ts';
import type { PhomAction, PhomView } from './phom/view.ts';

/** Phỏm: nine cards, four discards each, and the fewest points outside melds win. */
export const phom: CardGame<PhomRules, PhomState, PhomAction, PhomEvent, PhomView> = {
  code: 'phom',
  players: { min: 2, max: 4 },
  rules: PHOM_SHEET,
  deal: dealPhom,
  isOver: ({ turn }) => turn === null,
  waitsFor: ({ turn }) => (turn === null ? [] : [turn]),
  view: viewPhom,
  faultOf,
  legal: legalActions,
  apply: applyPhom,
  timeout: timeoutAction,
  house: houseAction,
  settle: settlePhom,
  favours: ({ eaten }) => eaten.map(({ by, from }) => ({ from, to: by, what: 'fed' })),
  winnerOf: (state) => (state.turn === null ? (state.full?.seat ?? ranked(state)[0]?.seat ?? null) : null),
};
