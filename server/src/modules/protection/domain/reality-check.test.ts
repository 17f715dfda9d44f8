import { expect, test } from 'vitest';
import { dueAt, intervalOf, offeredMinutes, resumesAt } from './reality-check.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 18, 10, minute));

test('a check is due one interval after the login or the last answer', () => {
  expect(dueAt(at(0), null, 30)).toEqual(at(30));
  expect(dueAt(at(0), at(31), 30)).toEqual(at(61));
  // An answer of an earlier login does not count.
  expect(dueAt(at(50), at(31), 15)).toEqual(at(65));
});

test('a player chooses an interval up to what the market allows', () => {
  expect(offeredMinutes(60)).toEqual([15, 30, 60]);
  expect(offeredMinutes(30)).toEqual([15, 30]);
  expect(offeredMinutes(0)).toEqual([15, 30, 60]);
  expect(intervalOf(60, 30)).toBe(30);
  expect(intervalOf(15, 30)).toBe(15);
  expect(intervalOf(60, 0)).toBe(60);
});

test('play goes on at once, or after the break of the market', () => {
  expect(resumesAt(at(0), 0)).toEqual(at(0));
  expect(resumesAt(at(0), 5)).toEqual(at(5));
});
