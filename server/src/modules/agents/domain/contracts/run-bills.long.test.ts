import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWorld, worlds } from '../../testing/worlds.ts';

test('ten thousand random lines are settled alike by the product and by the second telling of the rules', () => {
  expect(fc.check(fc.property(worlds, compareWorld), { numRuns: 10_000 })).toMatchObject({ failed: false });
});
