import { expect, test } from 'vitest';
import {
  decideChange,
  decideConfirmation,
  isReviewDue,
  monthsAfter,
  passesLimit,
  rollingStart,
  roomWithin,
} from './limit.ts';
import type { StoredLimit } from './limit.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const RULES = { now: NOW, relaxHours: 24 };
const after = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const limit = (parts: Partial<StoredLimit> = {}): StoredLimit => ({
  kind: 'stake',
  period: 'day',
  amount: 100n,
  effectiveFrom: NOW,
  pending: null,
  ...parts,
});

test('a first limit and a stricter one hold at once', () => {
  expect(decideChange(undefined, 100n, RULES)).toEqual({ is: 'tightened', amount: 100n });
  expect(decideChange(limit(), 99n, RULES)).toEqual({ is: 'tightened', amount: 99n });
  expect(decideChange(limit(), 0n, RULES)).toEqual({ is: 'tightened', amount: 0n });
  expect(decideChange(limit(), 100n, RULES)).toEqual({ is: 'unchanged' });
  expect(decideChange(undefined, null, RULES)).toEqual({ is: 'not-set' });
});

test('a weaker limit and a removal wait for the hours of the market', () => {
  expect(decideChange(limit(), 101n, RULES)).toEqual({ is: 'relax-asked', amount: 101n, from: after(24) });
  expect(decideChange(limit(), null, { now: NOW, relaxHours: 168 })).toEqual({
    is: 'relax-asked',
    amount: null,
    from: after(168),
  });
});

test('asking again for the same weaker limit does not start the wait again; asking for the present one withdraws it', () => {
  const waiting = limit({ pending: { amount: 150n, from: after(2) } });

  expect(decideChange(waiting, 150n, RULES)).toEqual({ is: 'unchanged' });
  expect(decideChange(waiting, 151n, RULES)).toMatchObject({ is: 'relax-asked', from: after(24) });
  expect(decideChange(waiting, 100n, RULES)).toEqual({ is: 'tightened', amount: 100n });
  expect(decideChange(limit({ pending: { amount: null, from: after(2) } }), null, RULES)).toEqual({ is: 'unchanged' });
});

test('the second yes counts after the wait alone, and not a month later', () => {
  const pending = { amount: 150n, from: NOW };

  expect(decideConfirmation({ pending: null }, NOW)).toEqual({ is: 'nothing-to-confirm' });
  expect(decideConfirmation({ pending }, new Date(NOW.getTime() - 1))).toEqual({ is: 'not-due' });
  expect(decideConfirmation({ pending }, NOW)).toEqual({ is: 'relaxed', amount: 150n });
  expect(decideConfirmation({ pending: { amount: null, from: NOW } }, NOW)).toEqual({ is: 'relaxed', amount: null });
  expect(decideConfirmation({ pending }, after(30 * 24 - 1))).toMatchObject({ is: 'relaxed' });
  expect(decideConfirmation({ pending }, after(30 * 24))).toEqual({ is: 'nothing-to-confirm' });
  expect(decideChange(limit({ pending: { amount: 150n, from: after(-30 * 24) } }), 150n, RULES)).toMatchObject({
    is: 'relax-asked',
  });
});

test('a month later is the same day or the last of a shorter month; limits are looked at again after six', () => {
  expect(monthsAfter(new Date('2026-08-31T10:00:00Z'), 6)).toEqual(new Date('2027-02-28T10:00:00Z'));
  expect(monthsAfter(new Date('2026-03-31T10:00:00Z'), -1)).toEqual(new Date('2026-02-28T10:00:00Z'));
  expect(isReviewDue(new Date('2026-05-18T10:00:00Z'), NOW)).toBe(true);
  expect(isReviewDue(new Date('2026-05-18T10:00:01Z'), NOW)).toBe(false);
});

test('deposits are counted gross over the last 24 hours, 7 days or month, with those that wait', () => {
  expect(rollingStart('day', NOW)).toEqual(after(-24));
  expect(rollingStart('week', NOW)).toEqual(after(-168));
  expect(rollingStart('month', NOW)).toEqual(new Date('2026-10-18T10:00:00Z'));
  expect(passesLimit({ amount: 100n }, { deposited: 50n, waiting: 30n, amount: 20n })).toBe(false);
  expect(passesLimit({ amount: 100n }, { deposited: 50n, waiting: 30n, amount: 21n })).toBe(true);
});

test('what a limit leaves is the most that the next deposit may be, and never less than nothing', () => {
  const cap = { amount: 1_000n };
  const leave = (deposited: bigint, waiting: bigint) => roomWithin(cap, { deposited, waiting });

  expect([leave(0n, 0n), leave(400n, 100n), leave(900n, 100n), leave(2_000n, 0n)]).toEqual([1_000n, 500n, 0n, 0n]);
  const next = (amount: bigint) => passesLimit(cap, { deposited: 400n, waiting: 100n, amount });
  expect([next(500n), next(501n)]).toEqual([false, true]);
});
