import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addExposure,
  exposureCell,
  exposureOf,
  NO_EXPOSURE,
  removeExposure,
  sumExposures,
  worstCell,
} from './exposure.ts';
import type { ExposedBet } from './exposure.ts';
import type { Selection } from './market.ts';
import { pick } from './testing/pick.ts';

const single = (stake: bigint, oddsMilli: number, selection: Selection): ExposedBet => ({
  stake: stake * 10_000n,
  oddsMilli,
  legs: [selection],
});
const BOOK = [
  single(100n, 1_620, pick('1x2', 'h')),
  single(300n, 1_980, pick('ah', 'h', -3)),
  single(250n, 1_900, pick('ou', 'over', 10)),
  single(20n, 8_500, pick('cs', '2:1')),
  single(150n, 4_100, pick('1x2', 'd')),
];

test('the published book keeps and loses what the design says, worst at 2-1', () => {
  const all = BOOK.map(exposureOf).reduce(addExposure, NO_EXPOSURE);
  const kept = (home: number, away: number) => Number(all[exposureCell(home, away)]) / 10_000;

  expect([kept(0, 0), kept(1, 0), kept(1, 1), kept(2, 0), kept(3, 1)]).toEqual([205, 211, 205, 64, -411]);
  expect(worstCell(all)).toEqual({ cell: exposureCell(2, 1), kept: -4_340_000n });
});

test('many bets summed at once come to the same as one by one', () => {
  const book = [...BOOK, ...BOOK, single(70n, 2_010, pick('ah', 'h', -3))];

  expect(sumExposures(book)).toEqual(book.map(exposureOf).reduce(addExposure, NO_EXPOSURE));
  expect(sumExposures([])).toEqual(NO_EXPOSURE);
});

test('taking every bet away leaves nothing, whatever the order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(BOOK, { minLength: BOOK.length }), (order) => {
      const all = BOOK.map(exposureOf).reduce(addExposure, NO_EXPOSURE);

      expect(order.map(exposureOf).reduce(removeExposure, all)).toEqual(NO_EXPOSURE);
    }),
  );
});

test('a bet on half-time stands in the scores of the half, one across halves counts as won where it can win', () => {
  const half = exposureOf(single(10n, 3_000, pick('1x2', 'h', 0, 'h1')));
  const across = exposureOf(single(10n, 6_000, pick('htft', 'a/h')));

  expect([half[exposureCell(1, 0)], half[exposureCell(0, 0)]]).toEqual([-200_000n, 100_000n]);
  expect([across[exposureCell(2, 1)], across[exposureCell(2, 0)]]).toEqual([-500_000n, 100_000n]);
});

test('a combination loses only where all its legs can win, and far scores share a place by who leads', () => {
  const combo = exposureOf({
    stake: 100_000n,
    oddsMilli: 5_000,
    legs: [pick('1x2', 'h'), pick('goal', 'a'), pick('ou', 'over', 10)],
  });

  expect([combo[exposureCell(2, 1)], combo[exposureCell(3, 0)], combo[exposureCell(1, 0)]]).toEqual([
    -400_000n,
    100_000n,
    100_000n,
  ]);
  expect([combo[exposureCell(11, 1)], combo[exposureCell(9, 9)], combo[exposureCell(1, 10)]]).toEqual([
    -400_000n,
    100_000n,
    100_000n,
  ]);
  expect(exposureCell(10, 1)).toBe(exposureCell(9, 2));
});
