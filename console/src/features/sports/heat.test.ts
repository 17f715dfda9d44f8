import { expect, test } from 'vitest';
import { extremesOf, heatOf } from './heat.ts';

const scale = { riskMax: 1_000n, gainMax: 200n };

test('a loss is as deep as its part of what a match may lose, a gain as its part of the largest', () => {
  expect(heatOf(-250n, scale)).toEqual({ tone: 'loss', depth: 25 });
  expect(heatOf(-5_000n, scale)).toEqual({ tone: 'loss', depth: 100 });
  expect(heatOf(50n, scale)).toEqual({ tone: 'gain', depth: 25 });
  expect(heatOf(0n, scale)).toEqual({ tone: 'even', depth: 0 });
});

test('the worst and the best score are the first of their kind', () => {
  expect(extremesOf([3n, -7n, 12n, -7n, 12n])).toEqual({ worst: 1, best: 2 });
});
