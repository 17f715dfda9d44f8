import type { CardGame } from './card-game.ts';
import { bestRows } from './mau-binh/best-rows.ts';
import { applyMauBinh, dealMauBinh, faultOf, isOver, viewMauBinh, waitsFor } from './mau-binh/hand.ts';
import type { MauBinhAction, MauBinhEvent, MauBinhState, MauBinhView } from './mau-binh/hand.ts';
import { instantWinOf } from './mau-binh/instant-win.ts';
import { isBroken } from './mau-binh/rows.ts';
import { settleMauBinh } from './mau-binh/settle.ts';
import { MAU_BINH_SHEET } from './mau-binh/sheet.ts';
import type { MauBinhRules } from './mau-binh/sheet.ts';

/** Declares what can be declared, and arranges as the engine proposes otherwise. */
const bestAction = ({ cards, rules }: MauBinhView): MauBinhAction =>
  instantWinOf(cards) === undefined ? { do: 'lay', rows: bestRows(cards, rules) } : { do: 'declare' };

/** A seat's own draft is laid down when its time is up, unless it would lose by its order. */
const timeout = (view: MauBinhView): MauBinhAction =>
  view.draft && !isBroken(view.draft) ? { do: 'lay', rows: view.draft } : bestAction(view);

/** Mậu binh: thirteen cards in three rows, compared row by row with every other seat. */
export const mauBinh: CardGame<MauBinhRules, MauBinhState, MauBinhAction, MauBinhEvent, MauBinhView> = {
  code: 'mau-binh',
  players: { min: 2, max: 4 },
  rules: MAU_BINH_SHEET,
  deal: dealMauBinh,
  isOver,
  waitsFor,
  view: viewMauBinh,
  faultOf,
  legal: (view) => (view.seat === null || view.laid !== null ? [] : [bestAction(view)]),
  apply: applyMauBinh,
  timeout,
  house: bestAction,
  settle: settleMauBinh,
  winnerOf: () => null,
};
