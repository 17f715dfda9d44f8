import fc from 'fast-check';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { bucketEnd, bucketOf } from './board-bucket.ts';
import { monday, nextDay } from './days.ts';
import { grown, isMissionSound, lastDayOf, periodOf, prizeOf } from './mission.ts';

test('a range of values is entered at its least value and left at its end, for every value', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 62n }), (value) => {
      const bucket = bucketOf(value);

      expect(value < bucketEnd(bucket)).toBe(true);
      expect(bucketOf(bucketEnd(bucket))).toBe(bucket + 1);
      expect(bucketOf(bucketEnd(bucket) - 1n)).toBe(bucket);
    }),
  );
});

test('a larger value never stands in a lower range', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 62n }), fc.bigInt({ min: 0n, max: 2n ** 62n }), (one, other) => {
      expect(one <= other ? bucketOf(one) <= bucketOf(other) : bucketOf(one) >= bucketOf(other)).toBe(true);
    }),
  );
});

test('weeks begin on Monday, and the last day of a period never passes that of its mission', () => {
  expect([monday('2026-11-18'), monday('2026-11-16'), monday('2026-11-22'), nextDay('2026-12-31')]).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-11-16',
    '2027-01-01',
  ]);
  expect(periodOf({ period: 'WEEKLY', fromDay: '2026-11-01' }, '2026-11-18')).toBe('2026-11-16');
  expect(lastDayOf({ period: 'WEEKLY', untilDay: '2026-11-18' }, '2026-11-16')).toBe('2026-11-18');
  expect(lastDayOf({ period: 'ONCE', untilDay: null }, '2026-11-16')).toBeNull();
});

test('bets add up, the best multiple stays, and a day of logins counts once', () => {
  const before = { value: 500n, lastDay: '2026-11-18' };

  expect(grown('VALID_BET', before, { amount: -200n, day: '2026-11-18' })).toBe(300n);
  expect(grown('WIN_MULTIPLE', before, { amount: 400n, day: '2026-11-18' })).toBe(500n);
  expect(grown('LOGIN_DAYS', before, { amount: 1n, day: '2026-11-18' })).toBe(500n);
  expect(grown('LOGIN_DAYS', before, { amount: 1n, day: '2026-11-19' })).toBe(501n);
});

test('milestones rise and places of prizes follow each other', () => {
  const prize = (from: number, to: number) => ({ from, to, amount: money(1n), points: 0 });
  const race = { milestones: [], hasBoard: true, period: 'WEEKLY', metric: 'VALID_BET' } as const;

  expect(isMissionSound({ ...race, prizes: [prize(1, 1), prize(2, 5)] })).toBe(true);
  expect(isMissionSound({ ...race, prizes: [prize(1, 1), prize(3, 5)] })).toBe(false);
  expect(isMissionSound({ ...race, prizes: [] })).toBe(false);
  expect(prizeOf([prize(1, 1), prize(2, 5)], 5)?.from).toBe(2);
  expect(prizeOf([prize(1, 1)], 2)).toBeUndefined();
});
