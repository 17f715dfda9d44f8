import type { ContractTerms, ContractTier } from '@fairground/contract/agents/contract-terms';
import { money, parseMoney } from '@fairground/contract/money';

/** A tier from a rate in parts per million on, with thresholds in whole units of the currency. */
export const tierOf = (rate: number, bet = '0', loss = '0', minActive = 0): ContractTier => ({
  ...{ minValidBet: parseMoney(bet), minLoss: parseMoney(loss), minActive, rate },
});

/** A dividend by the half month of ten percent, unless said otherwise. */
export const dividend = (parts: Partial<ContractTerms> = {}): ContractTerms => ({
  ...{ type: 'DIVIDEND', periodType: 'SEMIMONTHLY', carryMode: 'NONE', matchMode: 'ALL', base: 'TEAM_LOSS' },
  ...{ betStep: money(0n), deductRebate: true, deductPromo: true, deductSalary: true, deductFee: false },
  ...{ products: null, tiers: [tierOf(100_000)] },
  ...parts,
});

export const dailySalary = (rate: number): ContractTerms => ({
  ...dividend(),
  ...{ type: 'DAILY_SALARY', periodType: 'DAILY', base: 'TEAM_BET', tiers: [tierOf(rate)] },
});

export const realTimeSalary = (rate: number): ContractTerms => ({
  ...dividend(),
  ...{ type: 'RT_SALARY', periodType: 'FIVE_MINUTES', base: 'TEAM_BET', tiers: [tierOf(rate)] },
});

export const hourlySalary = (rate: number): ContractTerms => ({
  ...realTimeSalary(rate),
  ...{ type: 'HOUR_SALARY', periodType: 'HOURLY' },
});
