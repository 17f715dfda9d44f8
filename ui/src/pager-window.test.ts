import { expect, test } from 'vitest';
import { pagerWindow } from './pager-window.ts';

const shown = (page: number, pageCount: number) =>
  pagerWindow({ page, pageCount })
    .map((step) => (step.kind === 'page' ? step.page : '…'))
    .join(' ');

test('[part of B-03] a pager shows three pages around the present one and one at either end', () => {
  expect(shown(10, 20)).toBe('1 … 9 10 11 … 20');
});

test('[part of B-03] the range stays three pages wide at both ends', () => {
  expect(shown(1, 20)).toBe('1 2 3 … 20');
  expect(shown(20, 20)).toBe('1 … 18 19 20');
});

test('a gap never hides a single page', () => {
  expect(shown(4, 20)).toBe('1 2 3 4 5 … 20');
  expect(shown(3, 5)).toBe('1 2 3 4 5');
});

test('few pages are all shown', () => {
  expect(shown(1, 1)).toBe('1');
  expect(shown(2, 3)).toBe('1 2 3');
  expect(shown(1, 0)).toBe('');
});
