import * as z from 'zod/mini';
import { BET_CATEGORIES } from '../betting/endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { passwordField } from '../identity/fields.ts';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { POINT_ENTRY_TYPES } from './states.ts';

/** Points travel as whole numbers: nobody has more than a number holds exactly. */
export const pointsSchema = z.int();

/** Of the caller's own making; a repeat with the same key is answered and changes nothing. */
export const loyaltyKeySchema = z.string().check(z.regex(/^[\w.:-]{8,64}$/));

export const PAGE_SIZE = 20;
export const pageNoSchema = z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/)));

export const readPoints = endpoint({
  name: 'loyalty.read-points',
  summary: 'The points of the caller, and what they come to in money.',
  method: 'GET',
  path: '/wps/relay/point/balance',
  access: 'member',
  value: z.object({
    points: pointsSchema,
    amount: moneySchema,
    ratio: z.int(),
    lifetime: pointsSchema,
    /** How much the caller may still convert today. */
    convertLeft: moneySchema,
    hasPaymentPassword: z.boolean(),
    currencySymbol: z.string(),
  }),
  errors: [],
});

export const readPointConfig = endpoint({
  name: 'loyalty.read-point-config',
  summary: 'How points are earned and converted. They never expire.',
  method: 'GET',
  path: '/wps/relay/point/config',
  access: 'public',
  value: z.object({
    enabled: z.boolean(),
    /** Points for one whole unit of money. */
    ratio: z.int(),
    minConvert: z.int(),
    multiple: z.int(),
    dailyConvertCap: moneySchema,
    expiry: z.literal('never'),
    /** What has to be staked, and count, for one point. */
    earn: z.array(z.object({ product: z.enum(BET_CATEGORIES), spend: moneySchema })),
    /** What has to be paid in for one point, and how many a day at most. */
    deposit: z.object({ spend: moneySchema, dayMax: z.int() }),
    currencySymbol: z.string(),
  }),
  errors: [],
});

export const pointEntrySchema = z.object({
  id: idSchema<'point-entry'>(),
  type: z.enum(POINT_ENTRY_TYPES),
  changed: z.int(),
  balance: pointsSchema,
  remark: z.string(),
  time: momentSchema,
});

export const listPointEntries = endpoint({
  name: 'loyalty.list-point-entries',
  summary: 'Every change of the points of the caller, newest first.',
  method: 'GET',
  path: '/wps/relay/point/entries',
  access: 'member',
  query: z.strictObject({ pageNo: pageNoSchema }),
  value: z.object({ list: z.array(pointEntrySchema), hasMore: z.boolean() }),
  errors: [],
});

export const convertPoints = endpoint({
  name: 'loyalty.convert-points',
  summary: 'Turns points into money, which has to be played once; the same key converts once.',
  method: 'POST',
  path: '/wps/relay/secured/point/convert',
  access: 'member',
  movesMoney: true,
  encrypted: true,
  body: z.strictObject({
    points: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
    payPassword: passwordField,
    idempotencyKey: loyaltyKeySchema,
  }),
  value: z.object({ points: pointsSchema, amount: moneySchema, balance: pointsSchema }),
  errors: [
    'identity.money-locked',
    'identity.second-factor-required',
    'identity.payment-password-missing',
    'identity.payment-password-wrong',
    'identity.payment-password-locked',
    'loyalty.points-off',
    'loyalty.point-minimum',
    'loyalty.point-multiple',
    'loyalty.point-insufficient',
    'loyalty.point-daily-cap',
    'loyalty.obligation-open',
    'loyalty.key-conflict',
    'wallet.blocked',
    'wallet.limit-reached',
  ],
  limit: 'move-money',
});
