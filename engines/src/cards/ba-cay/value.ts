import { rankOf, suitOf } from '../../tables/card.ts';
import type { Card } from '../../tables/card.ts';

/** Three of 36 cards, ace to nine: a triple, ten, or the last digit of the sum. */
export type BaCayHand = {
  readonly isTriple: boolean;
  /** 1 to 10. */
  readonly points: number;
  /** The higher one wins; no two hands of a deal are equal. */
  readonly value: number;
};

/** The cards of the deck: aces to nines, ascending. */
export const BA_CAY_DECK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card).filter(
  (card) => rankOf(card) <= 9,
);

/** Diamonds are the highest suit, then hearts, clubs and spades. */
const SUIT_ORDER = [0, 2, 1, 3] as const;
const ACE_HIGH = 10;
const TEN = 10;
const CARDS = 64;

/** The best card: by its suit first, then the ace, nine, eight and down to two. */
const strengthOf = (card: Card): number =>
  (SUIT_ORDER[suitOf(card)] ?? 0) * 16 + (rankOf(card) === 1 ? ACE_HIGH : rankOf(card));

export const baCayHand = (cards: readonly Card[]): BaCayHand => {
  const isTriple = new Set(cards.map(rankOf)).size === 1;
  const points = cards.reduce((sum, card) => sum + rankOf(card), 0) % TEN || TEN;
  return { isTriple, points, value: (isTriple ? TEN + 1 : points) * CARDS + Math.max(...cards.map(strengthOf)) };
};
