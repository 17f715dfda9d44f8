import { expect, test } from 'vitest';
import { readPercent } from './percent.ts';

test.each([
  ['0.7', 7_000],
  ['0,65 %', 6_500],
  ['1', 10_000],
  ['0.0001', 1],
  ['', undefined],
  ['-1', undefined],
  ['0.00001', undefined],
  ['1e3', undefined],
])('a percentage typed as "%s" is read to the last part per million', (typed, rate) => {
  expect(readPercent(typed)).toBe(rate);
});
