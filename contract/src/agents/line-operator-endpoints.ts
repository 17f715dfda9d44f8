import * as z from 'zod/mini';
import { heldSchema, reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { RATED_PRODUCTS } from '../members/product-rates.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { daySchema } from './fields.ts';

export const MOVE_STATES = ['PLANNED', 'MADE', 'DROPPED'] as const;
export const LINE_PRODUCTS = ['LOTT', ...RATED_PRODUCTS] as const;
/** Members become agents and agents members again; heads of lines and affiliates stand under the house. */
export const LINE_TYPES = ['MEMBER', 'AGENT', 'HEAD', 'AFFILIATE', 'MANAGER'] as const;

const HELD = [STEP_UP, 'approvals.state-conflict', 'approvals.decided', 'members.member-unknown'] as const;

export const readLine = endpoint({
  ...READ,
  name: 'agents.read-line',
  summary: 'What a member holds of the lottery and of each product today, and what the one above holds.',
  path: '/bo/agents/line',
  permission: 'members.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({
    list: z.array(
      z.object({
        product: z.enum(LINE_PRODUCTS),
        /** A series of the lottery, or parts per million of valid bets. */
        rate: z.int(),
        above: z.nullable(z.int()),
      }),
    ),
  }),
  errors: ['members.member-unknown'],
});

export const listQuotas = endpoint({
  ...READ,
  name: 'agents.list-quotas',
  summary: 'How many accounts below an agent may be given each rationed series.',
  path: '/bo/agents/line/quotas',
  permission: 'members.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({ list: z.array(z.object({ series: z.int(), most: z.int(), used: z.int() })) }),
  errors: [],
});

export const listHosts = endpoint({
  ...READ,
  name: 'agents.list-hosts',
  summary: 'Hosts of the site that belong to an agent.',
  path: '/bo/agents/line/hosts',
  permission: 'members.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({ list: z.array(z.object({ host: z.string() })) }),
  errors: [],
});

export const changeRateSchema = z.strictObject({
  memberId: memberIdSchema,
  product: z.enum(LINE_PRODUCTS),
  /** Nothing is as much as the upline, or what the site gives. */
  rate: z.nullable(z.int().check(z.minimum(0), z.maximum(20_000))),
});

export const changeRate = endpoint({
  ...CHANGE,
  name: 'agents.change-rate',
  summary: 'Holds another rate of a member for a second person; it counts from the next midnight, also below.',
  path: '/bo/agents/line/rate',
  permission: 'agents.write',
  body: z.extend(changeRateSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [...HELD, 'members.rate-refused', 'members.series-refused', 'members.series-quota'],
});

export const moveMemberSchema = z.strictObject({
  memberId: memberIdSchema,
  upline: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
});

export const moveMember = endpoint({
  ...CHANGE,
  name: 'agents.move-member',
  summary: 'Holds a move of a member with everybody below under another upline, for a second person and midnight.',
  path: '/bo/agents/line/move',
  permission: 'agents.write',
  body: z.extend(moveMemberSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [
    ...HELD,
    'members.move-refused',
    'members.line-full',
    'agents.rate-above-upline',
    'agents.contract-open',
    'agents.not-in-team',
  ],
});

export const changeTypeSchema = z.strictObject({ memberId: memberIdSchema, becomes: z.enum(LINE_TYPES) });

export const changeType = endpoint({
  ...CHANGE,
  name: 'agents.change-type',
  summary: 'Holds a promotion or demotion for a second person. Nobody is demoted with a downline or a contract.',
  path: '/bo/agents/line/type',
  permission: 'agents.write',
  body: z.extend(changeTypeSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [...HELD, 'members.type-refused', 'members.line-full', 'agents.contract-open'],
});

export const setQuota = endpoint({
  ...CHANGE,
  name: 'agents.set-quota',
  summary: 'How many accounts below an agent may be given one rationed series.',
  path: '/bo/agents/line/quota',
  permission: 'agents.write',
  body: z.strictObject({
    memberId: memberIdSchema,
    series: z.int().check(z.minimum(1), z.maximum(10_000)),
    most: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    reason: reasonSchema,
  }),
  value: z.object({}),
  errors: [STEP_UP, 'members.member-unknown', 'members.series-refused', 'members.series-quota'],
});

export const readLimits = endpoint({
  ...READ,
  name: 'agents.read-limits',
  summary: 'Limits of a single agent, beside those of the site; null is no limit of its own.',
  path: '/bo/agents/line/limits',
  permission: 'members.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({
    transferMin: z.nullable(moneySchema),
    transferMax: z.nullable(moneySchema),
    transferDay: z.nullable(moneySchema),
    /** Accounts it may open by hand on a day, and how many it opened today. */
    openDay: z.int(),
    openedToday: z.int(),
  }),
  errors: [],
});

export const setLimitsSchema = z.strictObject({
  memberId: memberIdSchema,
  /** What is left out has no limit of its own. */
  transferMin: z.optional(moneySchema),
  transferMax: z.optional(moneySchema),
  transferDay: z.optional(moneySchema),
  openDay: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
});

export const setLimits = endpoint({
  ...CHANGE,
  name: 'agents.set-limits',
  summary: 'Holds limits of a single agent for a second person: transfers of its own, and accounts it opens by hand.',
  path: '/bo/agents/line/limits/set',
  permission: 'agents.write',
  body: z.extend(setLimitsSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [...HELD, 'members.type-refused', 'members.limit-refused'],
});

export const bindHost = endpoint({
  ...CHANGE,
  name: 'agents.bind-host',
  summary: 'Says that a host of the site is an agent’s own: who registers there without a code stands under it.',
  path: '/bo/agents/line/host',
  permission: 'agents.write',
  body: z.strictObject({
    memberId: memberIdSchema,
    host: z.string().check(z.trim(), z.minLength(1), z.maxLength(253)),
    reason: reasonSchema,
  }),
  value: z.object({}),
  errors: [STEP_UP, 'members.host-refused', 'members.type-refused'],
});

export const listMoves = endpoint({
  ...READ,
  name: 'agents.list-moves',
  summary: 'Moves of members in the tree, planned, made and dropped, the newest first.',
  path: '/bo/agents/line/moves',
  permission: 'members.read',
  query: z.strictObject({ cursor: z.optional(idSchema<'member-move'>()) }),
  value: z.object({
    list: z.array(
      z.object({
        moveId: idSchema<'member-move'>(),
        memberId: memberIdSchema,
        fromUpline: memberIdSchema,
        toUpline: memberIdSchema,
        fromDay: daySchema,
        status: z.enum(MOVE_STATES),
        droppedFor: z.nullable(z.string()),
        setAt: momentSchema,
      }),
    ),
    next: z.nullable(idSchema<'member-move'>()),
  }),
  errors: [],
});

export const listRebateRuns = endpoint({
  ...READ,
  name: 'agents.list-rebate-runs',
  summary: 'Days whose shares of agents in the bets of products are computed, the newest first.',
  path: '/bo/agents/rebate/list',
  permission: 'wallet.read',
  query: z.strictObject({ cursor: z.optional(daySchema) }),
  value: z.object({
    list: z.array(z.object({ day: daySchema, receivers: z.int(), total: moneySchema, at: momentSchema })),
    next: z.nullable(daySchema),
  }),
  errors: [],
});
