import type { CardGame } from './card-game.ts';
import { houseAction } from './tien-len/house-player.ts';
import { faultOf, legalActions, timeoutAction } from './tien-len/legal.ts';
import type { TienLenAction } from './tien-len/legal.ts';
import { applyTienLen } from './tien-len/play.ts';
import type { TienLenEvent } from './tien-len/play.ts';
import { settleTienLen } from './tien-len/settle.ts';
import { BY_PLACES } from './tien-len/sheet.ts';
import type { TienLenRules } from './tien-len/sheet.ts';
import { dealTienLen, isOver } from './tien-len/state.ts';
import type { TienLenState } from './tien-len/state.ts';
import { viewTienLen } from './tien-len/view.ts';
import type { TienLenView } from './tien-len/view.ts';

/** Tiến lên miền Nam: thirteen cards each, and the first to be without wins. */
export const tienLen: CardGame<TienLenRules, TienLenState, TienLenAction, TienLenEvent, TienLenView> = {
  code: 'tien-len',
  players: { min: 2, max: 4 },
  rules: BY_PLACES,
  deal: dealTienLen,
  isOver,
  waitsFor: ({ turn }) => (turn === null ? [] : [turn]),
  view: viewTienLen,
  faultOf,
  legal: legalActions,
  apply: applyTienLen,
  timeout: timeoutAction,
  house: houseAction,
  settle: settleTienLen,
  winnerOf: ({ instant, out }) => instant?.seat ?? out[0] ?? null,
};
