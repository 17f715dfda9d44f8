import { expect, test } from 'vitest';
import { areDepositsRising, CASE_POINTS, countedSince, isNightIn, pointsOf } from './harm.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const days = (count: number): Date => new Date(NOW.getTime() + count * 86_400_000);

test('chasing is the fourth deposit after a loss within a day, counted once', () => {
  const points = [0, 1, 2, 3, 4, 5].map((before) => pointsOf('deposit-after-loss', before));

  expect(points).toEqual([0, 0, 0, CASE_POINTS, 0, 0]);
});

test('play at night, calling back a withdrawal and relaxing a limit add up, and none of them opens a case alone', () => {
  for (const kind of ['night-play', 'withdrawal-cancelled', 'limit-relaxed'] as const) {
    expect(pointsOf(kind, 5)).toBeGreaterThan(0);
    expect(pointsOf(kind, 0)).toBeLessThan(CASE_POINTS);
  }
});

test('markers count for thirty days, and only those after the last decision', () => {
  expect(countedSince(NOW, null)).toEqual(days(-30));
  expect(countedSince(NOW, days(-40))).toEqual(days(-30));
  expect(countedSince(NOW, days(-2))).toEqual(days(-2));
});

test('night is from midnight to six where the business is', () => {
  const inHanoi = (time: string) => isNightIn('Asia/Ho_Chi_Minh', new Date(`2026-11-18T${time}:00Z`));

  expect(inHanoi('16:59')).toBe(false);
  expect(inHanoi('17:00')).toBe(true);
  expect(inHanoi('22:59')).toBe(true);
  expect(inHanoi('23:00')).toBe(false);
});

test('deposits rise when a week has three times the mean of the four weeks before, by amount or by days', () => {
  const day = (date: number, deposited: bigint) => ({ day: `2026-11-${String(date).padStart(2, '0')}`, deposited });
  const rises = (...list: ReturnType<typeof day>[]) => areDepositsRising(list, '2026-11-11');

  expect(rises(day(1, 400n), day(12, 299n))).toBe(false);
  expect(rises(day(1, 400n), day(12, 300n))).toBe(true);
  expect(
    rises(...[11, 12, 13, 14].map((date) => day(date, 1n)), ...[1, 2, 3, 4, 5].map((date) => day(date, 99n))),
  ).toBe(true);
  expect(rises(...[11, 12, 13].map((date) => day(date, 1n)), ...[1, 2, 3, 4].map((date) => day(date, 99n)))).toBe(
    false,
  );
  expect(rises(...[11, 12, 13, 14].map((date) => day(date, 1n)))).toBe(false);
});
