import * as z from 'zod/mini';
import { heldSchema, reasonSchema } from '../approvals/fields.ts';
import { dayRangeFields } from '../console/day-range.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { pictureIdSchema } from '../pictures/fields.ts';
import { momentSchema } from '../time.ts';
import { depositNoSchema } from './deposit-endpoints.ts';
import { DEPOSIT_REASONS, DEPOSIT_STATES, REJECTION_REASONS } from './deposit-states.ts';

export const staffDepositSchema = z.object({
  depositId: idSchema<'deposit'>(),
  no: z.string(),
  memberId: memberIdSchema,
  channel: z.string(),
  provider: z.string(),
  status: z.enum(DEPOSIT_STATES),
  reason: z.nullable(z.enum(DEPOSIT_REASONS)),
  currency: z.string(),
  amount: moneySchema,
  payAmount: moneySchema,
  received: z.nullable(moneySchema),
  fee: moneySchema,
  payerName: z.nullable(z.string()),
  proofNote: z.string(),
  /** Pictures of the proof, which staff look at one by one. */
  proofs: z.array(pictureIdSchema),
  createdAt: momentSchema,
});

export const listDepositsOfAll = endpoint({
  name: 'cashier.list-deposits-of-all',
  summary: 'Deposits of all members, newest first; by state, member, number, channel or day.',
  method: 'GET',
  path: '/bo/deposits',
  access: 'operator',
  permission: 'deposits.read',
  query: z.strictObject({
    status: z.optional(z.enum(DEPOSIT_STATES)),
    memberId: z.optional(memberIdSchema),
    no: z.optional(depositNoSchema),
    /** The code of a channel. */
    channel: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))),
    ...dayRangeFields,
    before: z.optional(idSchema<'deposit'>()),
  }),
  value: z.object({ list: z.array(staffDepositSchema), next: z.nullable(idSchema<'deposit'>()) }),
  errors: [],
});

export const matchDeposit = endpoint({
  name: 'cashier.match-deposit',
  summary: 'Says that this amount came in for a deposit, or that one in review is right: it is credited once.',
  method: 'POST',
  path: '/bo/deposits/match',
  access: 'operator',
  permission: 'deposits.write',
  stepUp: true,
  body: z.strictObject({ no: depositNoSchema, received: moneySchema, reason: reasonSchema }),
  value: staffDepositSchema,
  errors: [
    'operators.step-up-required',
    'cashier.deposit-unknown',
    'cashier.deposit-state',
    'cashier.slice-received',
    'cashier.amount-range',
  ],
});

export const rejectDeposit = endpoint({
  name: 'cashier.reject-deposit',
  summary: 'Rejects a proof or a deposit in review with a reason the member reads.',
  method: 'POST',
  path: '/bo/deposits/reject',
  access: 'operator',
  permission: 'deposits.write',
  stepUp: true,
  body: z.strictObject({ no: depositNoSchema, why: z.enum(REJECTION_REASONS), reason: reasonSchema }),
  value: staffDepositSchema,
  errors: ['operators.step-up-required', 'cashier.deposit-unknown', 'cashier.deposit-state', 'cashier.slice-received'],
});

/** A charge-back: the deposit as a whole. */
export const depositReversalSchema = z.strictObject({ no: depositNoSchema });

export const reverseDeposit = endpoint({
  name: 'cashier.reverse-deposit',
  summary: 'Holds the reversal of a credited deposit (charge-back) for a second person.',
  method: 'POST',
  path: '/bo/deposits/reverse',
  access: 'operator',
  permission: 'finance.write',
  stepUp: true,
  body: z.extend(depositReversalSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: ['operators.step-up-required', 'cashier.deposit-unknown', 'cashier.deposit-state', 'approvals.decided'],
});

export const PAYMENT_CASE_KINDS = [
  'missing-here',
  'missing-there',
  'amount-differs',
  'not-credited',
  'paid-twice',
  'notice-unknown',
] as const;

export const paymentCaseSchema = z.object({
  caseId: idSchema<'payment-case'>(),
  provider: z.string(),
  what: z.enum(['deposit', 'payout']),
  kind: z.enum(PAYMENT_CASE_KINDS),
  no: z.string(),
  reference: z.string(),
  ours: z.nullable(moneySchema),
  theirs: z.nullable(moneySchema),
  foundAt: momentSchema,
  closedAt: z.nullable(momentSchema),
  note: z.string(),
});

export const listPaymentCases = endpoint({
  name: 'cashier.list-payment-cases',
  summary: 'Differences between the statements of providers and our books that nobody has closed, oldest first.',
  method: 'GET',
  path: '/bo/payments/cases',
  access: 'operator',
  permission: 'deposits.read',
  query: z.strictObject({ after: z.optional(idSchema<'payment-case'>()) }),
  value: z.object({ list: z.array(paymentCaseSchema), next: z.nullable(idSchema<'payment-case'>()) }),
  errors: [],
});

export const closePaymentCase = endpoint({
  name: 'cashier.close-payment-case',
  summary: 'Closes a difference with how it was resolved.',
  method: 'POST',
  path: '/bo/payments/close',
  access: 'operator',
  permission: 'deposits.write',
  stepUp: true,
  body: z.strictObject({ caseId: idSchema<'payment-case'>(), reason: reasonSchema }),
  value: paymentCaseSchema,
  errors: ['operators.step-up-required', 'cashier.case-unknown'],
});
