import { expect, test } from 'vitest';
import { pagesOf, startOf, windowOf } from './grid-window.ts';

const grid = { count: 5000, columns: 6, rowHeightPx: 300, scrolledPx: 0, screenPx: 900 };

test('[part of B-07] at the top the rows on the screen are drawn, and two to come', () => {
  expect(windowOf(grid)).toEqual({ start: 0, end: 30, rowsBefore: 0, rowsAfter: 829 });
});

test('[part of B-07] in the middle of 5,000 tiles no more are drawn than the screen and its edges hold', () => {
  const { start, end, rowsBefore, rowsAfter } = windowOf({ ...grid, scrolledPx: 100_050 });

  expect(start).toBe(331 * 6);
  expect(end - start).toBe(8 * 6);
  expect(rowsBefore + (end - start) / 6 + rowsAfter).toBe(834);
});

test('at the end the last row may be short and nothing follows', () => {
  expect(windowOf({ ...grid, scrolledPx: 10_000_000 })).toEqual({
    start: 833 * 6,
    end: 5000,
    rowsBefore: 833,
    rowsAfter: 0,
  });
});

test('a grid that is still below the screen keeps its first rows ready', () => {
  expect(windowOf({ ...grid, scrolledPx: -2_000 })).toMatchObject({ start: 0, end: 6, rowsBefore: 0 });
});

test('without tiles or before it is measured nothing is drawn', () => {
  const nothing = { start: 0, end: 0, rowsBefore: 0, rowsAfter: 0 };

  expect(windowOf({ ...grid, count: 0 })).toEqual(nothing);
  expect(windowOf({ ...grid, rowHeightPx: 0 })).toEqual(nothing);
});

test('[part of B-07] a window that is filled row by row begins with what is on the screen', () => {
  const view = { ...grid, scrolledPx: 100_050 };
  const whole = windowOf(view);

  expect(startOf(whole, view, 2)).toEqual({ start: 333 * 6, end: 335 * 6, rowsBefore: 333, rowsAfter: 834 - 335 });
  expect(startOf(whole, view, 7)).toEqual({ start: 333 * 6, end: 339 * 6, rowsBefore: 333, rowsAfter: 834 - 339 });
  expect(startOf(whole, view, 8)).toBe(whole);
  const end = { ...grid, scrolledPx: 10_000_000 };
  expect(startOf(windowOf(end), end, 1)).toEqual(windowOf(end));
});

test('[E-07] only the pages of 42 that hold the drawn tiles are asked for', () => {
  expect(pagesOf({ start: 0, end: 30 }, 42)).toEqual([1]);
  expect(pagesOf({ start: 36, end: 84 }, 42)).toEqual([1, 2]);
  expect(pagesOf({ start: 84, end: 85 }, 42)).toEqual([3]);
  expect(pagesOf({ start: 0, end: 0 }, 42)).toEqual([]);
});
