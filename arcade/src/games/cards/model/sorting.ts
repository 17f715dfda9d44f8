import { bestSplit } from '@fairground/engines/cards/phom/melds';
import { strengthOf } from '@fairground/engines/cards/tien-len/strength';
import { rankOf, suitOf } from '@fairground/engines/tables/card';
import type { Card } from '@fairground/engines/tables/card';

/** A way to sort a hand: the Sort button goes from one to the next. */
export type Sorter = (cards: readonly Card[], eaten: readonly Card[]) => readonly Card[];

/** Spades, clubs, diamonds, hearts: colours do not lie next to each other twice. */
const SUIT_PLACE = [0, 3, 1, 2] as const;
const suitPlace = (card: Card): number => SUIT_PLACE[suitOf(card)] ?? 0;
/** Aces high, as poker has them. */
const height = (card: Card): number => (rankOf(card) === 1 ? 14 : rankOf(card));

const byNumbers =
  (numberOf: (card: Card) => number): Sorter =>
  (cards) =>
    cards.toSorted((one, other) => numberOf(one) - numberOf(other));

/** Threes low, twos high. */
export const byStrength = byNumbers(strengthOf);
export const bySuit = byNumbers((card) => suitPlace(card) * 64 + strengthOf(card));
/** Aces high, the highest first. */
export const byHeight = byNumbers((card) => -(height(card) * 4 + suitPlace(card)));

/** Melds first, then what is loose, the lowest first. */
export const byMelds: Sorter = (cards, eaten) => {
  const split = bestSplit(cards, eaten);
  if (!split) return cards;
  const ascending = (some: readonly Card[]): readonly Card[] =>
    some.toSorted((one, other) => rankOf(one) - rankOf(other) || suitOf(one) - suitOf(other));
  return [...split.melds.flatMap(ascending), ...ascending(split.loose)];
};
