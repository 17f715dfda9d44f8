import { expect, test } from 'vitest';
import { nearestIndex, stepIndex } from './carousel-index.ts';

test('[L-03] more than one banner loops in both directions', () => {
  expect(stepIndex(2, 1, { count: 3, loop: true })).toBe(0);
  expect(stepIndex(0, -1, { count: 3, loop: true })).toBe(2);
});

test('a row that does not loop ends at its ends', () => {
  expect(stepIndex(2, 1, { count: 3, loop: false })).toBe(2);
  expect(stepIndex(0, -1, { count: 3, loop: false })).toBe(0);
  expect(stepIndex(0, 1, { count: 0, loop: true })).toBe(0);
});

test('the slide nearest to the resting place is the present one', () => {
  expect(nearestIndex(0, [0, 100, 200])).toBe(0);
  expect(nearestIndex(140, [0, 100, 200])).toBe(1);
  expect(nearestIndex(160, [0, 100, 200])).toBe(2);
  expect(nearestIndex(50, [])).toBe(0);
});
