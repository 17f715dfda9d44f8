import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentOf, returnBand, rootOf } from './return-band.ts';
import type { ReturnSums } from './return-band.ts';

const UNIT = 10_000n;

/** As many rounds of one stake, of which some pay a multiple of it. */
const played = (rounds: number, wins: number, multiple: bigint): ReturnSums => {
  const [all, won] = [BigInt(rounds), BigInt(wins)];
  return {
    rounds: all,
    stake: all * UNIT,
    payout: won * multiple * UNIT,
    stakeSquares: all * UNIT * UNIT,
    payoutSquares: won * (multiple * UNIT) ** 2n,
    products: won * multiple * UNIT * UNIT,
  };
};

describe('[part of beyond 19] actual against theoretical return', () => {
  test('a game that pays what it states lies within its band, and the band narrows with the root of the rounds', () => {
    const few = returnBand(played(10_000, 4_800, 2n), 9_600);
    const many = returnBand(played(1_000_000, 480_000, 2n), 9_600);

    expect(few).toMatchObject({ actual: 960_000n, state: 'within' });
    const widthOf = ({ low, high }: typeof few) => Number((high ?? 0n) - (low ?? 0n));
    // Each round deviates by 0.9992 of its stake in the root of the mean square: 3.89 × 0.9992 / 100 on either side.
    expect(widthOf(few) / 2).toBeCloseTo(38_869, -2);
    expect(widthOf(few) / widthOf(many)).toBeCloseTo(10, 2);
  });

  test('a game that pays clearly more or less than it states lies outside', () => {
    expect(returnBand(played(10_000, 5_100, 2n), 9_600)).toMatchObject({ actual: 1_020_000n, state: 'outside' });
    expect(returnBand(played(10_000, 4_500, 2n), 9_600)).toMatchObject({ actual: 900_000n, state: 'outside' });
  });

  test('too few rounds, a game that states nothing and one that nobody paid for raise no alarm', () => {
    expect(returnBand(played(999, 999, 2n), 9_600).state).toBe('few');
    expect(returnBand(played(10_000, 9_999, 2n), null)).toEqual({
      actual: 1_999_800n,
      low: null,
      high: null,
      state: 'unknown',
    });
    expect(returnBand(played(0, 0, 2n), 9_600)).toMatchObject({ actual: 0n, state: 'unknown' });
  });

  test('the root is the largest whole number whose square is no larger', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (square) => {
        const root = rootOf(square);
        expect(root * root <= square && (root + 1n) * (root + 1n) > square).toBe(true);
      }),
    );
  });

  test('a share is written with two decimals', () => {
    expect([0n, 960_000n, 1_020_050n, 99n].map(percentOf)).toEqual(['0.00', '96.00', '102.00', '0.00']);
  });
});
