import { applyBaCay, bankTaker, dealBaCay, faultOf, isOver, settleBaCay, viewBaCay, waitsFor } from './ba-cay/hand.ts';
import type { BaCayAction, BaCayEvent, BaCayRules, BaCayState, BaCayView } from './ba-cay/hand.ts';
import type { CardGame } from './card-game.ts';

const RULES: BaCayRules = { betMax: 5, byTen: 2, byTriple: 3, common: 1, sideMax: 2 };

const betOf = ({ seat, banker }: BaCayView, units: number, isInCommon: boolean): BaCayAction => ({
  do: 'bet',
  units: seat === banker ? 0 : units,
  isInCommon,
  sides: [],
});

/** Ba cây: three cards against the banker, bets before the cards are seen. */
export const baCay: CardGame<BaCayRules, BaCayState, BaCayAction, BaCayEvent, BaCayView> = {
  code: 'ba-cay',
  players: { min: 2, max: 8 },
  rules: RULES,
  deal: dealBaCay,
  isOver,
  waitsFor,
  view: viewBaCay,
  faultOf,
  /** Every bet against the banker, with and without the common pot; bets between two are the players' to name. */
  legal: (view) =>
    [false, true]
      .flatMap((isInCommon) => Array.from({ length: view.rules.betMax }, (_, at) => betOf(view, at + 1, isInCommon)))
      .filter((action) => faultOf(view, action) === undefined),
  apply: applyBaCay,
  timeout: (view) => betOf(view, 1, false),
  /** Players of the house bet one unit and take part in the common pot. */
  house: (view) => betOf(view, 1, true),
  settle: settleBaCay,
  winnerOf: bankTaker,
};
