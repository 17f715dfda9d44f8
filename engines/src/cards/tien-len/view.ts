import type { Card } from '../../tables/card.ts';
import type { HiddenCards, Seat } from '../card-game.ts';
import type { InstantWin } from './instant-win.ts';
import type { TienLenRules } from './sheet.ts';
import { isOver } from './state.ts';
import type { TienLenState, Trick } from './state.ts';

/** What one seat sees, or a person who only looks on. It is built from what is open; nothing is filtered out of it. */
export type TienLenView = {
  readonly seat: Seat | null;
  readonly rules: TienLenRules;
  /** The seat's own cards. */
  readonly cards: HiddenCards;
  /** How many cards every seat holds. */
  readonly counts: readonly number[];
  readonly hasPlayed: readonly boolean[];
  readonly out: readonly Seat[];
  readonly frozen: readonly Seat[];
  readonly turn: Seat | null;
  readonly trick: Trick;
  /** The card the seat has to open with; other seats are not told who has it. */
  readonly opening: Card | null;
  readonly instant: { readonly seat: Seat; readonly win: InstantWin } | null;
  /** What everybody held at the end; null before it. */
  readonly shown: readonly (readonly Card[])[] | null;
};

const NO_CARDS = [] as readonly Card[] as HiddenCards;

export const viewTienLen = (state: TienLenState, seat: Seat | null): TienLenView => ({
  seat,
  rules: state.rules,
  cards: seat === null ? NO_CARDS : (state.hands[seat] ?? NO_CARDS),
  counts: state.hands.map(({ length }) => length),
  hasPlayed: state.hasPlayed,
  out: state.out,
  frozen: state.frozen,
  turn: state.turn,
  trick: state.trick,
  opening: seat !== null && seat === state.turn ? state.opening : null,
  instant: state.instant,
  shown: isOver(state) ? state.hands : null,
});
