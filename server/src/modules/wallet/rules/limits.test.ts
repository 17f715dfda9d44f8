import { expect, test } from 'vitest';
import { giveBackLimits, isOverLimit, useLimits, windowOf } from './limits.ts';
import type { LimitState } from './limits.ts';

const limit = (parts: Partial<LimitState> = {}): LimitState => ({
  measure: 'stake',
  period: 'day',
  cap: 100n,
  used: 60n,
  windowStart: '2026-11-18',
  ...parts,
});
const TODAY = '2026-11-18';
const inCash = (amount: bigint) => ({ all: amount, cash: amount });

test('a window is a day, a week from Monday on, or a month', () => {
  expect(windowOf('day', TODAY)).toBe('2026-11-18');
  expect(windowOf('week', TODAY)).toBe('2026-11-16');
  expect(windowOf('week', '2026-11-16')).toBe('2026-11-16');
  expect(windowOf('week', '2026-11-15')).toBe('2026-11-09');
  expect(windowOf('week', '2026-03-01')).toBe('2026-02-23');
  expect(windowOf('month', TODAY)).toBe('2026-11-01');
});

test('an amount is over the limit when it passes what is left of it', () => {
  expect(isOverLimit([limit()], 'stake', inCash(40n), TODAY)).toBe(false);
  expect(isOverLimit([limit()], 'stake', inCash(41n), TODAY)).toBe(true);
  expect(isOverLimit([limit({ cap: 0n, used: 0n })], 'stake', inCash(0n), TODAY)).toBe(false);
  expect(isOverLimit([limit({ cap: 50n })], 'stake', inCash(0n), TODAY)).toBe(false);
  expect(isOverLimit([limit({ cap: 60n })], 'stake', inCash(1n), TODAY)).toBe(true);
  expect(isOverLimit([limit({ cap: 1_000n }), limit()], 'stake', inCash(41n), TODAY)).toBe(true);
});

test('what was used in an earlier window does not count', () => {
  expect(isOverLimit([limit({ windowStart: '2026-11-17' })], 'stake', inCash(100n), TODAY)).toBe(false);
  expect(isOverLimit([limit({ windowStart: '2026-11-17' })], 'stake', inCash(101n), TODAY)).toBe(true);
  expect(isOverLimit([limit({ period: 'week', windowStart: '2026-11-16' })], 'stake', inCash(41n), TODAY)).toBe(true);
});

test('stakes count as stakes and losses, wins take off the loss, deposits count alone', () => {
  const all = [limit(), limit({ measure: 'loss' }), limit({ measure: 'deposit' })];

  expect(useLimits(all, 'stake', inCash(10n), TODAY).map(({ used }) => used)).toEqual([70n, 70n, 60n]);
  expect(useLimits(all, 'win', inCash(10n), TODAY).map(({ used }) => used)).toEqual([60n, 50n, 60n]);
  expect(useLimits(all, 'deposit', inCash(10n), TODAY).map(({ used }) => used)).toEqual([60n, 60n, 70n]);
  expect(useLimits(all, 'transfer', inCash(10n), TODAY)).toEqual(all);
  expect(isOverLimit([limit({ measure: 'deposit' })], 'stake', inCash(41n), TODAY)).toBe(false);
  expect(isOverLimit([limit({ measure: 'loss' })], 'stake', inCash(41n), TODAY)).toBe(true);
});

test('the first use in a new window begins at nothing', () => {
  const [used] = useLimits([limit({ period: 'month', windowStart: '2026-10-01' })], 'stake', inCash(10n), TODAY);

  expect(used).toMatchObject({ used: 10n, windowStart: '2026-11-01' });
});

test('what is undone leaves the window it was counted in, and no other', () => {
  const back = (parts: Partial<LimitState>, of: string, kind: 'stake' | 'win' = 'stake') =>
    giveBackLimits([limit(parts)], kind, inCash(10n), { of, today: TODAY })[0]?.used;

  expect(giveBackLimits([limit()], 'stake', inCash(10n), { of: TODAY, today: TODAY })).toEqual([limit({ used: 50n })]);
  expect(back({}, '2026-11-17')).toBe(60n);
  expect(back({ windowStart: '2026-11-17' }, '2026-11-17')).toBe(60n);
  expect(back({ period: 'week', windowStart: '2026-11-16' }, '2026-11-17')).toBe(50n);
  expect(back({ measure: 'loss' }, TODAY, 'win')).toBe(70n);
  expect(back({ measure: 'deposit' }, TODAY)).toBe(60n);
});

test('a loss is cash that is lost: the part of a bonus counts as a stake, and neither as a loss nor as a win against one', () => {
  const all = [limit(), limit({ measure: 'loss' })];
  const counted = { all: 30n, cash: 10n };
  const usedOf = (limits: readonly LimitState[]) => limits.map(({ used }) => used);

  expect(usedOf(useLimits(all, 'stake', counted, TODAY))).toEqual([90n, 70n]);
  expect(usedOf(useLimits(all, 'win', counted, TODAY))).toEqual([60n, 50n]);
  expect(usedOf(giveBackLimits(all, 'stake', counted, { of: TODAY, today: TODAY }))).toEqual([30n, 50n]);
  expect(usedOf(giveBackLimits(all, 'win', counted, { of: TODAY, today: TODAY }))).toEqual([60n, 70n]);
  const isOver = (measure: LimitState['measure'], parts: { all: bigint; cash: bigint }) =>
    isOverLimit([limit({ measure })], 'stake', parts, TODAY);
  expect([isOver('loss', { all: 90n, cash: 40n }), isOver('loss', { all: 90n, cash: 41n })]).toEqual([false, true]);
  expect([isOver('stake', { all: 40n, cash: 0n }), isOver('stake', { all: 41n, cash: 0n })]).toEqual([false, true]);
});

test('a stake of bonus money alone passes a limit on losses that is used up', () => {
  const usedUp = limit({ measure: 'loss', used: 100n });

  expect(isOverLimit([usedUp], 'stake', { all: 40n, cash: 0n }, TODAY)).toBe(false);
  expect(isOverLimit([usedUp], 'stake', { all: 40n, cash: 1n }, TODAY)).toBe(true);
});
