import { expect, test } from 'vitest';
import { findRows } from './find-rows.ts';

const row = (key: string, ...texts: readonly string[]) => ({ key, title: key, detail: '', texts });

test('rows are found by a part of any text without case and accents; what fits exactly comes first', () => {
  const rows = [row('1', 'Chào Tết'), row('2', 'Tết'), row('3', 'Other', 'tet holiday'), row('4', 'nothing')];

  const found = findRows(rows, 'TET');

  expect(found.map(({ key, isExact }) => [key, isExact])).toEqual([
    ['2', true],
    ['3', false],
    ['1', false],
  ]);
});

test('a group of findings holds no more than the search shows', () => {
  const rows = Array.from({ length: 20 }, (_, place) => row(String(place), 'banner'));

  expect(findRows(rows, 'ban')).toHaveLength(8);
});
