import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { PROOF_PICTURES_MAX } from './deposit-rules.ts';
import { DEPOSIT_REASONS, DEPOSIT_STATES } from './deposit-states.ts';
import { sliceId } from './withdrawal-fields.ts';

export const CHANNEL_KINDS = ['BANK', 'QR', 'EWALLET', 'CRYPTO', 'CARD', 'C2C'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** A number people read, such as D2611184F7K2M9Q. */
export const depositNoSchema = z.string().check(z.regex(/^D[0-9A-Z]{8,24}$/));

const offerSchema = z.object({ promotionId: z.string(), title: z.string(), about: z.string(), min: moneySchema });

export const readDepositSettings = endpoint({
  name: 'cashier.read-deposit-settings',
  summary:
    'What the deposit form needs: the currency, how many unpaid deposits there may be, what limits leave, and the offers to choose.',
  method: 'GET',
  path: '/wps/relay/deposit/settings',
  access: 'member',
  value: z.object({
    currency: z.string(),
    currencySymbol: z.string(),
    unpaid: z.number(),
    unpaidMax: z.number(),
    minutes: z.number(),
    /** A time-out or an exclusion runs: nothing can be paid in. */
    isPaused: z.boolean(),
    /** What the deposit limits of the member leave now; null without one. */
    limitLeft: z.nullable(moneySchema),
    /** A deposit of this much or more waits for a person until the member's identity is verified; null once it is. */
    identityFrom: z.nullable(moneySchema),
    /** Empty where there is nothing to choose. */
    offers: z.array(offerSchema),
  }),
  errors: [],
});

const channelSchema = z.object({
  channelId: idSchema<'channel'>(),
  code: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  min: moneySchema,
  max: moneySchema,
  chips: z.array(moneySchema),
  feePpm: z.number(),
  feeSide: z.enum(['member', 'operator']),
  /** Minutes of the business day in which it takes deposits; a window may pass midnight. */
  opensMinute: z.number(),
  closesMinute: z.number(),
  isOpen: z.boolean(),
});
export type DepositChannel = z.output<typeof channelSchema>;

export const listDepositChannels = endpoint({
  name: 'cashier.list-deposit-channels',
  summary: 'The ways to pay in that the caller may use, with their limits, fees and hours.',
  method: 'GET',
  path: '/wps/relay/deposit/channels',
  access: 'member',
  value: z.object({ list: z.array(channelSchema) }),
  errors: [],
});

/** What the player must do; only what the channel needs is there. */
const instructionsSchema = z.object({
  bank: z.optional(z.object({ code: z.string(), number: z.string(), holder: z.string(), note: z.string() })),
  qr: z.optional(z.string()),
  address: z.optional(z.object({ network: z.string(), address: z.string() })),
  redirectUrl: z.optional(z.string()),
});

const depositSchema = z.object({
  no: z.string(),
  channel: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  status: z.enum(DEPOSIT_STATES),
  reason: z.nullable(z.enum(DEPOSIT_REASONS)),
  amount: moneySchema,
  /** What must be paid exactly. */
  payAmount: moneySchema,
  fee: moneySchema,
  /** Null until something was paid. */
  received: z.nullable(moneySchema),
  currency: z.string(),
  currencySymbol: z.string(),
  promotionId: z.nullable(z.string()),
  /** Whether the chosen offer was granted with the credit; null before it and without one. */
  isOfferGranted: z.nullable(z.boolean()),
  createdAt: momentSchema,
  expiresAt: momentSchema,
});
export type Deposit = z.output<typeof depositSchema>;

const depositDetailSchema = z.extend(depositSchema, {
  /** The part of another member's withdrawal that this deposit pays; null for every other way. */
  sliceId: z.nullable(sliceId),
  instructions: z.nullable(instructionsSchema),
  proof: z.object({ note: z.string(), pictures: z.array(idSchema<'picture'>()) }),
  timeline: z.array(
    z.object({ status: z.enum(DEPOSIT_STATES), reason: z.nullable(z.enum(DEPOSIT_REASONS)), at: momentSchema }),
  ),
});
export type DepositDetail = z.output<typeof depositDetailSchema>;

export const createDeposit = endpoint({
  name: 'cashier.create-deposit',
  summary: 'Asks to pay in; the same key asks once and answers the same deposit.',
  method: 'POST',
  path: '/wps/relay/deposit/create',
  access: 'member',
  movesMoney: true,
  body: z.strictObject({
    channelId: idSchema<'channel'>(),
    amount: moneySchema,
    promotionId: z.optional(z.string().check(z.regex(/^[1-9]\d{0,18}$/))),
    idempotencyKey: z.string().check(z.regex(/^[\w.:-]{8,64}$/)),
  }),
  value: depositDetailSchema,
  errors: [
    'identity.money-locked',
    'cashier.channel-closed',
    'cashier.amount-range',
    'cashier.too-many-unpaid',
    'cashier.channel-busy',
    'cashier.provider-silent',
    'cashier.offer-unknown',
    'cashier.identity-level',
    'cashier.key-conflict',
  ],
  limit: 'move-money',
});

export const sendDepositProof = endpoint({
  name: 'cashier.send-deposit-proof',
  summary: 'Tells that the payment was made, with a picture of it or the number the bank gave it.',
  method: 'POST',
  path: '/wps/relay/deposit/proof',
  access: 'member',
  body: z.strictObject({
    no: depositNoSchema,
    note: z.string().check(z.trim(), z.maxLength(140)),
    pictures: z.array(idSchema<'picture'>()).check(z.maxLength(PROOF_PICTURES_MAX)),
  }),
  value: depositDetailSchema,
  errors: ['cashier.deposit-unknown', 'cashier.deposit-state', 'cashier.proof-required', 'pictures.unknown'],
  limit: 'move-money',
});

export const cancelDeposit = endpoint({
  name: 'cashier.cancel-deposit',
  summary: 'Gives up a deposit that was not paid; money that comes all the same is credited.',
  method: 'POST',
  path: '/wps/relay/deposit/cancel',
  access: 'member',
  body: z.strictObject({ no: depositNoSchema }),
  value: depositDetailSchema,
  errors: ['cashier.deposit-unknown', 'cashier.deposit-state'],
  limit: 'move-money',
});

export const readDepositStatus = endpoint({
  name: 'cashier.read-deposit-status',
  summary: 'One deposit of the caller with how to pay it and everything that happened to it.',
  method: 'GET',
  path: '/wps/relay/deposit/status',
  access: 'member',
  query: z.strictObject({ no: depositNoSchema }),
  value: depositDetailSchema,
  errors: ['cashier.deposit-unknown'],
});

export const DEPOSIT_PAGE_SIZE = 20;

export const listDeposits = endpoint({
  name: 'cashier.list-deposits',
  summary: "The caller's deposits, newest first.",
  method: 'GET',
  path: '/wps/relay/deposit/list',
  access: 'member',
  query: z.strictObject({ before: z.optional(idSchema<'deposit'>()) }),
  value: z.object({ list: z.array(depositSchema), next: z.nullable(idSchema<'deposit'>()) }),
  errors: [],
});
