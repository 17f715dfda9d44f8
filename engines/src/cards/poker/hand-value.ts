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
const LOWEST_STRAIGHT = '14,5,4,3,2';
const BASE = 16;
const PLACES = 5;

/** 2 to 14, with the ace as the highest. */
export const heightOf = (card: Card): number => (rankOf(card) === 1 ? ACE_HIGH : rankOf(card));

/** A number for every hand: the higher one wins, equal ones are equal. Three cards make no straight and no flush. */
export const handValue = (cards: readonly Card[]): number => {
  const heights = cards.map(heightOf).toSorted((one, other) => other - one);
  const groups = groupsOf(heights);
  const isFive = cards.length === PLACES;
  const isFlush = isFive && cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const straight = isFive && groups.length === PLACES ? straightTop(heights) : 0;
  if (straight > 0) return valued(isFlush ? 'straight-flush' : 'straight', [straight]);
  const kind = kindOf(groups.map(({ count }) => count));
  return valued(
    isFlush && CATEGORIES.indexOf(kind) < CATEGORIES.indexOf('flush') ? 'flush' : kind,
    groups.map(({ height }) => height),
  );
};

export const categoryOf = (value: number): Category => CATEGORIES[Math.floor(value / BASE ** PLACES)] ?? 'high-card';

type Group = { readonly height: number; readonly count: number };

/** Ranks with how often they come: the most frequent first, then the highest. */
const groupsOf = (heights: readonly number[]): readonly Group[] =>
  [...new Set(heights)]
    .map((height) => ({ height, count: heights.filter((one) => one === height).length }))
    .toSorted((one, other) => other.count - one.count || other.height - one.height);

/** The highest card of a straight, 5 for the lowest one; 0 if it is none. */
const straightTop = (heights: readonly number[]): number => {
  const [top = 0] = heights;
  if (heights.join(',') === LOWEST_STRAIGHT) return PLACES;
  return heights.every((height, at) => height === top - at) ? top : 0;
};

const kindOf = ([first = 0, second = 0]: readonly number[]): Category => {
  if (first === 4) return 'four';
  if (first === 3) return second === 2 ? 'full-house' : 'triple';
  if (first === 2) return second === 2 ? 'two-pair' : 'pair';
  return 'high-card';
};

const valued = (category: Category, heights: readonly number[]): number =>
  Array.from({ length: PLACES }, (_, at) => heights[at] ?? 0).reduce(
    (sum, height) => sum * BASE + height,
    CATEGORIES.indexOf(category),
  );
