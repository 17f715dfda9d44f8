import { expect, test } from 'vitest';
import { openBook } from './book.ts';
import type { Grant } from './grant-state.ts';
import { BONUS, CASH, aBook } from './testing/a-book.ts';
import { aGrant } from './testing/a-grant.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 18, hour));
const bookOf = (...grants: readonly Grant[]) => openBook(aBook({ grants }));

test('a batch of members without a grant knows none', () => {
  expect(openBook(aBook()).runningGrant(BONUS)).toBeUndefined();
  expect(openBook(aBook()).changes().grants).toEqual([]);
});

test('the running grant of an account is the active one of this account', () => {
  const [over, running] = [aGrant({ id: 1n, state: 'BUSTED' }), aGrant({ id: 2n })];

  expect(bookOf(over, running).runningGrant(BONUS)).toBe(running);
  expect(bookOf(over).runningGrant(BONUS)).toBeUndefined();
  expect(bookOf(running).runningGrant(CASH)).toBeUndefined();
});

test('a round belongs to the last grant that ran for its member and currency by then', () => {
  const [first, last] = [aGrant({ id: 1n, activatedAt: at(6) }), aGrant({ id: 2n, activatedAt: at(8) })];
  const found = (owner: bigint, currency: string, moment: Date, ...grants: readonly Grant[]) =>
    bookOf(...grants).grantAt(owner, currency, moment)?.id;

  expect([found(7n, 'VND', at(9), first, last), found(7n, 'VND', at(9), last, first)]).toEqual([2n, 2n]);
  expect([found(7n, 'VND', at(8), first, last), found(7n, 'VND', at(7), first, last)]).toEqual([2n, 1n]);
  expect(found(7n, 'VND', at(5), first, last)).toBeUndefined();
  expect([found(8n, 'VND', at(9), first), found(7n, 'TRIAL', at(9), first)]).toEqual([undefined, undefined]);
});

test('of two grants that began at one moment the first that is known is meant', () => {
  expect(bookOf(aGrant({ id: 1n }), aGrant({ id: 2n })).grantAt(7n, 'VND', at(9))?.id).toBe(1n);
});

test('only a changed grant is written, and what is taken back is as it was', () => {
  const [grant, other] = [aGrant({ id: 1n }), aGrant({ id: 2n })];
  const book = bookOf(grant, other);
  const changed = { ...grant, progress: 10n };
  book.setGrant(changed);
  expect(book.changes().grants).toEqual([changed]);

  const takeBack = book.mark();
  book.setGrant({ ...changed, progress: 20n });
  expect(book.runningGrant(BONUS)?.progress).toBe(20n);
  takeBack();

  expect(book.changes().grants).toEqual([changed]);
});

test('of the changed grants those that ended in this batch are named, not those that had ended before', () => {
  const [running, ending, over] = [aGrant({ id: 1n }), aGrant({ id: 2n }), aGrant({ id: 3n, closedAt: at(9) })];
  const book = bookOf(running, ending, over);

  book.setGrant({ ...running, progress: 10n });
  book.setGrant({ ...ending, state: 'BUSTED', closedAt: at(10) });
  book.setGrant({ ...over, forfeited: 10n });

  expect(book.changes().grants.map(({ id }) => id)).toEqual([1n, 2n, 3n]);
  expect(book.changes().endedGrants.map(({ id }) => id)).toEqual([2n]);
});

test('a grant that the batch does not know is a fault of the caller', () => {
  expect(() => bookOf(aGrant({ id: 1n })).setGrant(aGrant({ id: 2n }))).toThrow('The grant 2 is not known here.');
});
