import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { passwordField } from '../identity/fields.ts';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { loyaltyKeySchema, pageNoSchema, pointsSchema } from './points.ts';
import { DELIVERY_STATES, REDEEM_STATES, REWARD_TYPES } from './states.ts';

export const rewardIdSchema = idSchema<'point-reward'>();
export const redeemIdSchema = idSchema<'point-redeem'>();
const addressIdSchema = idSchema<'member-address'>();

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

export const ADDRESSES_MAX = 5;
export const QUANTITY_MAX = 20;
/** How long a member may take back what it redeemed. */
export const CANCEL_MINUTES = 30;

export const rewardSchema = z.object({
  id: rewardIdSchema,
  name: z.string(),
  about: z.string(),
  type: z.enum(REWARD_TYPES),
  points: pointsSchema,
  /** What it is worth in money, of free spins at most; null for goods. */
  amount: z.nullable(moneySchema),
  /** What bonus money is played under; null for what is none. */
  terms: z.nullable(
    z.object({
      /** How many times it is wagered, in hundredths, within how many days, and with which largest stake. */
      wagerX100: z.int(),
      days: z.int(),
      maxBet: moneySchema,
    }),
  ),
  /** How many free spins it is, and what each is worth; null for what is none. */
  spins: z.nullable(z.object({ count: z.int(), bet: moneySchema, days: z.int() })),
  /** How many are left. */
  quantity: z.int(),
  minRank: z.int(),
  /** How many one member may have altogether; null where there is no limit. */
  memberLimit: z.nullable(z.int()),
  image: z.string(),
  hue: z.int(),
});
export type PointReward = z.output<typeof rewardSchema>;

export const listRewards = endpoint({
  name: 'loyalty.list-rewards',
  summary: "What the points mall offers now, in the caller's language.",
  method: 'GET',
  path: '/wps/relay/point/reward',
  access: 'public',
  query: z.strictObject({ type: z.optional(z.enum(REWARD_TYPES)) }),
  value: z.object({ list: z.array(rewardSchema), currencySymbol: z.string() }),
  errors: [],
});

export const redeemSchema = z.object({
  id: redeemIdSchema,
  no: z.string(),
  time: momentSchema,
  name: z.string(),
  image: z.string(),
  hue: z.int(),
  type: z.enum(REWARD_TYPES),
  quantity: z.int(),
  points: pointsSchema,
  amount: z.nullable(moneySchema),
  status: z.enum(REDEEM_STATES),
  delivery: z.nullable(z.enum(DELIVERY_STATES)),
  tracking: z.string(),
  remark: z.string(),
  /** Where goods go, on one line; empty for the rest. */
  receivingAddress: z.string(),
  /** Until when the member may cancel; null where that is over. */
  cancelUntil: z.nullable(momentSchema),
});
export type PointRedeem = z.output<typeof redeemSchema>;

export const redeemReward = endpoint({
  name: 'loyalty.redeem-reward',
  summary: 'Takes points and reserves a reward; the same key redeems once.',
  method: 'POST',
  path: '/wps/relay/secured/point/redeem',
  access: 'member',
  movesMoney: true,
  encrypted: true,
  body: z.strictObject({
    rewardId: rewardIdSchema,
    quantity: z.int().check(z.minimum(1), z.maximum(QUANTITY_MAX)),
    addressId: z.optional(addressIdSchema),
    payPassword: passwordField,
    idempotencyKey: loyaltyKeySchema,
  }),
  value: redeemSchema,
  errors: [
    'identity.money-locked',
    'identity.second-factor-required',
    'identity.payment-password-missing',
    'identity.payment-password-wrong',
    'identity.payment-password-locked',
    'loyalty.points-off',
    'loyalty.reward-unknown',
    'loyalty.out-of-stock',
    'loyalty.rank-too-low',
    'loyalty.limit-reached',
    'loyalty.point-insufficient',
    'loyalty.address-required',
    'loyalty.address-unknown',
    'loyalty.obligation-open',
    'loyalty.key-conflict',
    'promotions.not-eligible',
    'protection.excluded',
    'protection.time-out',
    'protection.offers-paused',
    'wallet.blocked',
    'wallet.limit-reached',
  ],
  limit: 'move-money',
});

export const cancelRedeem = endpoint({
  name: 'loyalty.cancel-redeem',
  summary:
    'Takes back an order of the caller within half an hour while nobody has decided it; points and stock return.',
  method: 'POST',
  path: '/wps/relay/point/redeem/cancel',
  access: 'member',
  body: z.strictObject({ id: redeemIdSchema }),
  value: redeemSchema,
  errors: ['loyalty.redeem-unknown', 'loyalty.redeem-decided', 'loyalty.cancel-too-late'],
});

export const listRedeems = endpoint({
  name: 'loyalty.list-redeems',
  summary: 'What the caller redeemed, newest first.',
  method: 'GET',
  path: '/wps/relay/point/redeemList',
  access: 'member',
  query: z.strictObject({
    status: z.optional(z.enum(REDEEM_STATES)),
    from: z.optional(momentSchema),
    to: z.optional(momentSchema),
    pageNo: pageNoSchema,
  }),
  value: z.object({ list: z.array(redeemSchema), hasMore: z.boolean() }),
  errors: [],
});

const addressFields = {
  name: line(80),
  phone: z.string().check(z.trim(), z.regex(/^\+?\d(?: ?\d){5,14}$/)),
  line: line(200),
  city: line(80),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
};
export const addressSchema = z.object({ id: addressIdSchema, ...addressFields, isDefault: z.boolean() });
export type MemberAddress = z.output<typeof addressSchema>;
const addressesSchema = z.object({ list: z.array(addressSchema) });

export const listAddresses = endpoint({
  name: 'loyalty.list-addresses',
  summary: 'Where the caller has goods sent.',
  method: 'GET',
  path: '/wps/relay/member/address',
  access: 'member',
  value: addressesSchema,
  errors: [],
});

export const addAddress = endpoint({
  name: 'loyalty.add-address',
  summary: 'Adds a receiving address, at most five; the first is the default.',
  method: 'POST',
  path: '/wps/relay/member/address',
  access: 'member',
  body: z.strictObject({ ...addressFields, isDefault: z.optional(z.boolean()) }),
  value: addressesSchema,
  errors: ['loyalty.addresses-full'],
});

export const changeAddress = endpoint({
  name: 'loyalty.change-address',
  summary: 'Changes a receiving address; orders that were placed keep theirs.',
  method: 'PUT',
  path: '/wps/relay/member/address',
  access: 'member',
  body: z.strictObject({ id: addressIdSchema, ...addressFields, isDefault: z.optional(z.boolean()) }),
  value: addressesSchema,
  errors: ['loyalty.address-unknown'],
});

export const removeAddress = endpoint({
  name: 'loyalty.remove-address',
  summary: 'Removes a receiving address; the oldest of the rest becomes the default where it was it.',
  method: 'DELETE',
  path: '/wps/relay/member/address',
  access: 'member',
  query: z.strictObject({ id: addressIdSchema }),
  value: addressesSchema,
  errors: ['loyalty.address-unknown'],
});
