import { expect, test } from 'vitest';
import { leftOf, nextChangeMs } from './left-of.ts';

const of = (days: number, hours: number, minutes: number, seconds = 0): number =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;

test('what is left is said in days and hours, then in hours and minutes, and in the last hour by the second', () => {
  expect(leftOf(of(2, 3, 59))).toEqual({ kind: 'days', days: 2, hours: 3 });
  expect(leftOf(of(0, 23, 59, 59))).toEqual({ kind: 'hours', hours: 23, minutes: 59 });
  expect(leftOf(of(0, 1, 0))).toEqual({ kind: 'hours', hours: 1, minutes: 0 });
  expect(leftOf(of(0, 0, 59, 59))).toEqual({ kind: 'clock', minutes: 59, seconds: 59 });
  expect([leftOf(1), leftOf(0), leftOf(-1)]).toEqual([
    { kind: 'clock', minutes: 0, seconds: 0 },
    { kind: 'over' },
    { kind: 'over' },
  ]);
});

test('for those who want no motion the last hour is counted by the minute', () => {
  expect(leftOf(of(0, 0, 12, 30), { isCalm: true })).toEqual({ kind: 'minutes', minutes: 12 });
  expect(leftOf(of(0, 0, 0, 5), { isCalm: true })).toEqual({ kind: 'minutes', minutes: 1 });
});

test('a countdown wakes up when its text changes, and not at all once it is over', () => {
  const next = (leftMs: number) => nextChangeMs(leftMs, leftOf(leftMs));

  expect(next(of(1, 0, 1, 20))).toBe(20_001);
  expect(next(of(0, 0, 5, 20) + 250)).toBe(251);
  expect(next(0)).toBe(Number.POSITIVE_INFINITY);
});
