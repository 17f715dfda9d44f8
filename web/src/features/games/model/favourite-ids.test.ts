import { expect, test } from 'vitest';
import { toggled, withMark } from './favourite-ids.ts';

test('[part of T-14] a favourite is taken away if present, otherwise added', () => {
  expect(toggled([1n, 2n], 2n)).toEqual([1n]);
  expect(toggled([1n], 3n)).toEqual([3n, 1n]);
});

test('[part of T-14] a mark from another window is taken over once, whatever was pressed here meanwhile', () => {
  expect(withMark([1n], 1n, true)).toEqual([1n]);
  expect(withMark([1n], 1n, false)).toEqual([]);
  expect(withMark([1n], 2n, true)).toEqual([2n, 1n]);
  expect(withMark([1n], 2n, false)).toEqual([1n]);
});
