import * as z from 'zod/mini';
import { betSchema, BET_CATEGORIES, BET_RESULTS } from '../betting/endpoints.ts';
import { CSV_TYPE, fileSchema } from '../bytes.ts';
import { endpoint } from '../endpoint.ts';
import { isAgentSchema } from '../identity/fields.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { TRANSACTION_GROUPS } from '../wallet/transactions.ts';
import { transactionSchema } from '../wallet/endpoints.ts';
import { accountFilter, crumbsSchema, daySchema, pageNoSchema, rangeFields } from './fields.ts';

/** Sums of a team, a branch or a member, from closed and open windows alike. Cash only: bonus play is no base of anything. */
const teamSums = {
  betCount: z.int(),
  betAmount: moneySchema,
  validBet: moneySchema,
  payout: moneySchema,
  /** Payout less stakes: what the members won. */
  gameProfit: moneySchema,
  rebate: moneySchema,
  promo: moneySchema,
  /** The result of the members with rebates and promotions; salaries and dividends are income of agents and not in it. */
  teamNet: moneySchema,
  salary: moneySchema,
  dividend: moneySchema,
  deposit: moneySchema,
  withdrawal: moneySchema,
};
export const teamSumsSchema = z.object(teamSums);
export type TeamSums = z.output<typeof teamSumsSchema>;

const RANGE_ERRORS = ['agents.range-backwards', 'agents.range-too-long'] as const;

export const readTeamOverview = endpoint({
  name: 'agents.read-team-overview',
  summary: "The caller's team of a range of days: who is in it, what it played, and day by day.",
  method: 'GET',
  path: '/wps/relay/agent/teamOverview',
  access: 'agent',
  query: z.strictObject(rangeFields),
  value: z.object({
    from: daySchema,
    to: daySchema,
    asOf: momentSchema,
    currencySymbol: z.string(),
    team: z.object({
      teamCount: z.int(),
      /** The team is larger than is counted. */
      isCapped: z.boolean(),
      directCount: z.int(),
      /** Null where the team is larger than is counted. */
      agentCount: z.nullable(z.int()),
      /** Cash, holds and vendors' wallets; null where the team is too large to be summed at once. */
      teamBalance: z.nullable(moneySchema),
      bonusBalance: z.nullable(moneySchema),
      onlineCount: z.nullable(z.int()),
    }),
    /** Distinct members with a stake in the whole range; null where the team is too large. */
    bettorCount: z.nullable(z.int()),
    newMembers: z.int(),
    newAgents: z.int(),
    firstDepositors: z.int(),
    firstDepositAmount: moneySchema,
    total: teamSumsSchema,
    /** What the caller got itself. */
    myIncome: moneySchema,
    days: z.array(z.object({ day: daySchema, newMembers: z.int(), bettors: z.int(), ...teamSums })),
    products: z.array(
      z.object({ product: z.enum(BET_CATEGORIES), betAmount: moneySchema, validBet: moneySchema, payout: moneySchema }),
    ),
  }),
  errors: [...RANGE_ERRORS],
  limit: 'sum-bets',
});

export const REPORT_ROWS = ['self', 'downline'] as const;

const profitQuery = {
  ...rangeFields,
  /** Somebody below the caller whose downline is shown; without it the caller's own. */
  parent: z.optional(memberIdSchema),
  username: accountFilter,
};

export const readProfitReport = endpoint({
  name: 'agents.read-profit-report',
  summary: 'What each branch directly below won and lost, with the member itself and the total.',
  method: 'GET',
  path: '/wps/relay/agent/profitReport',
  access: 'agent',
  query: z.strictObject({ ...profitQuery, pageNo: pageNoSchema }),
  value: z.object({
    from: daySchema,
    to: daySchema,
    asOf: momentSchema,
    currencySymbol: z.string(),
    crumbs: crumbsSchema,
    self: teamSumsSchema,
    total: teamSumsSchema,
    list: z.array(z.object({ memberId: memberIdSchema, account: z.string(), type: isAgentSchema, ...teamSums })),
    hasMore: z.boolean(),
  }),
  errors: [...RANGE_ERRORS, 'agents.not-in-team'],
  limit: 'sum-bets',
});

export const exportProfitReport = endpoint({
  name: 'agents.export-profit-report',
  summary: 'The same report with every branch as a table.',
  method: 'GET',
  path: '/wps/relay/agent/profitReport/export',
  access: 'agent',
  query: z.strictObject(profitQuery),
  value: fileSchema,
  file: [CSV_TYPE],
  errors: [...RANGE_ERRORS, 'agents.not-in-team', 'agents.export-running'],
  limit: 'sum-bets',
});

const incomeFields = {
  selfRebate: moneySchema,
  teamRebate: moneySchema,
  salary: moneySchema,
  dividend: moneySchema,
  /** What the caller paid to its downline by contract. */
  paidToDownline: moneySchema,
  total: moneySchema,
};

export const readIncome = endpoint({
  name: 'agents.read-income',
  summary: "The caller's own income by day: rebates, salaries and dividends less what it paid on.",
  method: 'GET',
  path: '/wps/relay/agent/income',
  access: 'agent',
  query: z.strictObject(rangeFields),
  value: z.object({
    from: daySchema,
    to: daySchema,
    currencySymbol: z.string(),
    total: z.object(incomeFields),
    days: z.array(z.object({ day: daySchema, ...incomeFields })),
  }),
  errors: [...RANGE_ERRORS],
  limit: 'sum-bets',
});

export const listTeamBets = endpoint({
  name: 'agents.list-team-bets',
  summary: 'Bets of the whole team, or of one of its members, the newest first.',
  method: 'GET',
  path: '/wps/relay/agent/bets',
  access: 'agent',
  query: z.strictObject({
    ...rangeFields,
    username: accountFilter,
    category: z.optional(z.enum(BET_CATEGORIES)),
    result: z.optional(z.enum(BET_RESULTS)),
    before: z.optional(idSchema<'bet'>()),
  }),
  value: z.object({
    list: z.array(z.extend(betSchema, { account: z.string() })),
    next: z.nullable(idSchema<'bet'>()),
    currencySymbol: z.string(),
  }),
  errors: [...RANGE_ERRORS, 'agents.not-in-team', 'agents.team-too-large'],
  limit: 'sum-bets',
});

export const listTeamTransactions = endpoint({
  name: 'agents.list-transactions',
  summary: 'Movements of money of the team, or of one of its members, the newest first.',
  method: 'GET',
  path: '/wps/relay/agent/transactions',
  access: 'agent',
  query: z.strictObject({
    ...rangeFields,
    username: accountFilter,
    group: z.optional(z.enum(TRANSACTION_GROUPS)),
    before: z.optional(idSchema<'leg'>()),
  }),
  value: z.object({
    list: z.array(z.extend(transactionSchema, { account: z.string() })),
    next: z.nullable(idSchema<'leg'>()),
    currencySymbol: z.string(),
  }),
  errors: [...RANGE_ERRORS, 'agents.not-in-team', 'agents.team-too-large'],
  limit: 'sum-bets',
});
