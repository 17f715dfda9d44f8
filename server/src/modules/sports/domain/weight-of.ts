import { fullPayout } from './pay-bet.ts';
import type { PaidLeg, Terms } from './pay-bet.ts';

/** What a bet wins if every leg does: how much it counts for the limits of its player and of its days. */
export const weightOf = (terms: Terms, legs: readonly Omit<PaidLeg, 'result'>[]): bigint => {
  const won = fullPayout(terms, legs) - terms.stake;
  return won > 0n ? won : 0n;
};
