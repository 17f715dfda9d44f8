import { expect, test } from 'vitest';
import { waysPath } from './ways-path.ts';

/** How many ways lead along the links from the first reel to the last. */
const waysAlong = (cells: readonly number[], rows: number): number => {
  const links = waysPath(cells, rows);
  const walk = (from: number): number => {
    const next = links.filter((link) => link.from === from);
    return next.length === 0 ? 1 : next.reduce((sum, { to }) => sum + walk(to), 0);
  };
  return cells.filter((cell) => cell < rows).reduce((sum, cell) => sum + walk(cell), 0);
};

test('the links of a win are as many ways as it is paid for', () => {
  // Two, one and three cells on three reels of three rows.
  expect(waysAlong([0, 2, 4, 6, 7, 8], 3)).toBe(6);
  expect(waysAlong([1, 3], 3)).toBe(1);
});

test('a link goes to the next reel only, and a win of one reel has none', () => {
  expect(waysPath([0, 3, 9], 3)).toEqual([{ from: 0, to: 3 }]);
  expect(waysPath([0, 1, 2], 3)).toEqual([]);
});
