import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

const RANGE = { from: '2026-02-27', to: '2026-03-02' };

test('every day of a range has a bar: gains stand on the line and losses hang from it', () => {
  const { bars, zero, best, worst } = barsOf(RANGE, [
    { day: '2026-02-28', net: 300n },
    { day: '2026-03-02', net: -100n },
  ]);

  expect(bars.map(({ day, top, height }) => [day, top, height])).toEqual([
    ['2026-02-27', 75, 0],
    ['2026-02-28', 0, 75],
    ['2026-03-01', 75, 0],
    ['2026-03-02', 75, 25],
  ]);
  expect([zero, best, worst]).toEqual([75, 300n, -100n]);
});

test('a small result beside a large one can still be seen', () => {
  const { bars } = barsOf(RANGE, [
    { day: '2026-02-27', net: 10_000_000n },
    { day: '2026-02-28', net: 1n },
  ]);

  expect(bars[1]?.height).toBe(1);
});

test('a range without results is a line in the middle', () => {
  expect(barsOf(RANGE, [])).toMatchObject({ zero: 50, best: 0n, worst: 0n });
});
