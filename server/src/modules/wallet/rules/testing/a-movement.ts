import type { Outcome } from '../../operation.ts';
import { openBook } from '../book.ts';
import { moveMoney } from '../move.ts';
import type { Movement } from '../movement.ts';
import type { BookState } from '../state.ts';
import { CASH, HOUSE, aBook } from './a-book.ts';

let serial = 0;

/** A stake of ten from cash, unless told otherwise. */
export const asked = (parts: Partial<Movement<Outcome>> = {}): Movement<Outcome> => ({
  key: `k${(serial += 1)}`,
  fingerprint: 'p',
  kind: 'stake',
  account: CASH,
  counter: HOUSE,
  amount: -10n,
  ...parts,
});

export const move = (parts: Partial<Movement<Outcome>>, state: Partial<BookState<Outcome>> = {}) => {
  const book = openBook(aBook(state));
  return { answer: moveMoney(book, asked(parts)), changes: book.changes(), book };
};
