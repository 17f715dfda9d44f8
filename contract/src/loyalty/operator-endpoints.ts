import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { localizedSchema } from '../localized.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, requestKeySchema, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { redeemIdSchema, rewardIdSchema } from './mall.ts';
import { pointEntrySchema } from './points.ts';
import { CLAIM_KINDS, DELIVERY_STATES, REDEEM_STATES, REWARD_STATES, REWARD_TYPES } from './states.ts';

export * from './mission-operator-endpoints.ts';
export * from './raffle-operator-endpoints.ts';
export * from './rank-operator-endpoints.ts';
export * from './rebate-operator-endpoints.ts';

const line = (most: number) => z.string().check(z.maxLength(most));
const parts = { name: line(120), about: line(500) };

const staffRewardSchema = z.object({
  id: rewardIdSchema,
  titles: localizedSchema(z.string()),
  texts: localizedSchema(z.object(parts)),
  type: z.enum(REWARD_TYPES),
  state: z.enum(REWARD_STATES),
  points: z.int(),
  amount: z.nullable(moneySchema),
  /** Of bonus money: how many times it is wagered, in hundredths, and the largest stake meanwhile. */
  wagerX100: z.nullable(z.int()),
  maxBet: z.nullable(moneySchema),
  /** Of free spins: how many of which bet, in which games of a vendor, separated by commas. */
  spinsCount: z.nullable(z.int()),
  spinsBet: z.nullable(moneySchema),
  spinsVendor: z.nullable(z.string()),
  spinsGames: z.nullable(z.string()),
  stock: z.int(),
  /** All pieces ever added; stock and open orders add up to it. */
  supplied: z.int(),
  memberLimit: z.nullable(z.int()),
  minRank: z.int(),
  image: z.string(),
  hue: z.int(),
  sort: z.int(),
  version: z.string(),
});

export const listAllRewards = endpoint({
  ...READ,
  name: 'loyalty.list-all-rewards',
  summary: 'Everything the points mall has, with its stock and the version a change has to name.',
  path: '/bo/loyalty/reward/list',
  permission: 'loyalty.read',
  value: z.object({ list: z.array(staffRewardSchema) }),
  errors: [],
});

export const readReward = endpoint({
  ...READ,
  name: 'loyalty.read-reward',
  summary: 'One reward of the points mall.',
  path: '/bo/loyalty/reward',
  permission: 'loyalty.read',
  query: z.strictObject({ id: rewardIdSchema }),
  value: staffRewardSchema,
  errors: ['loyalty.reward-unknown'],
});

const points = z.int().check(z.minimum(1), z.maximum(1_000_000_000));
const look = {
  points,
  memberLimit: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  minRank: z.optional(z.int().check(z.minimum(0), z.maximum(10))),
  image: z.optional(line(300)),
  hue: z.optional(z.int().check(z.minimum(0), z.maximum(359))),
  sort: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
};

export const addReward = endpoint({
  ...CHANGE,
  name: 'loyalty.add-reward',
  summary: 'Adds a reward as a draft; the same request again adds no other.',
  path: '/bo/loyalty/reward/add',
  permission: 'loyalty.write',
  body: z.strictObject({
    requestKey: requestKeySchema,
    type: z.enum(REWARD_TYPES),
    amount: z.optional(moneySchema),
    wagerX100: z.optional(z.int().check(z.minimum(100), z.maximum(1_000))),
    maxBet: z.optional(moneySchema),
    spinsCount: z.optional(z.int().check(z.minimum(1), z.maximum(1_000))),
    spinsBet: z.optional(moneySchema),
    spinsVendor: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/))),
    spinsGames: z.optional(z.string().check(z.regex(/^[\w.\-, ]{1,500}$/))),
    stock: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    ...look,
    texts: localizedSchema(z.strictObject(parts)),
    reason: reasonSchema,
  }),
  value: z.object({ id: rewardIdSchema }),
  errors: [STEP_UP, 'content.text-missing', 'loyalty.reward-refused'],
});

export const rewardChangeSchema = z.strictObject({
  id: rewardIdSchema,
  ...look,
  points: z.optional(points),
  state: z.optional(z.enum(REWARD_STATES)),
  texts: z.optional(localizedSchema(z.partial(z.strictObject(parts)))),
});

export const changeReward = endpoint({
  ...CHANGE,
  name: 'loyalty.change-reward',
  summary: 'Holds a change of what is named of a reward for a second person; orders that were placed keep their price.',
  path: '/bo/loyalty/reward/change',
  permission: 'loyalty.write',
  body: z.extend(rewardChangeSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [
    STEP_UP,
    'loyalty.reward-unknown',
    'loyalty.reward-refused',
    'approvals.state-conflict',
    'approvals.decided',
  ],
});

export const stopReward = endpoint({
  ...CHANGE,
  name: 'loyalty.stop-reward',
  summary: 'Takes a reward from the shelf at once; putting it back takes two people.',
  path: '/bo/loyalty/reward/stop',
  permission: 'loyalty.write',
  body: z.strictObject({ id: rewardIdSchema, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'loyalty.reward-unknown'],
});

export const addStock = endpoint({
  ...CHANGE,
  name: 'loyalty.add-stock',
  summary: 'Puts more of a reward on the shelf, or takes some away; the same request again changes nothing more.',
  path: '/bo/loyalty/reward/stock',
  permission: 'loyalty.write',
  body: z.strictObject({
    requestKey: requestKeySchema,
    id: rewardIdSchema,
    change: z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)),
    reason: reasonSchema,
  }),
  value: z.object({ stock: z.int() }),
  errors: [STEP_UP, 'loyalty.reward-unknown', 'loyalty.stock-too-low'],
});

/** Points more, or less with a minus. */
export const pointAdjustmentSchema = z.strictObject({
  memberId: memberIdSchema,
  change: z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000)),
});

export const adjustPoints = endpoint({
  ...CHANGE,
  name: 'loyalty.adjust-points',
  summary: 'Holds a change of the points of a member for a second person; what is taken stops at nothing.',
  path: '/bo/loyalty/points/adjust',
  permission: 'loyalty.write',
  body: z.extend(pointAdjustmentSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'members.member-unknown', 'loyalty.adjustment-refused'],
});

const orderSchema = z.object({
  id: redeemIdSchema,
  no: z.string(),
  memberId: memberIdSchema,
  account: z.string(),
  rewardId: rewardIdSchema,
  titles: localizedSchema(z.string()),
  type: z.enum(REWARD_TYPES),
  quantity: z.int(),
  points: z.int(),
  amount: z.nullable(moneySchema),
  status: z.enum(REDEEM_STATES),
  delivery: z.nullable(z.enum(DELIVERY_STATES)),
  tracking: z.string(),
  remark: z.string(),
  placedAt: momentSchema,
  decidedAt: z.nullable(momentSchema),
});

export const listOrders = endpoint({
  ...READ,
  name: 'loyalty.list-orders',
  summary: 'Orders of goods that wait for a decision or for the next step of their delivery, oldest first.',
  path: '/bo/loyalty/order/list',
  permission: 'loyalty.read',
  query: z.strictObject({ memberId: z.optional(memberIdSchema), status: z.optional(z.enum(REDEEM_STATES)) }),
  value: z.object({ list: z.array(orderSchema) }),
  errors: [],
});

export const readOrder = endpoint({
  ...READ,
  name: 'loyalty.read-order',
  summary: 'One order with the address it goes to; the audit log keeps who looked.',
  path: '/bo/loyalty/order',
  permission: 'loyalty.read',
  query: z.strictObject({ id: redeemIdSchema }),
  value: z.object({ ...orderSchema.shape, address: z.string() }),
  errors: ['loyalty.redeem-unknown'],
});

const decided = [STEP_UP, 'loyalty.redeem-unknown', 'loyalty.redeem-decided'] as const;
const orderBody = { id: redeemIdSchema, reason: reasonSchema };

export const approveOrder = endpoint({
  ...CHANGE,
  name: 'loyalty.approve-order',
  summary: 'Approves an order of goods, which are to be packed then; money is approved by two people.',
  path: '/bo/loyalty/order/approve',
  permission: 'loyalty.write',
  body: z.strictObject(orderBody),
  value: z.object({}),
  errors: [...decided, 'loyalty.order-of-money'],
});

export const moneyOrderSchema = z.strictObject({ id: redeemIdSchema });

export const approveMoneyOrder = endpoint({
  ...CHANGE,
  name: 'loyalty.approve-money-order',
  summary: 'Holds the credit of an order of money for a second person.',
  path: '/bo/loyalty/order/approveMoney',
  permission: 'loyalty.write',
  body: z.strictObject(orderBody),
  value: heldSchema,
  errors: [
    ...decided,
    'loyalty.obligation-open',
    'protection.excluded',
    'protection.time-out',
    'protection.offers-paused',
  ],
});

export const rejectOrder = endpoint({
  ...CHANGE,
  name: 'loyalty.reject-order',
  summary: 'Rejects an order with words for the member; points and stock return, once.',
  path: '/bo/loyalty/order/reject',
  permission: 'loyalty.write',
  body: z.strictObject({
    ...orderBody,
    remark: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  }),
  value: z.object({}),
  errors: decided,
});

export const moveDelivery = endpoint({
  ...CHANGE,
  name: 'loyalty.move-delivery',
  summary: 'Takes the delivery of approved goods one step on.',
  path: '/bo/loyalty/order/deliver',
  permission: 'loyalty.write',
  body: z.strictObject({
    ...orderBody,
    to: z.enum(['PACKED', 'SHIPPED', 'DELIVERED']),
    tracking: z.optional(line(80)),
  }),
  value: z.object({}),
  errors: decided,
});

export const listMemberPoints = endpoint({
  ...READ,
  name: 'loyalty.list-member-points',
  summary: 'The last changes of the points of a member.',
  path: '/bo/loyalty/points',
  permission: 'loyalty.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({ list: z.array(pointEntrySchema) }),
  errors: [],
});

export const readLiabilities = endpoint({
  ...READ,
  name: 'loyalty.read-liabilities',
  summary:
    'What the house owes: the points of all members and what they come to in money, and what was earned and not yet taken.',
  path: '/bo/loyalty/liabilities',
  permission: 'loyalty.read',
  value: z.object({
    list: z.array(
      z.object({
        /** What and in which currency: no two rows have the same. */
        key: z.string(),
        id: z.enum(['points', ...CLAIM_KINDS]),
        points: z.int(),
        amount: moneySchema,
        members: z.int(),
        currency: z.string(),
      }),
    ),
  }),
  errors: [],
});
