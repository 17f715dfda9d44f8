import { expect, test } from 'vitest';
import { barsOf, lastPressure, MOMENTUM_BOX } from './momentum.ts';

test('bars of the home side stand on the line and those of the away side hang from it, as long as it pressed', () => {
  const middle = MOMENTUM_BOX.height / 2;

  expect(barsOf([100, -50, 0])).toEqual([
    { x: 2, y: 0, height: middle, side: 'home' },
    { x: 18, y: middle, height: middle / 2, side: 'away' },
    { x: 34, y: middle - 2, height: 2, side: 'home' },
  ]);
  expect(barsOf(Array.from({ length: 18 }, () => 1)).at(-1)?.x).toBeLessThan(MOMENTUM_BOX.width - 12);
});

test('who presses is said only where it is clear', () => {
  expect([[], [40, 10], [40, -20], [16]].map(lastPressure)).toEqual(['even', 'even', 'away', 'home']);
});
