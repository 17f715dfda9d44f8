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

test('a window is a day, a week from Monday on, or a month', () => {
  expect(windowOf('day', TODAY)).toBe('2026-11-18');
  expect(windowOf('week', TODAY)).toBe('2026-11-16');
  expect(windowOf('week', '2026-11-16')).toBe('2026-11-16');
  expect(windowOf('week', '2026-11-15')).toBe('2026-11-09');
  expect(windowOf('week', '2026-03-01')).toBe('2026-02-23');
  expect(windowOf('month', TODAY)).toBe('2026-11-01');
});

test('an amount is over the limit when it passes what is left of it', () => {
  expect(isOverLimit([limit()], 'stake', 40n, TODAY)).toBe(false);
  expect(isOverLimit([limit()], 'stake', 41n, TODAY)).toBe(true);
  expect(isOverLimit([limit({ cap: 0n, used: 0n })], 'stake', 0n, TODAY)).toBe(false);
  expect(isOverLimit([limit({ cap: 50n })], 'stake', 0n, TODAY)).toBe(false);
  expect(isOverLimit([limit({ cap: 60n })], 'stake', 1n, TODAY)).toBe(true);
  expect(isOverLimit([limit({ cap: 1_000n }), limit()], 'stake', 41n, TODAY)).toBe(true);
});

test('what was used in an earlier window does not count', () => {
  expect(isOverLimit([limit({ windowStart: '2026-11-17' })], 'stake', 100n, TODAY)).toBe(false);
  expect(isOverLimit([limit({ windowStart: '2026-11-17' })], 'stake', 101n, TODAY)).toBe(true);
  expect(isOverLimit([limit({ period: 'week', windowStart: '2026-11-16' })], 'stake', 41n, TODAY)).toBe(true);
});

test('stakes count as stakes and losses, wins take off the loss, deposits count alone', () => {
  const all = [limit(), limit({ measure: 'loss' }), limit({ measure: 'deposit' })];

  expect(useLimits(all, 'stake', 10n, TODAY).map(({ used }) => used)).toEqual([70n, 70n, 60n]);
  expect(useLimits(all, 'win', 10n, TODAY).map(({ used }) => used)).toEqual([60n, 50n, 60n]);
  expect(useLimits(all, 'deposit', 10n, TODAY).map(({ used }) => used)).toEqual([60n, 60n, 70n]);
  expect(useLimits(all, 'transfer', 10n, TODAY)).toEqual(all);
  expect(isOverLimit([limit({ measure: 'deposit' })], 'stake', 41n, TODAY)).toBe(false);
  expect(isOverLimit([limit({ measure: 'loss' })], 'stake', 41n, TODAY)).toBe(true);
});

test('the first use in a new window begins at nothing', () => {
  const [used] = useLimits([limit({ period: 'month', windowStart: '2026-10-01' })], 'stake', 10n, TODAY);

  expect(used).toMatchObject({ used: 10n, windowStart: '2026-11-01' });
});

test('what is undone leaves the window it was counted in, and no other', () => {
  const back = (parts: Partial<LimitState>, of: string, kind: 'stake' | 'win' = 'stake') =>
    giveBackLimits([limit(parts)], kind, 10n, { of, today: TODAY })[0]?.used;

  expect(giveBackLimits([limit()], 'stake', 10n, { of: TODAY, today: TODAY })).toEqual([limit({ used: 50n })]);
  expect(back({}, '2026-11-17')).toBe(60n);
  expect(back({ windowStart: '2026-11-17' }, '2026-11-17')).toBe(60n);
  expect(back({ period: 'week', windowStart: '2026-11-16' }, '2026-11-17')).toBe(50n);
  expect(back({ measure: 'loss' }, TODAY, 'win')).toBe(70n);
  expect(back({ measure: 'deposit' }, TODAY)).toBe(60n);
});
