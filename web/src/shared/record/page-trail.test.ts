import type { Id } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { trailTo } from './page-trail.ts';

const id = (number: bigint) => number as Id<'leg'>;

test('[part of C-08] pages of the account record are walked forth and back by the ids they end with', () => {
  const second = trailTo([], 2, id(90n));
  expect(second).toEqual([90n]);
  const third = trailTo(second, 3, id(70n));
  expect(third).toEqual([90n, 70n]);

  expect(trailTo(third, 2, id(50n))).toEqual([90n]);
  expect(trailTo(third, 1, id(50n))).toEqual([]);
});

test('an empty page leads no further', () => {
  expect(trailTo([id(90n)], 3, undefined)).toEqual([90n]);
});
