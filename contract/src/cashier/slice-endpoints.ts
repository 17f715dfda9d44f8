import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { pictureIdsSchema } from '../pictures/fields.ts';
import { depositNoSchema } from './deposit-endpoints.ts';
import { DEPOSIT_STATES } from './deposit-states.ts';
import { sliceId, sliceSchema } from './withdrawal-fields.ts';
import { RECEIPT_RESULTS } from './withdrawal-states.ts';

export const sendSlip = endpoint({
  name: 'cashier.send-slip',
  summary: 'Says that a slice was paid to the other member, with the slip of the bank as a picture.',
  method: 'POST',
  path: '/wps/relay/deposit/c2c/paid',
  access: 'member',
  body: z.strictObject({ sliceId, images: pictureIdsSchema }),
  value: z.object({ no: depositNoSchema, status: z.enum(DEPOSIT_STATES) }),
  errors: ['cashier.slice-unknown', 'cashier.deposit-state', 'cashier.proof-required', 'pictures.unknown'],
  limit: 'move-money',
});

export const confirmSlice = endpoint({
  name: 'cashier.confirm-slice',
  summary:
    'Says whether a slice of a withdrawal arrived: all of it, none of it or a part, the latter two with pictures.',
  method: 'POST',
  path: '/wps/relay/payment/c2c/confirm',
  access: 'member',
  scopes: ['withdraw'],
  movesMoney: true,
  // The time to answer runs wherever the caller is.
  openDuring: ['region'],
  body: z.strictObject({
    sliceId,
    result: z.enum(RECEIPT_RESULTS),
    /** What did arrive, of a partial receipt. */
    amount: z.optional(moneySchema),
    images: pictureIdsSchema,
  }),
  value: sliceSchema,
  errors: [
    'identity.money-locked',
    'cashier.slice-unknown',
    'cashier.receipt-final',
    'cashier.proof-required',
    'cashier.amount-range',
    'pictures.unknown',
  ],
  limit: 'move-money',
});
