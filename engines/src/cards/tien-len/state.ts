import type { Card } from '../../tables/card.ts';
import type { Deal, Debt, HiddenCards, Seat } from '../card-game.ts';
import { dealCards } from '../deal-cards.ts';
import type { Combination } from './combination.ts';
import { INSTANT_WINS, instantWinOf } from './instant-win.ts';
import type { InstantWin } from './instant-win.ts';
import type { TienLenRules } from './sheet.ts';
import { sorted } from './strength.ts';

/** One play of a trick. */
export type Played = { readonly seat: Seat; readonly combination: Combination };

export type Trick = { readonly plays: readonly Played[]; readonly passed: readonly Seat[] };

export type TienLenState = {
  readonly rules: TienLenRules;
  readonly hands: readonly HiddenCards[];
  readonly hasPlayed: readonly boolean[];
  /** The seats that played their last card, the first one first. */
  readonly out: readonly Seat[];
  /** The seats that had played no card when the first was out; they play no longer. */
  readonly frozen: readonly Seat[];
  readonly turn: Seat | null;
  /** The card that has to be in the first play of a first hand. */
  readonly opening: Card | null;
  readonly trick: Trick;
  /** What the cuts of the tricks before made owed. */
  readonly cuts: readonly Debt[];
  readonly instant: { readonly seat: Seat; readonly win: InstantWin } | null;
};

export const NEW_TRICK: Trick = { plays: [], passed: [] };

const CARDS_EACH = 13;

/** The start of a hand. The winner of the hand before leads; in a first hand the lowest card that was dealt does. */
export const dealTienLen = (deal: Deal, rules: TienLenRules): TienLenState => {
  const hands = dealCards(deal, CARDS_EACH).map((hand) => sorted(hand) as HiddenCards);
  const lowest = sorted(hands.flat())[0] ?? 0;
  const leader = deal.winner ?? hands.findIndex((hand) => hand.includes(lowest));
  const instant = strongestInstantWin(hands, leader);
  return {
    rules,
    hands,
    hasPlayed: hands.map(() => false),
    out: [],
    frozen: [],
    turn: instant === null ? leader : null,
    opening: deal.winner === null ? lowest : null,
    trick: NEW_TRICK,
    cuts: [],
    instant,
  };
};

/** Of two seats with the same win the one that comes first from the leader has it. */
const strongestInstantWin = (hands: readonly HiddenCards[], leader: Seat): TienLenState['instant'] => {
  const rank = (win: InstantWin): number => INSTANT_WINS.indexOf(win);
  const wins = hands.flatMap((_, step) => {
    const seat = (leader + step) % hands.length;
    const win = instantWinOf(hands[seat] ?? []);
    return win === undefined ? [] : [{ seat, win }];
  });
  return wins.toSorted((one, other) => rank(one.win) - rank(other.win))[0] ?? null;
};

export const isOver = ({ turn }: TienLenState): boolean => turn === null;

/** The seats that still hold cards and play on. */
export const playingSeats = ({ hands, frozen }: TienLenState): readonly Seat[] =>
  hands.flatMap((hand, seat) => (hand.length > 0 && !frozen.includes(seat) ? [seat] : []));

/** The seats after this one, in the order of turns. */
export const seatsAfter = (seat: Seat, players: number): readonly Seat[] =>
  Array.from({ length: players - 1 }, (_, step) => (seat + 1 + step) % players);

/** The hand without cards that were played. */
export const without = (hand: HiddenCards, cards: readonly Card[]): HiddenCards =>
  hand.filter((card) => !cards.includes(card)) as readonly Card[] as HiddenCards;
