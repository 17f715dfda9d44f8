import { expect, test } from 'vitest';
import { indexAtOffset, offsetOf, stepIndex } from './carousel-index.ts';

const SLIDES = [0, 1, 2].map((index) => ({ start: index * 100, size: 100 }));

test('[L-03] more than one banner loops in both directions', () => {
  expect(stepIndex(2, 1, { count: 3, loop: true })).toBe(0);
  expect(stepIndex(0, -1, { count: 3, loop: true })).toBe(2);
});

test('a row that does not loop ends at its ends', () => {
  expect(stepIndex(2, 1, { count: 3, loop: false })).toBe(2);
  expect(stepIndex(0, -1, { count: 3, loop: false })).toBe(0);
  expect(stepIndex(0, 1, { count: 0, loop: true })).toBe(0);
});

test('the slide in the middle of the window is the present one', () => {
  expect(indexAtOffset(0, 100, SLIDES)).toBe(0);
  expect(indexAtOffset(140, 100, SLIDES)).toBe(1);
  expect(indexAtOffset(160, 100, SLIDES)).toBe(2);
});

test('a narrow slide is centred in a wide window', () => {
  expect(offsetOf({ start: 200, size: 80 }, 120)).toBe(180);
});
