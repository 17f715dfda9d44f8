import type { TeamSums } from '@fairground/contract/agents/reports';
import { money } from '@fairground/contract/money';
import { addSums, NO_SUMS } from '../../figures/index.ts';
import type { Sums } from '../../figures/index.ts';

/** One sum of several rows. */
export const sumOf = (rows: readonly Sums[]): Sums => rows.reduce(addSums, NO_SUMS);

/** What is shown of sums: the cash parts, and what members won with rebates and promotions. */
export const teamSumsOf = (sums: Sums): TeamSums => {
  const gameProfit = sums.payout_cash - sums.stake_cash;
  return {
    betCount: Number(sums.bet_count),
    betAmount: money(sums.stake_cash),
    validBet: money(sums.valid_bet_cash),
    payout: money(sums.payout_cash),
    gameProfit: money(gameProfit),
    rebate: money(sums.rebate),
    promo: money(sums.promo),
    teamNet: money(gameProfit + sums.rebate + sums.promo),
    salary: money(sums.salary),
    dividend: money(sums.dividend),
    deposit: money(sums.deposit),
    withdrawal: money(sums.withdrawal),
  };
};
