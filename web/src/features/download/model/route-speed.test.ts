import { expect, test } from 'vitest';
import { fastestHost, type RouteSpeed, speedOf } from './route-speed.ts';

test('[part of A-12] the speed of a mirror is the median of the attempts that were answered', () => {
  expect(speedOf([90.4, 31, 40])).toEqual({ state: 'measured', ms: 40, answered: 3 });
  expect(speedOf([null, 55, null])).toEqual({ state: 'measured', ms: 55, answered: 1 });
  expect(speedOf([null, null, null])).toEqual({ state: 'unreachable' });
});

test('[part of A-12] the fastest mirror is named only when all have been measured', () => {
  const speeds = new Map<string, RouteSpeed>([
    ['a', { state: 'measured', ms: 40, answered: 5 }],
    ['b', { state: 'testing' }],
    ['c', { state: 'unreachable' }],
  ]);
  expect(fastestHost(speeds)).toBeUndefined();

  speeds.set('b', { state: 'measured', ms: 12, answered: 5 });

  expect(fastestHost(speeds)).toBe('b');
});
