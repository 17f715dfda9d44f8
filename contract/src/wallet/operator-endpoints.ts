import * as z from 'zod/mini';
import { heldSchema, reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';

/** A relative change needs no version: it is right whatever the balance is by then, or refused. */
export const adjustmentSchema = z.strictObject({
  memberId: memberIdSchema,
  currency: z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,9}$/)),
  /** Positive is paid to the member's cash, negative is taken from it. */
  amount: moneySchema,
});

export const listHoldings = endpoint({
  name: 'wallet.list-holdings',
  summary: 'Every account of a member with its balance.',
  method: 'GET',
  path: '/bo/wallet/holdings',
  access: 'operator',
  permission: 'wallet.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({
    list: z.array(z.object({ wallet: z.string(), currency: z.string(), balance: moneySchema })),
  }),
  errors: [],
});

export const adjustBalance = endpoint({
  name: 'wallet.adjust-balance',
  summary: "Holds an adjustment of a member's cash for a second person.",
  method: 'POST',
  path: '/bo/wallet/adjust',
  access: 'operator',
  permission: 'wallet.adjust',
  stepUp: true,
  body: z.extend(adjustmentSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [
    'operators.step-up-required',
    'wallet.account-unknown',
    'wallet.amount-refused',
    'wallet.insufficient-funds',
    'approvals.decided',
  ],
});

export * from './books-operator-endpoints.ts';
