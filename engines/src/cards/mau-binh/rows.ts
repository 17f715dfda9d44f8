import type { Card } from '../../tables/card.ts';
import { categoryOf, handValue } from '../poker/hand-value.ts';
import type { Category } from '../poker/hand-value.ts';

/** Thirteen cards in three rows. */
export type Rows = {
  readonly front: readonly Card[];
  readonly middle: readonly Card[];
  readonly back: readonly Card[];
};

export const ROW_NAMES = ['front', 'middle', 'back'] as const;

export type RowName = (typeof ROW_NAMES)[number];

export const ROW_CARDS: Readonly<Record<RowName, number>> = { front: 3, middle: 5, back: 5 };

/** Whether the rows hold exactly these cards, as many as each row takes. */
export const isArrangementOf = (rows: Rows, cards: readonly Card[]): boolean => {
  const placed = ROW_NAMES.flatMap((row) => rows[row]);
  return (
    ROW_NAMES.every((row) => rows[row].length === ROW_CARDS[row]) &&
    new Set(placed).size === cards.length &&
    placed.every((card) => cards.includes(card))
  );
};

/** Whether a row is higher than the one behind it: such an arrangement loses everything. */
export const isBroken = ({ front, middle, back }: Rows): boolean =>
  handValue(front) > handValue(middle) || handValue(middle) > handValue(back);

/** What a won row brings beside its unit, by what lies in it. */
export type ExtraSheet = Readonly<Record<RowName, Partial<Record<Category, number>>>>;

export const extraOf = (row: RowName, cards: readonly Card[], sheet: ExtraSheet): number =>
  sheet[row][categoryOf(handValue(cards))] ?? 0;
