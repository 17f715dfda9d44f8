import { ROW_CARDS, ROW_NAMES, isBroken } from '@fairground/engines/cards/mau-binh/rows';
import type { RowName, Rows } from '@fairground/engines/cards/mau-binh/rows';
import { categoryOf, handValue } from '@fairground/engines/cards/poker/hand-value';
import type { Category } from '@fairground/engines/cards/poker/hand-value';
import type { Card } from '@fairground/engines/tables/card';

/** Thirteen cards in the places of three rows: 0–2 front, 3–7 middle, 8–12 back. */
export type Arrangement = readonly Card[];

export const PLACES = 13;

export const rowsOf = (cards: Arrangement): Rows => {
  const [front, middle] = [ROW_CARDS.front, ROW_CARDS.front + ROW_CARDS.middle];
  return { front: cards.slice(0, front), middle: cards.slice(front, middle), back: cards.slice(middle) };
};

export const fromRows = (rows: Rows): Arrangement => ROW_NAMES.flatMap((row) => [...rows[row]]);

/** Two places exchange what lies in them. */
export const swapped = (cards: Arrangement, one: number, other: number): Arrangement => {
  const [first, second] = [cards[one], cards[other]];
  if (first === undefined || second === undefined) return cards;
  return cards.with(one, second).with(other, first);
};

/** The middle row and the back row exchange their cards. */
export const rowsSwapped = (cards: Arrangement): Arrangement => {
  const { front, middle, back } = rowsOf(cards);
  return fromRows({ front, middle: back, back: middle });
};

export const rowOf = (place: number): RowName => {
  if (place < ROW_CARDS.front) return 'front';
  return place < ROW_CARDS.front + ROW_CARDS.middle ? 'middle' : 'back';
};

/** Where the arrow keys lead: along a row, or to the place above or below it. */
export const neighbourOf = (place: number, key: string): number => {
  const starts: Readonly<Record<RowName, number>> = { front: 0, middle: 3, back: 8 };
  const row = rowOf(place);
  const column = place - starts[row];
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, place - 1);
    case 'ArrowRight':
      return Math.min(PLACES - 1, place + 1);
    case 'ArrowUp':
      if (row === 'back') return starts.middle + column;
      return row === 'middle' ? Math.max(0, Math.min(2, column - 1)) : place;
    case 'ArrowDown':
      if (row === 'front') return starts.middle + column + 1;
      return row === 'middle' ? starts.back + column : place;
    default:
      return place;
  }
};

export type RowState = { readonly row: RowName; readonly category: Category };

/** What lies in every row, and whether the order of the rows loses everything. */
export const stateOf = (cards: Arrangement): { readonly rows: readonly RowState[]; readonly isBroken: boolean } => {
  const rows = rowsOf(cards);
  return {
    rows: ROW_NAMES.map((row) => ({ row, category: categoryOf(handValue(rows[row])) })),
    isBroken: isBroken(rows),
  };
};
