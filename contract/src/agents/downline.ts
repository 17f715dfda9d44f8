import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { isAgentSchema } from '../identity/fields.ts';
import { memberIdSchema } from '../ids.ts';
import { RATED_PRODUCTS } from '../members/product-rates.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { CONTRACT_TYPES } from './contract-terms.ts';
import { accountFilter, crumbsSchema, pageNoSchema, STANDINGS } from './fields.ts';

export const DOWNLINE_SORTS = ['NEWEST', 'OLDEST', 'ACCOUNT'] as const;

/** The kind of account that is shown; all where none is said. */
export const downlineTypeFilter = z.optional(z.enum(['0', '1', '41']));

export const downlineMemberSchema = z.object({
  memberId: memberIdSchema,
  account: z.string(),
  type: isAgentSchema,
  /** The series of the lottery the member holds today. */
  series: z.int(),
  /** What the member holds of each product today, in parts per million; products of which it holds nothing are left out. */
  rates: z.array(z.object({ product: z.enum(RATED_PRODUCTS), rate: z.int() })),
  directCount: z.int(),
  /** Everybody below, without the member itself. */
  teamCount: z.int(),
  isCapped: z.boolean(),
  balance: moneySchema,
  /** With everybody below; null where the branch is too large to be summed at once. */
  teamBalance: z.nullable(moneySchema),
  lastLogin: z.nullable(momentSchema),
  registered: momentSchema,
  standing: z.enum(STANDINGS),
  toUpline: z.boolean(),
  /** The types of contract the member gets today. */
  contracts: z.array(z.enum(CONTRACT_TYPES)),
  /** Whether the caller stands directly above and may change what belongs to the member. */
  isDirect: z.boolean(),
});
export type DownlineMember = z.output<typeof downlineMemberSchema>;

export const listDownline = endpoint({
  name: 'agents.list-downline',
  summary: 'Who stands directly below the caller or below somebody of its line, with size and balance of each branch.',
  method: 'GET',
  path: '/wps/relay/agent/downline',
  access: 'agent',
  query: z.strictObject({
    parent: z.optional(memberIdSchema),
    username: accountFilter,
    type: downlineTypeFilter,
    sort: z.optional(z.enum(DOWNLINE_SORTS)),
    pageNo: pageNoSchema,
  }),
  value: z.object({
    crumbs: crumbsSchema,
    /** The series the caller itself holds: the most it may give. */
    ownSeries: z.int(),
    currencySymbol: z.string(),
    list: z.array(downlineMemberSchema),
    hasMore: z.boolean(),
  }),
  errors: ['agents.not-in-team'],
});

export const raiseSeries = endpoint({
  name: 'agents.raise-series',
  summary: 'Gives somebody directly below a higher series from the next midnight on. Lowering is work of the house.',
  method: 'POST',
  path: '/wps/relay/agent/downline/series',
  access: 'agent',
  body: z.strictObject({ memberId: memberIdSchema, series: z.int().check(z.minimum(1), z.maximum(10_000)) }),
  value: z.object({ from: z.string() }),
  errors: ['agents.not-in-team', 'agents.rate-lower-forbidden', 'members.series-refused', 'members.series-quota'],
  limit: 'secure-account',
});

export const allowDownlineTransfer = endpoint({
  name: 'agents.allow-upline-transfer',
  summary: 'Lets somebody directly below send money up, or forbids it.',
  method: 'POST',
  path: '/wps/relay/agent/downline/toUpline',
  access: 'agent',
  body: z.strictObject({ memberId: memberIdSchema, toUpline: z.boolean() }),
  value: z.object({ toUpline: z.boolean() }),
  errors: ['agents.not-in-team', 'members.type-refused'],
  limit: 'secure-account',
});

/** So many branches are drawn, the largest first, and so many of each below them; what is smaller is one rest. */
export const MAP_BRANCHES = 24;
export const MAP_BELOW = 8;

const mapNode = { memberId: memberIdSchema, account: z.string(), type: isAgentSchema, members: z.int() };
/** Branches that are too small to be drawn by themselves. */
const mapRest = z.object({ branches: z.int(), members: z.int() });

export const readDownlineMap = endpoint({
  name: 'agents.read-map',
  summary: 'The branches below the caller or somebody of its line by size, each with what it is made of.',
  method: 'GET',
  path: '/wps/relay/agent/downline/map',
  access: 'agent',
  query: z.strictObject({ parent: z.optional(memberIdSchema) }),
  value: z.object({
    crumbs: crumbsSchema,
    /** Everybody below, without the one whose map it is. */
    members: z.int(),
    list: z.array(
      z.object({
        ...mapNode,
        /** Valid bets of the branch in the last thirty days. */
        validBet: moneySchema,
        below: z.array(z.object(mapNode)),
        rest: mapRest,
      }),
    ),
    rest: mapRest,
  }),
  errors: ['agents.not-in-team', 'agents.team-too-large'],
  limit: 'sum-bets',
});
