import type { Fixture } from '@fairground/contract/sports/endpoints';
import { expect, test } from 'vitest';
import { keepPlaces } from './keep-places.ts';

const fixtures = (...ids: readonly number[]) => ids.map((id) => ({ fixtureId: BigInt(id) }) as Fixture);
const shown = (before: readonly number[], inOrder: readonly number[]) =>
  keepPlaces(
    fixtures(...before).map(({ fixtureId }) => fixtureId),
    fixtures(...inOrder),
    3,
  ).map(({ fixtureId }) => Number(fixtureId));

test('the first matches in order fill an empty list', () => {
  expect(shown([], [4, 7, 9, 12])).toEqual([4, 7, 9]);
  expect(shown([], [4])).toEqual([4]);
});

test('a match that is over gives its place to the next one, and no other match moves', () => {
  expect(shown([4, 7, 9], [7, 9, 12, 15])).toEqual([12, 7, 9]);
});

test('a match that goes before the others in order does not push them away', () => {
  expect(shown([4, 7, 9], [12, 4, 7, 9])).toEqual([4, 7, 9]);
});

test('with fewer matches than places the rest closes up', () => {
  expect(shown([4, 7, 9], [9])).toEqual([9]);
});
