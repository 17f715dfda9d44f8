import { expect, test } from 'vitest';
import { NO_SUMS } from '../../figures/index.ts';
import { sumOf, teamSumsOf } from './team-sums.ts';

test('[part of G-14] the result of a team is payout less stakes with rebates and promotions, and no salary or dividend is in it', () => {
  const rows = [
    { ...NO_SUMS, stake: 900n, stake_cash: 800n, payout: 500n, payout_cash: 450n, bet_count: 3n },
    { ...NO_SUMS, rebate: 20n, promo: 30n, salary: 70n, dividend: 80n },
  ];

  expect(teamSumsOf(sumOf(rows))).toMatchObject({
    ...{ betCount: 3, betAmount: 800n, payout: 450n, gameProfit: -350n, rebate: 20n, promo: 30n },
    ...{ teamNet: -300n, salary: 70n, dividend: 80n },
  });
});
