import * as z from 'zod/mini';
import { BET_CATEGORIES } from '../betting/endpoints.ts';
import { moneySchema } from '../money-schema.ts';

/** The four contracts between an upline and its direct downline. */
export const CONTRACT_TYPES = ['DIVIDEND', 'DAILY_SALARY', 'HOUR_SALARY', 'RT_SALARY'] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];

export const PERIOD_TYPES = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY', 'HOURLY', 'FIVE_MINUTES'] as const;
export type PeriodType = (typeof PERIOD_TYPES)[number];

/** From the mildest to the strictest: how much of a lost period the receiver has to make good. */
export const CARRY_MODES = ['NONE', 'LAST_PERIOD', 'WITHIN_MONTH', 'FOREVER'] as const;
export type CarryMode = (typeof CARRY_MODES)[number];

/** Whether a tier asks for turnover and loss, or for one of them. */
export const MATCH_MODES = ['ALL', 'BET_OR_LOSS'] as const;
export type MatchMode = (typeof MATCH_MODES)[number];

/** What a contract pays on: the loss of the team, its valid bets, or the gross dividends of affiliates below. */
export const CONTRACT_BASES = ['TEAM_LOSS', 'TEAM_BET', 'CHILD_GROSS'] as const;
export type ContractBase = (typeof CONTRACT_BASES)[number];

export const CONTRACT_STATES = ['SCHEDULED', 'ACTIVE', 'ENDING', 'ENDED'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

export const END_REASONS = [
  'SUPERSEDED',
  'TERMINATED_BY_PAYER',
  'RESIGNED',
  'CASCADE',
  'OPERATOR',
  'MEMBER_CLOSED',
] as const;
export type EndReason = (typeof END_REASONS)[number];

export const TIERS_MAX = 10;

export const contractTierSchema = z.object({
  minValidBet: moneySchema,
  minLoss: moneySchema,
  minActive: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  /** Parts per million. */
  rate: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});
export type ContractTier = z.output<typeof contractTierSchema>;

export const contractTermsSchema = z.object({
  type: z.enum(CONTRACT_TYPES),
  periodType: z.enum(PERIOD_TYPES),
  carryMode: z.enum(CARRY_MODES),
  matchMode: z.enum(MATCH_MODES),
  base: z.enum(CONTRACT_BASES),
  /** A salary counts the turnover in whole steps of this; nothing counts it as it is. */
  betStep: moneySchema,
  deductRebate: z.boolean(),
  deductPromo: z.boolean(),
  deductSalary: z.boolean(),
  deductFee: z.boolean(),
  /** Null is every product. */
  products: z.nullable(z.array(z.enum(BET_CATEGORIES)).check(z.minLength(1))),
  tiers: z.array(contractTierSchema).check(z.minLength(1), z.maxLength(TIERS_MAX)),
});
export type ContractTerms = z.output<typeof contractTermsSchema>;
