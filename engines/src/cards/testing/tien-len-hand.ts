import { BY_PLACES } from '../tien-len/sheet.ts';
import type { TienLenRules } from '../tien-len/sheet.ts';
import { NEW_TRICK } from '../tien-len/state.ts';
import type { TienLenState } from '../tien-len/state.ts';
import { handOf } from './read-cards.ts';

/** A hand in its middle: everybody has played a card, except the seats that are named. */
export const tienLenHand = (
  hands: readonly string[],
  { turn, idle = [], rules = BY_PLACES }: { turn: number; idle?: readonly number[]; rules?: TienLenRules },
): TienLenState => ({
  rules,
  hands: hands.map(handOf),
  hasPlayed: hands.map((_, seat) => !idle.includes(seat)),
  out: [],
  frozen: [],
  turn,
  opening: null,
  trick: NEW_TRICK,
  cuts: [],
  instant: null,
});
