import { expect, test } from 'vitest';
import { nextTile } from './next-tile.ts';

const grid = { index: 7, count: 20, columns: 6, isRightToLeft: false };

test('arrows move to the neighbour, and to the tile above and below', () => {
  const to = (key: string) => nextTile({ ...grid, key });

  expect([to('ArrowRight'), to('ArrowLeft'), to('ArrowDown'), to('ArrowUp')]).toEqual([8, 6, 13, 1]);
  expect([to('Home'), to('End')]).toEqual([0, 19]);
  expect(to('a')).toBeNull();
});

test('in a script from right to left the arrows follow the eye', () => {
  expect(nextTile({ ...grid, key: 'ArrowLeft', isRightToLeft: true })).toBe(8);
});

test('at an edge a key leads nowhere, and a shelf has nothing above or below', () => {
  expect(nextTile({ ...grid, index: 0, key: 'ArrowLeft' })).toBeNull();
  expect(nextTile({ ...grid, index: 19, key: 'ArrowDown' })).toBeNull();
  expect(nextTile({ ...grid, columns: 20, key: 'ArrowDown' })).toBeNull();
  expect(nextTile({ ...grid, columns: 20, key: 'ArrowUp' })).toBeNull();
});
