import { rankOf } from '../../tables/card.ts';
import type { Card } from '../../tables/card.ts';

/** What cards are when they are played together. Suits do not count. */

export type Shape = 'single' | 'pair' | 'triple' | 'four' | 'straight';

export type Combination = { readonly shape: Shape; readonly cards: readonly Card[]; readonly top: number };

const RANKS = 13;
const STRAIGHT_MIN = 3;
const OF_A_RANK: readonly (Shape | undefined)[] = [undefined, 'single', 'pair', 'triple', 'four'];

/** 3 to 13 for the cards up to the king, 14 for an ace and 15 for a two. */
export const orderOf = (card: Card): number => (rankOf(card) < 3 ? rankOf(card) + RANKS : rankOf(card));

export const TWO = RANKS + 2;

export const isTwo = (card: Card): boolean => orderOf(card) === TWO;

export const sorted = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => orderOf(one) - orderOf(other) || one - other);

/** Reads cards in any order; undefined if they are no combination. */
export const combinationOf = (cards: readonly Card[]): Combination | undefined => {
  if (new Set(cards).size !== cards.length) return undefined;
  const ordered = sorted(cards);
  const orders = ordered.map(orderOf);
  const [first = 0] = orders;
  const ofARank = orders.every((order) => order === first) ? OF_A_RANK[orders.length] : undefined;
  if (ofARank) return { shape: ofARank, cards: ordered, top: first };
  const top = straightTop(cards);
  return top === 0 ? undefined : { shape: 'straight', cards: ordered, top };
};

/** The highest rank of a straight; an ace is high above the king, or low together with a two. 0 if it is none. */
const straightTop = (cards: readonly Card[]): number => {
  const low = cards.map(rankOf);
  const high = low.map((rank) => (rank === 1 ? RANKS + 1 : rank));
  return Math.max(topOfRun(low), high.includes(2) ? 0 : topOfRun(high));
};

const topOfRun = (ranks: readonly number[]): number => {
  const ordered = ranks.toSorted((one, other) => one - other);
  const isRun = ordered.every((rank, at) => rank === (ordered[0] ?? 0) + at);
  return isRun && ordered.length >= STRAIGHT_MIN ? (ordered.at(-1) ?? 0) : 0;
};

/** A four cuts one two and lower fours. */
export const isCut = (later: Combination, earlier: Combination): boolean =>
  later.shape === 'four' &&
  ((earlier.shape === 'single' && earlier.top === TWO) || (earlier.shape === 'four' && later.top > earlier.top));

export const beats = (later: Combination, earlier: Combination): boolean =>
  isCut(later, earlier) ||
  (later.shape === earlier.shape && later.cards.length === earlier.cards.length && later.top > earlier.top);

/** Every combination of a hand that differs in more than suits, each with its lowest cards. */
export const combinationsOf = (hand: readonly Card[]): readonly Combination[] => {
  const groups = Map.groupBy(sorted(hand), rankOf);
  const sets = [...groups.values()].flatMap((group) => group.map((_, at) => group.slice(0, at + 1)));
  return [...sets, ...straights(groups)].map((cards) => combinationOf(cards)).filter((made) => made !== undefined);
};

const straights = (groups: ReadonlyMap<number, readonly Card[]>): readonly (readonly Card[])[] => {
  const made: (readonly Card[])[] = [];
  for (let start = 1; start <= RANKS - 1; start += 1) {
    const run: Card[] = [];
    for (let rank = start; rank <= RANKS + 1; rank += 1) {
      const card = groups.get(rank > RANKS ? 1 : rank)?.[0];
      if (card === undefined || run.includes(card)) break;
      run.push(card);
      if (run.length >= STRAIGHT_MIN) made.push([...run]);
    }
  }
  return made;
};
