import { expect, test } from 'vitest';
import { withNewest } from './recent-places.ts';

test('a place gone to again moves to the front and is not listed twice', () => {
  expect(withNewest(['/rng', '/help', '/live'], '/help')).toEqual(['/help', '/rng', '/live']);
});

test('no more than five places are remembered', () => {
  expect(withNewest(['/1', '/2', '/3', '/4', '/5'], '/6')).toEqual(['/6', '/1', '/2', '/3', '/4']);
});
