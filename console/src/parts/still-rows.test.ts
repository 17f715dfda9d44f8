import { expect, test } from 'vitest';
import { settledRows, stillRows } from './still-rows.ts';

const rows = (...ids: readonly string[]) => ids.map((id) => ({ id, state: 'new' }));
const WHOLE = { key: 'id', isWhole: true };
const keys = (list: readonly { readonly [field: string]: unknown }[]) => list.map(({ id }) => id);

test('a row that is read again changes where it stands, even if the list now has another order', () => {
  const now = [
    { id: '1', state: 'paid' },
    { id: '2', state: 'new' },
  ];

  const still = stillRows(rows('2', '1'), now, WHOLE);

  expect(still.rows).toEqual([
    { id: '2', state: 'new' },
    { id: '1', state: 'paid' },
  ]);
  expect(still.waiting).toBe(0);
});

test('new rows wait instead of pushing the others down, and a row that left the filter stays and is marked', () => {
  const still = stillRows(rows('3', '2', '1'), rows('5', '4', '3', '1'), WHOLE);

  expect(keys(still.rows)).toEqual(['3', '2', '1']);
  expect(still.waiting).toBe(2);
  expect([...still.left]).toEqual(['2']);
});

test('the next page comes behind the last row, and what came first is shown at once', () => {
  expect(keys(stillRows(rows('3', '2'), rows('4', '3', '2', '1', '0'), WHOLE).rows)).toEqual(['3', '2', '1', '0']);
  expect(stillRows([], rows('2', '1'), WHOLE)).toEqual(settledRows(rows('2', '1')));
});

test('where nothing of what stands is found any more, all of it is marked and all that is new waits', () => {
  const still = stillRows(rows('1'), rows('3', '2'), WHOLE);

  expect(keys(still.rows)).toEqual(['1']);
  expect([...still.left]).toEqual(['1']);
  expect(still.waiting).toBe(2);
});

test('a row that new ones pushed behind the end of what was read is not marked: the filter still finds it', () => {
  const still = stillRows(rows('4', '3', '2', '1'), rows('6', '5', '4', '2'), { key: 'id', isWhole: false });

  expect(keys(still.rows)).toEqual(['4', '3', '2', '1']);
  expect([...still.left]).toEqual(['3']);
  expect(still.waiting).toBe(2);
});
