import { rankOf, RANKS, suitOf } from '../../tables/card.ts';
import type { Card } from '../../tables/card.ts';

/** What three or five cards are worth in the order of poker. The suits of a flush do not count. */

export const CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'triple',
  'straight',
  'flush',
  'full-house',
  'four',
  'straight-flush',
] as const;

export type Category = (typeof CATEGORIES)[number];

const ACE_HIGH = RANKS + 1;
const LOWEST = 2;
const BASE = 16;
const PLACES = 5;
const SAME_MAX = 4;

/** 2 to 14, with the ace as the highest. */
export const heightOf = (card: Card): number => (rankOf(card) === 1 ? ACE_HIGH : rankOf(card));

/**
 * A number for every hand: the higher one wins, equal ones are equal. Three cards make no straight and no flush. It is asked
 * for a thousand hands at once where rows are proposed, so it makes no lists.
 */
export const handValue = (cards: readonly Card[]): number => {
  const counts = new Uint8Array(ACE_HIGH + 1);
  const suit = suitOf(cards[0] ?? 0);
  let isFlush = cards.length === PLACES;
  for (const card of cards) {
    counts[heightOf(card)] = (counts[heightOf(card)] ?? 0) + 1;
    isFlush &&= suitOf(card) === suit;
  }
  // Ranks with how often they come: the most frequent first, then the highest.
  let [order, groups, first, second] = [0, 0, 0, 0];
  for (let count = SAME_MAX; count > 0; count -= 1)
    for (let height = ACE_HIGH; height >= LOWEST; height -= 1)
      if (counts[height] === count) {
        order = order * BASE + height;
        groups += 1;
        if (groups === 1) first = count;
        else if (groups === 2) second = count;
      }
  const straight = cards.length === PLACES && groups === PLACES ? straightTop(counts) : 0;
  if (straight > 0) return valued(isFlush ? 'straight-flush' : 'straight', straight * BASE ** (PLACES - 1));
  const kind = kindOf(first, second);
  const isBelowFlush = CATEGORIES.indexOf(kind) < CATEGORIES.indexOf('flush');
  return valued(isFlush && isBelowFlush ? 'flush' : kind, order * BASE ** (PLACES - groups));
};

export const categoryOf = (value: number): Category => CATEGORIES[Math.floor(value / BASE ** PLACES)] ?? 'high-card';

/** The highest card of five in a row, 5 for the lowest straight; 0 if they are none. */
const straightTop = (counts: Uint8Array): number => {
  const highest = counts.lastIndexOf(1);
  const lowest = counts.indexOf(1);
  if (highest - lowest === PLACES - 1) return highest;
  return highest === ACE_HIGH && lowest === LOWEST && counts.lastIndexOf(1, ACE_HIGH - 1) === PLACES ? PLACES : 0;
};

const kindOf = (first: number, second: number): Category => {
  if (first === 4) return 'four';
  if (first === 3) return second === 2 ? 'full-house' : 'triple';
  if (first === 2) return second === 2 ? 'two-pair' : 'pair';
  return 'high-card';
};

const valued = (category: Category, order: number): number => CATEGORIES.indexOf(category) * BASE ** PLACES + order;
