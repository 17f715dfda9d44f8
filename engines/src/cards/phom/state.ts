import type { Card } from '../../tables/card.ts';
import type { HiddenCards, Seat } from '../card-game.ts';

/** What is paid, in units of the table. */
export type PhomRules = {
  /** By the places after the first. */
  readonly places: readonly number[];
  /** A seat without a meld. */
  readonly noMeld: number;
  readonly full: { readonly nine: number; readonly ten: number; readonly outOfReach: number };
  readonly eaten: number;
  /** A card that was eaten from somebody's last discard. */
  readonly eatenLast: number;
  /** So many cards eaten from one seat make it pay for all when the eater is full. */
  readonly liableFrom: number;
};

export const PHOM_SHEET: PhomRules = {
  places: [1, 2, 3],
  noMeld: 4,
  full: { nine: 5, ten: 6, outOfReach: 7 },
  eaten: 1,
  eatenLast: 4,
  liableFrom: 3,
};

export type Full = keyof PhomRules['full'];

export type Eaten = { readonly card: Card; readonly by: Seat; readonly from: Seat; readonly isLast: boolean };

export type PhomState = {
  readonly rules: PhomRules;
  readonly leader: Seat;
  readonly hands: readonly HiddenCards[];
  /** The cards that are left to draw, the next one first. */
  readonly stock: HiddenCards;
  readonly discards: readonly (readonly Card[])[];
  readonly eaten: readonly Eaten[];
  readonly turn: Seat | null;
  /** Whether the seat has to take a card or to discard one. */
  readonly step: 'take' | 'discard';
  readonly full: { readonly seat: Seat; readonly how: Full } | null;
};

export const DISCARDS_EACH = 4;

export const eatenBy = (eaten: readonly Eaten[], seat: Seat): readonly Card[] =>
  eaten.flatMap(({ by, card }) => (by === seat ? [card] : []));

export const seatBefore = (seat: Seat, players: number): Seat => (seat + players - 1) % players;
