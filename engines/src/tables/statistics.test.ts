import { expect, test } from 'vitest';
import { coldest, countsOf, hottest, runningStreak } from './statistics.ts';

const FACES = [1, 2, 3, 4];

test('counts name every value, hot ones those that came, cold ones how long they stayed away', () => {
  const results = [1, 3, 3, 1, 2];

  expect(countsOf(FACES, results)).toEqual([
    { value: 1, count: 2 },
    { value: 2, count: 1 },
    { value: 3, count: 2 },
    { value: 4, count: 0 },
  ]);
  expect(hottest(FACES, results, 3).map(({ value }) => value)).toEqual([1, 3, 2]);
  expect(coldest(FACES, results, 2)).toEqual([
    { value: 4, count: 5 },
    { value: 3, count: 2 },
  ]);
});

test('a running streak counts the last rounds alone', () => {
  expect(runningStreak(['red', 'black', 'black'])).toEqual({ side: 'black', length: 2 });
  expect(runningStreak([])).toBeNull();
});
