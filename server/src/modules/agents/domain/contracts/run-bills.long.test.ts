import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWorld } from '../../testing/compare-world.ts';
import { worlds } from '../../testing/worlds.ts';

test('[G-10] ten thousand random lines, with corrections and moves, are settled alike by the product and by the second telling of the rules', () => {
  expect(fc.check(fc.property(worlds, compareWorld), { numRuns: 10_000 })).toMatchObject({ failed: false });
});
