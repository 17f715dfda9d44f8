import type { ReturnState } from '@fairground/contract/integrity/kinds';

/** What a game took and paid, in the smallest units, with the sums its spread is computed from. */
export type ReturnSums = {
  readonly rounds: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly stakeSquares: bigint;
  readonly payoutSquares: bigint;
  /** The sum of stake times payout. */
  readonly products: bigint;
};

/** Shares of the stake in millionths. */
export type ReturnBand = {
  readonly actual: bigint;
  /** Where the actual return lies in all but one of ten thousand spans, if the game returns what it states. */
  readonly low: bigint | null;
  readonly high: bigint | null;
  readonly state: ReturnState;
};

/** Standard errors on either side, in hundredths: 99.99 % of a normal distribution. */
const WIDTH = 389n;

/** Before this many rounds single large wins decide, and the distribution is not normal yet. */
export const ROUNDS_MIN = 1_000n;

const MILLION = 1_000_000n;

/**
 * The return of a game and its confidence band around the stated one. The spread comes from the rounds themselves: each
 * deviates from the stated return by payout − return × stake, and the sum of the squares is
 * Σpayout² − 2·return·Σ(stake·payout) + return²·Σstake². Whole numbers alone, so that every node finds the same.
 */
export const returnBand = (sums: ReturnSums, statedHundredths: number | null): ReturnBand => {
  const { rounds, stake, payout } = sums;
  const actual = stake === 0n ? 0n : (payout * MILLION) / stake;
  if (statedHundredths === null || stake <= 0n) return { actual, low: null, high: null, state: 'unknown' };
  // Of hundredths of a percent ten thousand are the whole.
  const stated = BigInt(statedHundredths);
  const squares =
    sums.payoutSquares * 100_000_000n - 2n * stated * 10_000n * sums.products + stated * stated * sums.stakeSquares;
  const half = (rootOf(squares < 0n ? 0n : squares) * WIDTH) / stake;
  const [low, high] = [stated * 100n - half, stated * 100n + half];
  const isOutside = actual < low || actual > high;
  const judged = isOutside ? 'outside' : 'within';
  return { actual, low: low < 0n ? 0n : low, high, state: rounds < ROUNDS_MIN ? 'few' : judged };
};

/** The whole part of a square root, by Newton's steps from above. */
export const rootOf = (square: bigint): bigint => {
  if (square < 2n) return square;
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
};

/** Millionths as a percentage with two decimals. */
export const percentOf = (millionths: bigint): string => {
  const hundredths = millionths / 100n;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
};
