import { rankOf } from '../../tables/card.ts';
import type { Card } from '../../tables/card.ts';

/** What a hand of two to five cards is, the lowest kind first. */
export const XI_DACH_KINDS = ['bust', 'short', 'points', 'five-cards', 'natural', 'two-aces'] as const;

export type XiDachKind = (typeof XI_DACH_KINDS)[number];

export type XiDachHand = { readonly kind: XiDachKind; readonly total: number };

const BEST = 21;
const TEN = 10;
export const STANDS_FROM = 16;
export const CARDS_MAX = 5;

const ACE_VALUES = [1, 10, 11] as const;

/** Every total the cards can have: an ace counts 1, 10 or 11. */
const totalsOf = (cards: readonly Card[]): readonly number[] =>
  cards.reduce<readonly number[]>(
    (totals, card) => {
      const values = rankOf(card) === 1 ? ACE_VALUES : [Math.min(rankOf(card), TEN)];
      return [...new Set(totals.flatMap((total) => values.map((value) => total + value)))];
    },
    [0],
  );

export const xiDachHand = (cards: readonly Card[]): XiDachHand => {
  const aces = cards.filter((card) => rankOf(card) === 1).length;
  const totals = totalsOf(cards);
  const lowest = Math.min(...totals);
  const best = Math.max(...totals.filter((total) => total <= BEST));
  if (cards.length === 2 && aces === 2) return { kind: 'two-aces', total: BEST };
  if (cards.length === 2 && aces === 1 && cards.some((card) => rankOf(card) >= TEN))
    return { kind: 'natural', total: BEST };
  if (lowest > BEST) return { kind: 'bust', total: lowest };
  if (cards.length === CARDS_MAX) return { kind: 'five-cards', total: lowest };
  return { kind: best < STANDS_FROM ? 'short' : 'points', total: best };
};

/** Above zero if the first hand wins, zero if they are even. Of five cards the lower total wins; busts are even. */
export const compareHands = (one: XiDachHand, other: XiDachHand): number => {
  const kinds = XI_DACH_KINDS.indexOf(one.kind) - XI_DACH_KINDS.indexOf(other.kind);
  if (kinds !== 0) return kinds;
  if (one.kind === 'bust') return 0;
  return one.kind === 'five-cards' ? other.total - one.total : one.total - other.total;
};

/** Two aces and naturals are shown as soon as they are dealt. */
export const isShownAtOnce = ({ kind }: XiDachHand): boolean => kind === 'two-aces' || kind === 'natural';
