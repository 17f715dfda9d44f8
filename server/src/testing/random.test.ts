import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';

const draw = (seed: string): readonly number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: 20 }, () => random.below(1_000_000));
};

test('the same seed gives the same numbers, another seed others', () => {
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

test('every number below the bound comes about equally often', () => {
  const random = seededRandom('dice');
  const counts = [0, 0, 0, 0, 0, 0];

  for (let throws = 0; throws < 6_000; throws += 1) {
    const face = random.below(6);
    counts[face] = (counts[face] ?? 0) + 1;
  }

  expect(Math.min(...counts)).toBeGreaterThan(900);
  expect(Math.max(...counts)).toBeLessThan(1_100);
});
