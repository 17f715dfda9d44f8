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

/** The whole choice: what is not named is not offered. */
export const walletModeSchema = z.strictObject({
  /** One balance for every vendor, or a wallet for each that is offered one. */
  mode: z.enum(['single', 'per-vendor']),
  /** The vendors whose wallets take money and pay stakes in the mode with many wallets. */
  offered: z.array(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))).check(z.maxLength(200)),
});

export const readWalletMode = endpoint({
  name: 'wallet.read-mode',
  summary: 'Whether all vendors play on one balance, and which are offered a wallet otherwise.',
  method: 'GET',
  path: '/bo/wallet/mode',
  access: 'operator',
  permission: 'wallet.read',
  value: z.extend(walletModeSchema, { version: z.string() }),
  errors: [],
});

export const changeWalletMode = endpoint({
  name: 'wallet.change-mode',
  summary: 'Holds another choice of wallets for a second person.',
  method: 'POST',
  path: '/bo/wallet/mode',
  access: 'operator',
  permission: 'finance.write',
  stepUp: true,
  body: z.extend(walletModeSchema, { reason: reasonSchema, version: z.string().check(z.maxLength(10_000)) }),
  value: heldSchema,
  errors: ['operators.step-up-required', 'approvals.decided'],
});
