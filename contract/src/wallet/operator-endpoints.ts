import * as z from 'zod/mini';
import { heldSchema, reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { TRANSACTION_TYPES } from './transactions.ts';
import type { TransactionType } from './transactions.ts';

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

const TRANSACTION_NAMES = Object.keys(TRANSACTION_TYPES) as readonly TransactionType[];

export const STATEMENT_PAGE_MAX = 100;

const statementLineSchema = z.object({
  legId: idSchema<'leg'>(),
  transferId: z.string(),
  /** The account of the member, such as CASH, BONUS or HOLD_WD, and the one on the other side. */
  wallet: z.string(),
  counter: z.string(),
  counterOwner: z.string(),
  kind: z.string(),
  type: z.enum(TRANSACTION_NAMES),
  amount: moneySchema,
  balanceAfter: moneySchema,
  /** The day of the business the movement counts on. */
  day: z.string(),
  at: momentSchema,
  operationKey: z.string(),
});
export type StatementLine = z.output<typeof statementLineSchema>;

export const readStatement = endpoint({
  name: 'wallet.read-statement',
  summary: 'The ledger of a member: every movement of its accounts with the balance it left, newest first.',
  method: 'GET',
  path: '/bo/wallet/statement',
  access: 'operator',
  permission: 'wallet.read',
  query: z.strictObject({
    memberId: memberIdSchema,
    currency: z.optional(z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,9}$/))),
    /** One account of the member alone. */
    wallet: z.optional(z.string().check(z.regex(/^[A-Za-z0-9:_-]{1,64}$/))),
    type: z.optional(z.enum(TRANSACTION_NAMES)),
    from: z.optional(momentSchema),
    to: z.optional(momentSchema),
    before: z.optional(idSchema<'leg'>()),
  }),
  value: z.object({
    list: z.array(statementLineSchema),
    next: z.nullable(idSchema<'leg'>()),
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
