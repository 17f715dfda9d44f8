import { expect, test } from 'vitest';
import { createSharpness } from './sharpness.ts';

/** Draws frames of the given durations and returns the sharpness levels requested. */
const shown = (full: number, took: readonly number[]): readonly number[] => {
  const asked: number[] = [];
  const watch = createSharpness(full, (resolution) => asked.push(resolution));
  for (const ms of took) watch(ms);
  return asked;
};
const times = (count: number, ms: number): readonly number[] => Array.from({ length: count }, () => ms);

test('pictures that come in time keep their points, and so do those of which a few are late', () => {
  expect(shown(2, times(200, 17))).toEqual([]);
  expect(shown(2, times(200, 40))).toEqual([]);
  expect(shown(1, [...times(3, 17), 900, 17, 70, 17, 70, ...times(64, 17)])).toEqual([]);
});

test('pictures that are late get fewer points, the later the fewer, and never so few that words cannot be read', () => {
  const [little = 0] = shown(2, times(8, 52));
  expect(little).toBeCloseTo(2 * Math.sqrt(33 / 52));
  expect(shown(2, times(8, 400))).toEqual([1]);
  expect(shown(2, times(800, 400))).toEqual([1, 0.75]);
});

test('what was taken away does not come back', () => {
  expect(shown(2, [...times(8, 400), ...times(500, 17)])).toEqual([1]);
});
