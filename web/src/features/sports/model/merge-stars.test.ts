import { expect, test } from 'vitest';
import { mergeStars } from './merge-stars.ts';

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
