import * as z from 'zod/mini';
import { BET_CATEGORIES, BET_RESULTS } from '../betting/endpoints.ts';
import { CSV_TYPE, fileSchema } from '../bytes.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { TRANSACTION_GROUPS } from '../wallet/transactions.ts';
import { CONTRACT_TYPES } from './contract-terms.ts';
import { downlineTypeFilter } from './downline.ts';
import { accountFilter, rangeFields } from './fields.ts';

/** An export holds so many rows at most, the newest or the first ones. */
export const AGENT_EXPORT_MAX = 10_000;

const FILE = { method: 'GET', access: 'agent', value: fileSchema, file: [CSV_TYPE], limit: 'sum-bets' } as const;
const RUNNING = 'agents.export-running' as const;
const RANGE_ERRORS = ['agents.range-backwards', 'agents.range-too-long'] as const;

export const exportDownline = endpoint({
  ...FILE,
  name: 'agents.export-downline',
  summary: 'Who stands directly below the caller or somebody of its line, as a table.',
  path: '/wps/relay/agent/downline/export',
  query: z.strictObject({ parent: z.optional(memberIdSchema), username: accountFilter, type: downlineTypeFilter }),
  errors: ['agents.not-in-team', RUNNING],
});

export const exportOverview = endpoint({
  ...FILE,
  name: 'agents.export-overview',
  summary: 'The days of the team overview as a table.',
  path: '/wps/relay/agent/teamOverview/export',
  query: z.strictObject(rangeFields),
  errors: [...RANGE_ERRORS, RUNNING],
});

export const exportIncome = endpoint({
  ...FILE,
  name: 'agents.export-income',
  summary: "The caller's own income by day as a table.",
  path: '/wps/relay/agent/income/export',
  query: z.strictObject(rangeFields),
  errors: [...RANGE_ERRORS, RUNNING],
});

export const exportTeamBets = endpoint({
  ...FILE,
  name: 'agents.export-team-bets',
  summary: 'Bets of the team as a table.',
  path: '/wps/relay/agent/bets/export',
  query: z.strictObject({
    ...rangeFields,
    username: accountFilter,
    category: z.optional(z.enum(BET_CATEGORIES)),
    result: z.optional(z.enum(BET_RESULTS)),
  }),
  errors: [...RANGE_ERRORS, 'agents.not-in-team', 'agents.team-too-large', RUNNING],
});

export const exportTeamTransactions = endpoint({
  ...FILE,
  name: 'agents.export-transactions',
  summary: 'Movements of money of the team as a table.',
  path: '/wps/relay/agent/transactions/export',
  query: z.strictObject({ ...rangeFields, username: accountFilter, group: z.optional(z.enum(TRANSACTION_GROUPS)) }),
  errors: [...RANGE_ERRORS, 'agents.not-in-team', 'agents.team-too-large', RUNNING],
});

export const exportBills = endpoint({
  ...FILE,
  name: 'agents.export-bills',
  summary: 'Bills of one type of contract that the caller got or paid, as a table.',
  path: '/wps/relay/contract/bills/export',
  query: z.strictObject({ type: z.enum(CONTRACT_TYPES), ...rangeFields, username: accountFilter }),
  errors: [...RANGE_ERRORS, 'agents.not-in-team', RUNNING],
});
