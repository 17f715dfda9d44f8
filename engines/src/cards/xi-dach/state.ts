import type { Debt, HiddenCards, Seat } from '../card-game.ts';
import type { XiDachKind } from './value.ts';

export type XiDachRules = {
  readonly betMax: number;
  /** What the winner's hand multiplies the bet with. */
  readonly factors: Readonly<Record<XiDachKind, number>>;
  /** From how many points the banker may open other hands. */
  readonly opensFrom: number;
};

export type XiDachState = {
  readonly rules: XiDachRules;
  readonly banker: Seat;
  readonly hands: readonly HiddenCards[];
  /** The cards that are left to draw, the next one first. */
  readonly stock: HiddenCards;
  /** What each seat stakes against the banker, before it sees its cards. */
  readonly bets: readonly (number | null)[];
  readonly turn: Seat | null;
  /** What every seat has come to with the banker; null while it is open. The banker has none. */
  readonly results: readonly (Debt | 'even' | null)[];
  readonly isBankerShown: boolean;
  readonly isOver: boolean;
};
