import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { passwordField } from '../identity/fields.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';

/** What a form for a transfer shows before it is sent. */
const standing = {
  min: moneySchema,
  max: moneySchema,
  leftToday: moneySchema,
  hasPaymentPassword: z.boolean(),
  /** After a change of the account's security or on a new device nothing is sent until then. */
  waitsUntil: z.nullable(momentSchema),
  currencySymbol: z.string(),
};

const order = {
  amount: moneySchema,
  payPassword: passwordField,
  /** Of the caller's own making; a repeat with the same key is answered and moves nothing. */
  idempotencyKey: z.string().check(z.regex(/^[\w.:-]{8,64}$/)),
};

const sentSchema = z.object({ transferId: idSchema<'peer-transfer'>(), amount: moneySchema, leftToday: moneySchema });

const TRANSFER_ERRORS = [
  'identity.money-locked',
  'identity.second-factor-required',
  'identity.payment-password-missing',
  'identity.payment-password-wrong',
  'identity.payment-password-locked',
  'cashier.transfer-forbidden',
  'cashier.transfer-range',
  'cashier.transfer-day-limit',
  'cashier.transfer-owing',
  'cashier.transfer-paused',
  'cashier.transfer-waits',
  'cashier.transfer-key-conflict',
  'wallet.insufficient-funds',
  'wallet.blocked',
  'wallet.limit-reached',
] as const;

export const readUplineTransfer = endpoint({
  name: 'cashier.read-upline-transfer',
  summary: 'Whether the caller may send money to its upline, to whom, and how much.',
  method: 'GET',
  path: '/wps/relay/transfer/upline',
  access: 'member',
  value: z.object({
    state: z.enum(['OPEN', 'NOT_ALLOWED', 'NO_UPLINE', 'FORBIDDEN']),
    /** The account of the direct upline; null where nothing can be sent. */
    upline: z.nullable(z.string()),
    ...standing,
  }),
  errors: [],
});

export const transferUpline = endpoint({
  name: 'cashier.transfer-upline',
  summary: 'Sends money to the direct upline of the caller; the same key sends it once.',
  method: 'POST',
  path: '/wps/relay/secured/transfer/upline',
  access: 'member',
  movesMoney: true,
  encrypted: true,
  body: z.strictObject(order),
  value: sentSchema,
  errors: [
    ...TRANSFER_ERRORS,
    'cashier.transfer-not-allowed',
    'cashier.transfer-no-upline',
    'cashier.transfer-upline-changed',
    'cashier.turnover-not-met',
  ],
  limit: 'move-money',
});

export const readDownlineTransfer = endpoint({
  name: 'cashier.read-downline-transfer',
  summary: 'Whether the caller may send money to its downline, how far below, and how much.',
  method: 'GET',
  path: '/wps/relay/transfer/downline',
  access: 'agent',
  value: z.object({
    /** Whom the caller may send to: nobody, those directly below, or its whole line. */
    reach: z.enum(['NOBODY', 'DIRECT', 'LINE']),
    ...standing,
  }),
  errors: [],
});

export const transferDownline = endpoint({
  name: 'cashier.transfer-downline',
  summary: 'Sends money to somebody below the caller, who plays it once before it can be taken out.',
  method: 'POST',
  path: '/wps/relay/secured/transfer/downline',
  access: 'agent',
  movesMoney: true,
  encrypted: true,
  body: z.strictObject({ memberId: memberIdSchema, ...order }),
  value: sentSchema,
  errors: [...TRANSFER_ERRORS, 'agents.not-in-team', 'agents.type-refused'],
  limit: 'move-money',
});
