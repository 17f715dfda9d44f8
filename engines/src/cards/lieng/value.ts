import { rankOf, suitOf } from '../../tables/card.ts';
import type { Card } from '../../tables/card.ts';

/** What three cards are worth: a triple, a run, three faces, or the last digit of their points. */

export const LIENG_KINDS = ['points', 'faces', 'run', 'triple'] as const;

export type LiengKind = (typeof LIENG_KINDS)[number];

export type LiengHand = { readonly kind: LiengKind; readonly points: number; readonly value: number };

/** Diamonds are the highest suit, then hearts, clubs and spades. */
const SUIT_ORDER = [0, 2, 1, 3] as const;
const ACE_HIGH = 14;
const TEN = 10;
const SUITS = 4;
const HEIGHTS = 16;

const heightOf = (card: Card): number => (rankOf(card) === 1 ? ACE_HIGH : rankOf(card));

/** The higher value wins. No two hands of a deal are equal, because the suit of the top card decides at last. */
export const liengHand = (cards: readonly Card[]): LiengHand => {
  const ranks = cards.map(rankOf).toSorted((one, other) => one - other);
  const runTop = runTopOf(ranks);
  const kind = kindOf(ranks, runTop > 0);
  const points = ranks.reduce((sum, rank) => sum + Math.min(rank, TEN), 0) % TEN;
  // In the lowest run the ace is the lowest card.
  const top = cards.toSorted((one, other) => strength(other, runTop) - strength(one, runTop))[0] ?? 0;
  const order = LIENG_KINDS.indexOf(kind) * TEN + (kind === 'points' ? points : 0);
  return { kind, points, value: order * HEIGHTS * SUITS + strength(top, runTop) };
};

const strength = (card: Card, runTop: number): number => {
  const height = runTop === 3 ? rankOf(card) : heightOf(card);
  return height * SUITS + (SUIT_ORDER[suitOf(card)] ?? 0);
};

/** The highest rank of a run, 14 for Q-K-A and 3 for A-2-3; 0 if it is none. */
const runTopOf = ([low = 0, middle = 0, high = 0]: readonly number[]): number => {
  if (low === 1 && middle === 12 && high === 13) return ACE_HIGH;
  return middle === low + 1 && high === low + 2 ? high : 0;
};

const kindOf = (ranks: readonly number[], isRun: boolean): LiengKind => {
  if (new Set(ranks).size === 1) return 'triple';
  if (isRun) return 'run';
  return ranks.every((rank) => rank > TEN) ? 'faces' : 'points';
};
