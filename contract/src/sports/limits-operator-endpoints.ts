import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { SPORTS, sportSchema } from './fields.ts';
import { marketIdSchema, marketRow } from './market-row.ts';

/** What bets may win and matches may lose: limits of sports, of single members and markets, and how a sport is sold. */

const READS = { ...READ, permission: 'sports.read' } as const;
const CHANGES = { ...CHANGE, permission: 'sports.write' } as const;

const limitRow = z.object({
  sport: sportSchema,
  /** The most a bet may win, and what the house may lose on one match. */
  winMax: moneySchema,
  riskMax: moneySchema,
  /** The most the open bets of one player may win together, and what the house may lose on a competition in one day. */
  playerMax: moneySchema,
  dayMax: moneySchema,
  /** From which win a bet is large. */
  largeFrom: moneySchema,
  delaySeconds: z.int(),
  marginPercent: z.int(),
  feeSingle: z.int(),
  feeMulti: z.int(),
  version: z.string(),
});

export const listSportsLimits = endpoint({
  ...READS,
  name: 'sports.list-limits',
  summary: 'The limits of every sport.',
  path: '/bo/sports/limit/list',
  value: z.object({ list: z.array(limitRow) }),
  errors: [],
});

export const readSportsLimits = endpoint({
  ...READS,
  name: 'sports.read-limits',
  summary: 'The limits of one sport for their page.',
  path: '/bo/sports/limit',
  query: z.strictObject({ sport: z.enum(SPORTS) }),
  value: limitRow,
  errors: [],
});

export const changeSportsLimits = endpoint({
  ...CHANGES,
  name: 'sports.change-limits',
  summary: 'Sets the limits of a sport; bets that were taken stay.',
  path: '/bo/sports/limit/change',
  body: z.strictObject({
    sport: z.enum(SPORTS),
    winMax: moneySchema,
    riskMax: moneySchema,
    playerMax: moneySchema,
    dayMax: moneySchema,
    largeFrom: moneySchema,
    version: versionSchema,
    reason: reasonSchema,
  }),
  value: z.object({}),
  errors: [STEP_UP, 'sports.limits-refused', 'approvals.state-conflict'],
});

/** The most one bet may win, and the most the open bets may win together; what is left out is not limited. */
const ownLimit = { winMax: z.optional(moneySchema), openMax: z.optional(moneySchema) };

const memberLimit = {
  memberId: memberIdSchema,
  winMax: z.nullable(moneySchema),
  openMax: z.nullable(moneySchema),
};

export const listLimitedMembers = endpoint({
  ...READS,
  name: 'sports.list-limited-members',
  summary: 'Members with limits of their own and what their open bets may win now, the last one that was set first.',
  path: '/bo/sports/member-limit/list',
  query: z.strictObject({ memberId: z.optional(memberIdSchema) }),
  value: z.object({ list: z.array(z.object({ ...memberLimit, open: moneySchema, setAt: momentSchema })) }),
  errors: [],
});

export const readMemberLimit = endpoint({
  ...READS,
  name: 'sports.read-member-limit',
  summary: 'The limits of one member in the book.',
  path: '/bo/sports/member-limit',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({ ...memberLimit, setAt: z.nullable(momentSchema) }),
  errors: [],
});

export const limitMember = endpoint({
  ...CHANGES,
  name: 'sports.limit-member',
  summary: 'Limits what one member may win in the book, below the limits of the sports; without amounts nothing more.',
  path: '/bo/sports/member-limit/change',
  body: z.strictObject({ memberId: memberIdSchema, ...ownLimit, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'sports.limits-refused'],
});

export const listLimitedMarkets = endpoint({
  ...READS,
  name: 'sports.list-limited-markets',
  summary: 'Markets with limits of their own that may still be bet on, the last one that was set first.',
  path: '/bo/sports/market-limit/list',
  value: z.object({ list: z.array(marketRow) }),
  errors: [],
});

export const limitMarket = endpoint({
  ...CHANGES,
  name: 'sports.limit-market',
  summary: 'Limits what bets on one market may win, below the limits of its sport; without amounts nothing more.',
  path: '/bo/sports/market-limit/change',
  body: z.strictObject({ marketId: marketIdSchema, ...ownLimit, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'sports.limits-refused', 'sports.market-unknown'],
});

/** How a sport is sold. */
export const sportsSettingsSchema = z.strictObject({
  sport: z.enum(SPORTS),
  /** Seconds a live bet waits before it is decided. */
  delaySeconds: z.int().check(z.gte(0), z.lte(15)),
  /** Margins of all its markets, in percent of the shipped ones. */
  marginPercent: z.int().check(z.gte(50), z.lte(200)),
  /** What a cash-out costs, in thousandths of its value: of one leg and of several. */
  feeSingle: z.int().check(z.gte(0), z.lte(300)),
  feeMulti: z.int().check(z.gte(0), z.lte(300)),
});

export const changeSportsSettings = endpoint({
  ...CHANGES,
  name: 'sports.change-settings',
  summary:
    'Holds delay, margins and cash-out fees of a sport for a second person; prices of bets that were taken stay.',
  path: '/bo/sports/limit/settings',
  body: z.extend(sportsSettingsSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'approvals.state-conflict', 'approvals.decided'],
});
