import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWorld } from '../../testing/compare-world.ts';
import { worlds } from '../../testing/worlds.ts';

test('[G-10] a second telling of the rules of all four contracts gives every bill of random lines the same amount, and what stays sums to what the house pays', () => {
  expect(fc.check(fc.property(worlds, compareWorld), { numRuns: 1_000 })).toMatchObject({ failed: false });
});
