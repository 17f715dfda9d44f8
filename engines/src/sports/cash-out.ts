import { toNumber } from '../maths/fraction.ts';
import { outcomesOf } from './chances.ts';
import type { Halves, Selection } from './market.ts';
import { resultOf } from './outcome.ts';
import { legFactor } from './payout.ts';
import type { Grid } from './score-grid.ts';

/** Fees in thousandths until an operator sets others: our choice. */
export const CASH_OUT_FEE_MILLI = { single: 30, multi: 50 } as const;

/** What a leg multiplies its stake by on average, from the match as it stands; a settled leg counts with its factor. */
export const expectedFactor = (selection: Selection, oddsMilli: number, grid: Grid, since?: Halves): number =>
  grid.cells.reduce((all, cell) => all + cellFactor(selection, oddsMilli, grid, cell, since), 0);

/**
 * The price of a bet now: stake × expected factor, less the fee, rounded down and always below the full payout.
 * Zero means that there is nothing to offer.
 */
export const cashOutValue = (bet: {
  readonly stake: bigint;
  readonly expected: number;
  readonly fullPayout: bigint;
  readonly feeMilli: number;
}): bigint => {
  if (!(bet.expected > 0)) return 0n;
  const value =
    (bet.stake * BigInt(Math.floor(bet.expected * SCALE)) * BigInt(1_000 - bet.feeMilli)) / (BigInt(SCALE) * 1_000n);
  return value < bet.fullPayout ? value : bet.fullPayout - 1n;
};

/** A part of the stake taken out at the price of the whole; the rest stays at the old odds. */
export const partialValue = (value: bigint, part: bigint, stake: bigint): bigint => {
  if (part <= 0n || part > stake) throw new RangeError('Not a part of the stake.');
  return (value * part) / stake;
};

/** Chances are floats; twelve digits of them meet the stake. */
const SCALE = 1_000_000_000_000;

const cellFactor = (
  selection: Selection,
  oddsMilli: number,
  grid: Grid,
  cell: Grid['cells'][number],
  since?: Halves,
): number =>
  outcomesOf(selection, cell, grid, since).reduce(
    (all, [outcome, chance]) => all + chance * toNumber(legFactor(resultOf(outcome), oddsMilli)),
    0,
  );
