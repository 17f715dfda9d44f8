import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWorld, worlds } from '../../testing/worlds.ts';

test('a second telling of the rules gives every bill of random lines the same amount, and what stays sums to what the house pays', () => {
  expect(fc.check(fc.property(worlds, compareWorld), { numRuns: 300 })).toMatchObject({ failed: false });
});
