import { expect, test } from 'vitest';
import { ANIMALS, NAMED_SETS, permuted, run, withAnimal, withTens, withTotal, withUnits } from './number-sets.ts';
import { stationsOn } from './stations.ts';

test('each digit leads, ends and totals ten numbers, and together all hundred', () => {
  for (const set of [withTens, withUnits, withTotal]) {
    const all = Array.from({ length: 10 }, (_, digit) => set(digit));
    expect(all.map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => 10));
    expect(new Set(all.flat()).size).toBe(100);
  }
});

test('named sets have the sizes their names promise', () => {
  const sizes = Object.fromEntries(Object.entries(NAMED_SETS).map(([name, set]) => [name, set.length]));

  expect(sizes).toEqual({
    kep: 10,
    keplech: 10,
    chan: 50,
    le: 50,
    chanchan: 25,
    lele: 25,
    chanle: 25,
    lechan: 25,
    tai: 50,
    xiu: 50,
  });
});

test('the twelve animals share all numbers among them', () => {
  expect(new Set(ANIMALS.flatMap(withAnimal)).size).toBe(100);
  expect(withAnimal('ty')).toContain('84');
});

test('a run has even steps, and an end before its beginning none', () => {
  expect(run('111', '999')).toHaveLength(9);
  expect(run('05', '95')).toHaveLength(10);
  expect(run('20', '19')).toEqual([]);
  expect(run('20', '190')).toEqual([]);
});

test('the orders of a number are all different', () => {
  expect(permuted(['1234'])).toHaveLength(24);
  expect(permuted(['1123'])).toHaveLength(12);
  expect(permuted(['1122', '2211'])).toHaveLength(6);
  expect(permuted(['1112'])).toHaveLength(4);
});

test('every day one northern, two or three central and three or four southern stations draw', () => {
  for (const day of [0, 1, 2, 3, 4, 5, 6] as const) {
    expect(stationsOn('north', day)).toHaveLength(1);
    expect([2, 3]).toContain(stationsOn('centre', day).length);
    expect([3, 4]).toContain(stationsOn('south', day).length);
  }
});
