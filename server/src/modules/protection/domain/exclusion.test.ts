import { expect, test } from 'vitest';
import { answerBy, exclusionEnd, exclusionMonths, liftsAt, mayAskToLift, timeOutUntil } from './exclusion.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const days = (count: number): Date => new Date(NOW.getTime() + count * 86_400_000);

test('a time-out lasts a day to six weeks and is never shortened', () => {
  expect(timeOutUntil(1, NOW, undefined)).toEqual(days(1));
  expect(timeOutUntil(42, NOW, undefined)).toEqual(days(42));
  for (const refused of [0, 43, -1, 1.5]) expect(timeOutUntil(refused, NOW, undefined)).toBeUndefined();
  expect(timeOutUntil(7, NOW, days(8))).toBeUndefined();
  expect(timeOutUntil(7, NOW, days(6))).toEqual(days(7));
});

test('an exclusion has one of the offered terms, at least that of the market, or no end', () => {
  expect(exclusionEnd(6, 6, NOW)).toEqual(new Date('2027-05-18T10:00:00Z'));
  expect(exclusionEnd(60, 12, NOW)).toEqual(new Date('2031-11-18T10:00:00Z'));
  expect(exclusionEnd(null, 6, NOW)).toBeNull();
  expect(exclusionEnd(6, 12, NOW)).toBeUndefined();
  expect(exclusionEnd(7, 6, NOW)).toBeUndefined();
  expect(exclusionMonths(7)).toEqual([12, 60]);
});

test('lifting may be asked for after the term alone, and never without one', () => {
  expect(mayAskToLift({ state: 'ACTIVE', endsAt: NOW }, NOW)).toBe(true);
  expect(mayAskToLift({ state: 'ACTIVE', endsAt: days(1) }, NOW)).toBe(false);
  expect(mayAskToLift({ state: 'ACTIVE', endsAt: null }, NOW)).toBe(false);
  expect(mayAskToLift({ state: 'LIFT_ASKED', endsAt: NOW }, NOW)).toBe(false);
});

test('an answer is due within seven days, and a yes waits for one more day', () => {
  expect(answerBy(NOW)).toEqual(days(7));
  expect(liftsAt(NOW)).toEqual(days(1));
});
