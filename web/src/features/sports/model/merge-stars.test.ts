import { expect, test } from 'vitest';
import { keptStars, mergeStars, starsApart } from './merge-stars.ts';

test('stars of a visitor come to the account, and those of the account come to the device', () => {
  expect(mergeStars({ ids: ['1', '2'], told: [] }, ['2', '3'])).toEqual({
    ids: ['2', '3', '1'],
    told: ['2', '3'],
    untold: ['1'],
  });
});

test('a star that the account has no more leaves the device too', () => {
  expect(mergeStars({ ids: ['1', '2'], told: ['1', '2'] }, ['2'])).toEqual({ ids: ['2'], told: ['2'], untold: [] });
});

test('stars of competitions stand beside those of matches, and of too many the oldest matches go first', () => {
  const ids = ['7', 'mekong', '8', 'red-river', '9'];

  expect(starsApart(ids)).toEqual({ fixtures: ['7', '8', '9'], competitions: ['mekong', 'red-river'] });
  expect(keptStars(ids, 5)).toEqual(ids);
  expect(keptStars(ids, 4)).toEqual(['mekong', '8', 'red-river', '9']);
  expect(keptStars(ids, 1)).toEqual(['mekong', 'red-river']);
});
