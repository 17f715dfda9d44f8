import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { claimSchema } from './claims.ts';
import { loyaltyKeySchema } from './points.ts';

const ppm = z.int();

export const readRebate = endpoint({
  name: 'loyalty.read-rebate',
  summary: 'What the caller has open of rebates, by day and product, and what of them can be credited.',
  method: 'GET',
  path: '/wps/relay/rebate/manual',
  access: 'member',
  value: z.object({
    mode: z.enum(['AUTO', 'MANUAL']),
    total: moneySchema,
    minClaim: moneySchema,
    /** Whether it can be taken at this time of day. */
    isOpen: z.boolean(),
    opensAt: z.string(),
    closesAt: z.string(),
    lapseDays: z.nullable(z.int()),
    list: z.array(
      z.object({
        day: z.string(),
        product: z.string(),
        base: moneySchema,
        ratePpm: ppm,
        /** What the rank of the caller added to the rate. */
        boostPpm: ppm,
        amount: moneySchema,
      }),
    ),
    rates: z.array(z.object({ product: z.string(), ratePpm: ppm })),
    currencySymbol: z.string(),
  }),
  errors: [],
});

export const claimRebate = endpoint({
  name: 'loyalty.claim-rebate',
  summary: 'Credits all open rebates of the caller at once; the same key is answered again.',
  method: 'POST',
  path: '/wps/relay/rebate/manual',
  access: 'member',
  movesMoney: true,
  body: z.strictObject({ idempotencyKey: loyaltyKeySchema }),
  value: claimSchema,
  errors: [
    'identity.money-locked',
    'loyalty.rebate-too-small',
    'loyalty.rebate-closed',
    'loyalty.obligation-open',
    'wallet.blocked',
    'wallet.limit-reached',
  ],
  limit: 'move-money',
});
