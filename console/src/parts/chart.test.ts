import { expect, test } from 'vitest';
import { barsOf } from './chart.ts';

test('bars stand on one line of zero: what came above it, what was lost below', () => {
  expect(barsOf(['30', '-10', '0'])).toEqual([
    { top: 0, height: 75 },
    { top: 75, height: 25 },
    { top: 75, height: 0 },
  ]);
});

test('a day on which nothing happened has bars without a height', () => {
  expect(barsOf(['0', '0'])).toEqual([
    { top: 100, height: 0 },
    { top: 100, height: 0 },
  ]);
});
