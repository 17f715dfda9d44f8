import type { Outcome } from '../fair/outcome.ts';
import { LOST, RETURNED, won } from '../maths/payout.ts';
import type { Return } from '../maths/payout.ts';
import { below } from '../random/words.ts';
import { DECK, rankOf } from './card.ts';
import type { Card } from './card.ts';

/** Rules as data; pays are what a winning unit gains. */
export type BlackjackRules = {
  /** Every card comes from full decks, so no card that was seen changes the chance of the next one. */
  readonly decks: 'unlimited';
  /** Whether the dealer draws with 17 that counts an ace as eleven. */
  readonly soft17: 'stand' | 'hit';
  readonly doubleAfterSplit: boolean;
  /** Aces that were split get one card each. */
  readonly splitAces: 'one-card' | 'play';
  readonly pays: { readonly blackjack: string; readonly insurance: string };
};

export const BLACKJACK: BlackjackRules = {
  decks: 'unlimited',
  soft17: 'stand',
  doubleAfterSplit: true,
  splitAces: 'one-card',
  pays: { blackjack: '1.5', insurance: '2' },
};

/** What is staked: first the hand, later by a decision a second hand, the same again on either, half of it as insurance. */
export const HAND_SPOT = 'hand';
export const LATER_SPOTS = ['split', 'double:1', 'double:2', 'insurance'] as const;
export type LaterSpot = (typeof LATER_SPOTS)[number];

export const BEST = 21;
const TEN = 10;
const ACE = 1;
const SOFT = 10;
const DEALER_STANDS = 17;

export const valueOf = (card: Card): number => Math.min(TEN, rankOf(card));

/** The points of a hand; soft while an ace counts eleven. */
export const pointsOf = (cards: readonly Card[]): { readonly total: number; readonly isSoft: boolean } => {
  const low = cards.reduce((sum, card) => sum + valueOf(card), 0);
  const isSoft = low + SOFT <= BEST && cards.some((card) => rankOf(card) === ACE);
  return { total: isSoft ? low + SOFT : low, isSoft };
};

/** An ace and a ten as the first two cards. */
export const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && pointsOf(cards).total === BEST;
export const isBust = (cards: readonly Card[]): boolean => pointsOf(cards).total > BEST;

/** Whether the dealer takes another card. */
export const dealerDraws = ({ soft17 }: Pick<BlackjackRules, 'soft17'>, points: ReturnType<typeof pointsOf>): boolean =>
  points.total < DEALER_STANDS || (points.total === DEALER_STANDS && points.isSoft && soft17 === 'hit');

/** The dealer's cards, the first of them open from the start. They do not depend on what the players do. */
export const dealDealer: Outcome<BlackjackRules, readonly Card[]> = (words, rules) => {
  const cards = [below(words, DECK), below(words, DECK)];
  while (dealerDraws(rules, pointsOf(cards))) cards.push(below(words, DECK));
  return cards;
};

/** Two hands of 21 aces and what is on the way: no seat needs more. */
const SEAT_CARDS = 44;

/** The cards of one seat in the order it takes them. */
export const dealSeat: Outcome<BlackjackRules, readonly Card[]> = (words) =>
  Array.from({ length: SEAT_CARDS }, () => below(words, DECK));

/** A hand as it lies: `isDoubled` has twice its stake. */
export type PlayedHand = { readonly cards: readonly Card[]; readonly isDoubled: boolean };

/** What a spot gives back once the dealer's cards lie open. */
export const blackjackReturn = (
  { pays }: BlackjackRules,
  dealer: readonly Card[],
  hands: readonly PlayedHand[],
  spot: string,
): Return => {
  const [first, second] = hands;
  const isSplit = second !== undefined;
  switch (spot) {
    case HAND_SPOT:
    case 'double:1':
    case 'split':
    case 'double:2': {
      const hand = spot === HAND_SPOT || spot === 'double:1' ? first : second;
      if (!hand) throw new RangeError(`Nobody played a hand for ${spot}.`);
      // A dealer with a natural takes the first stake alone: what came later goes back.
      if (isNatural(dealer)) return spot !== HAND_SPOT || (isNatural(hand.cards) && !isSplit) ? RETURNED : LOST;
      return isNatural(hand.cards) && !isSplit ? won(pays.blackjack) : compared(hand.cards, dealer);
    }
    case 'insurance':
      return isNatural(dealer) ? won(pays.insurance) : LOST;
    default:
      throw new RangeError(`Not a bet of this table: ${spot}`);
  }
};

const compared = (hand: readonly Card[], dealer: readonly Card[]): Return => {
  if (isBust(hand)) return LOST;
  const lead = pointsOf(hand).total - pointsOf(dealer).total;
  if (isBust(dealer) || lead > 0) return won('1');
  return lead === 0 ? RETURNED : LOST;
};
