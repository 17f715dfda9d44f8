import { expect, test } from 'vitest';
import { seededRandom } from '../../../testing/random.ts';
import { applied, earn, multiply, worthOf } from './points.ts';

const SPEND = 10_000_000n;

test('what is left over stays within one point, and nothing is lost however play is cut into parts', () => {
  const random = seededRandom('points');
  for (let round = 0; round < 200; round += 1) {
    const parts = Array.from({ length: 20 }, () => BigInt(random.below(30_000_000) - 8_000_000));
    let remainder = 0n;
    let points = 0n;
    for (const part of parts) {
      const step = earn(remainder, part, SPEND);
      expect(step.remainder >= 0n && step.remainder < SPEND).toBe(true);
      ({ remainder } = step);
      points += step.points;
    }

    expect(points * SPEND + remainder).toBe(parts.reduce((sum, part) => sum + part, 0n));
  }
});

test('a rank raises what is earned to the hundredth, and takes nothing more back', () => {
  let hundredths = 0n;
  let points = 0n;
  for (let play = 0; play < 100; play += 1) {
    const step = multiply(1n, 115n, hundredths);
    ({ hundredths } = step);
    points += step.points;
  }

  expect({ points, hundredths }).toEqual({ points: 115n, hundredths: 0n });
  expect(multiply(-10n, 200n, 40n)).toEqual({ points: -10n, hundredths: 40n });
});

test('a correction never leaves less than nothing', () => {
  expect(applied(5n, -8n)).toBe(-5n);
  expect(applied(5n, -3n)).toBe(-3n);
});

test('points come to whole cents of money', () => {
  expect(worthOf(1_000n, 100n)).toBe(10_0000n);
  expect(worthOf(1n, 300n)).toBe(0n);
  expect(worthOf(10n, 300n)).toBe(300n);
});
