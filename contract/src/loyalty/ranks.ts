import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';

export const RANK_MAX = 10;
export const rankLevelSchema = z.int().check(z.minimum(0), z.maximum(RANK_MAX));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

export const rankSchema = z.object({
  level: rankLevelSchema,
  name: z.string(),
  color: colour,
  color2: colour,
  needValid: moneySchema,
  needDeposit: moneySchema,
  /** What has to be staked in a month so that the level is kept. */
  keepValid: moneySchema,
  upgradeBonus: moneySchema,
  monthSalary: moneySchema,
  /** Parts per million on top of the rebate. */
  rebateBoostPpm: z.int(),
  /** Hundredths by which points are multiplied. */
  pointsX100: z.int(),
  /** Withdrawals a day; null leaves it to the rules of all. */
  dailyWithdrawals: z.nullable(z.int()),
  /** Whether service answers in a channel of its own. */
  hasOwnService: z.boolean(),
});
export type Rank = z.output<typeof rankSchema>;

export const listRanks = endpoint({
  name: 'loyalty.list-ranks',
  summary: 'Every rank with its needs and what it gives.',
  method: 'GET',
  path: '/wps/relay/rank/list',
  access: 'public',
  value: z.object({ list: z.array(rankSchema), currencySymbol: z.string() }),
  errors: [],
});

const progressSchema = z.object({ actual: moneySchema, expected: moneySchema });

export const readRankProgress = endpoint({
  name: 'loyalty.read-rank-progress',
  summary: 'The rank of the caller and how far the next one is; at the top it is the needs of the top.',
  method: 'GET',
  path: '/wps/relay/rank/progress',
  access: 'member',
  value: z.object({
    currentRank: rankLevelSchema,
    nextRank: z.nullable(rankLevelSchema),
    totalTurnover: progressSchema,
    deposit: progressSchema,
    /** What this month needs so that the rank is kept. */
    monthlyTurnover: progressSchema,
    /** Until when staff hold the rank, whatever the months bring. */
    lockedUntil: z.nullable(momentSchema),
  }),
  errors: [],
});
