import { rankOf, RANKS, suitOf, SUITS } from '../../tables/card.ts';
import type { Card } from '../../tables/card.ts';

/** How cards stand to each other: 3 is the lowest rank and 2 the highest, spades < clubs < diamonds < hearts. */

const SUIT_ORDER = [0, 3, 1, 2] as const;
const THREE_IS_LOWEST = 10;

/** 0 for a three, 11 for an ace, 12 for a two. */
export const orderOf = (card: Card): number => (rankOf(card) + THREE_IS_LOWEST) % RANKS;

export const ACE = 11;
export const TWO = 12;

/** A number for every card: the higher one beats the lower. */
export const strengthOf = (card: Card): number => orderOf(card) * SUITS + (SUIT_ORDER[suitOf(card)] ?? 0);

/** Hearts and diamonds. */
export const isRed = (card: Card): boolean => suitOf(card) % 2 === 1;

export const sorted = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => strengthOf(one) - strengthOf(other));

/** The cards of each order from 0 (threes) to 12 (twos), lowest suit first. */
export const byOrder = (cards: readonly Card[]): readonly (readonly Card[])[] => {
  const groups: Card[][] = Array.from({ length: RANKS }, () => []);
  for (const card of sorted(cards)) groups[orderOf(card)]?.push(card);
  return groups;
};
