import * as z from 'zod/mini';
import { heldSchema, reasonSchema } from '../approvals/fields.ts';
import { dayRangeFields } from '../console/day-range.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { payeeNameField } from './withdrawal-endpoints.ts';
import { turnoverId, withdrawalId, withdrawalSchema } from './withdrawal-fields.ts';
import { RETURN_REASONS, WITHDRAWAL_STATES } from './withdrawal-states.ts';

/** A withdrawal as staff see it: with its member and the people who have it in hand. */
export const staffWithdrawalSchema = z.extend(withdrawalSchema, {
  memberId: memberIdSchema,
  holder: z.string(),
  score: z.int(),
  claimedBy: z.nullable(z.string()),
  provider: z.nullable(z.string()),
  providerReference: z.nullable(z.string()),
  payFailure: z.nullable(z.string()),
  version: z.string(),
});
export type StaffWithdrawal = z.output<typeof staffWithdrawalSchema>;

export const listWithdrawalsForStaff = endpoint({
  name: 'cashier.list-withdrawals-for-staff',
  summary: 'Withdrawals in one state, of one member, from an amount on, of some days, or all, oldest first, in pages.',
  method: 'GET',
  path: '/bo/withdrawals',
  access: 'operator',
  permission: 'withdrawals.read',
  query: z.strictObject({
    state: z.optional(z.enum(WITHDRAWAL_STATES)),
    memberId: z.optional(memberIdSchema),
    provider: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))),
    /** From this amount on. */
    amountFrom: z.optional(moneySchema),
    ...dayRangeFields,
    /** The last one of the page before. */
    after: z.optional(withdrawalId),
  }),
  value: z.object({ list: z.array(staffWithdrawalSchema), next: z.nullable(withdrawalId) }),
  errors: [],
});

const change = { method: 'POST', access: 'operator', stepUp: true, value: staffWithdrawalSchema } as const;
const one = { withdrawalId, reason: reasonSchema };
const ALWAYS = ['operators.step-up-required', 'cashier.withdrawal-unknown', 'cashier.state-conflict'] as const;

export const claimWithdrawal = endpoint({
  ...change,
  name: 'cashier.claim-withdrawal',
  summary: 'Takes a withdrawal that waits for a review in hand; of two people at once one gets it.',
  path: '/bo/withdrawals/claim',
  permission: 'withdrawals.review',
  body: z.strictObject(one),
  errors: [...ALWAYS, 'cashier.claimed-already', 'cashier.same-person'],
});

export const releaseWithdrawal = endpoint({
  ...change,
  name: 'cashier.release-withdrawal',
  summary: 'Lets go of a withdrawal that the caller has in hand.',
  path: '/bo/withdrawals/release',
  permission: 'withdrawals.review',
  body: z.strictObject(one),
  errors: [...ALWAYS, 'cashier.not-claimed'],
});

export const approveWithdrawal = endpoint({
  ...change,
  name: 'cashier.approve-withdrawal',
  summary: 'Approves a withdrawal in hand; above the limit a second person reviews it next.',
  path: '/bo/withdrawals/approve',
  permission: 'withdrawals.review',
  body: z.strictObject(one),
  errors: [...ALWAYS, 'cashier.not-claimed', 'cashier.same-person'],
});

export const rejectWithdrawal = endpoint({
  ...change,
  name: 'cashier.reject-withdrawal',
  summary: 'Rejects a withdrawal in hand with a reason the member reads; the amount goes back.',
  path: '/bo/withdrawals/reject',
  permission: 'withdrawals.review',
  body: z.strictObject({ ...one, because: z.enum(RETURN_REASONS) }),
  errors: [...ALWAYS, 'cashier.not-claimed', 'cashier.same-person'],
});

export const payWithdrawal = endpoint({
  ...change,
  name: 'cashier.pay-withdrawal',
  summary: 'Orders the payout of an approved withdrawal now, or again after the provider refused it.',
  path: '/bo/withdrawals/pay',
  permission: 'withdrawals.pay',
  body: z.strictObject(one),
  errors: [...ALWAYS, 'cashier.no-provider'],
});

export const giveUpPayout = endpoint({
  ...change,
  name: 'cashier.give-up-payout',
  summary: 'Gives a withdrawal back whose payout the provider refused.',
  path: '/bo/withdrawals/giveUp',
  permission: 'withdrawals.pay',
  body: z.strictObject({ ...one, because: z.enum(RETURN_REASONS) }),
  errors: ALWAYS,
});

export const DISPUTE_DECISIONS = ['RECEIVED', 'PARTLY', 'NOT_RECEIVED'] as const;

export const receiptDecisionSchema = z.strictObject({
  withdrawalId,
  decision: z.enum(DISPUTE_DECISIONS),
  /** What arrived, of a partial receipt. */
  amount: z.optional(moneySchema),
});

export const decideReceipt = endpoint({
  name: 'cashier.decide-receipt',
  summary: 'Holds a decision about a receipt for a second person: received for good, in part, or not received.',
  method: 'POST',
  path: '/bo/withdrawals/decideReceipt',
  access: 'operator',
  permission: 'disputes.decide',
  stepUp: true,
  body: z.extend(receiptDecisionSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [...ALWAYS, 'cashier.amount-range', 'approvals.decided'],
});

/** What the second person sees of a payee name that staff changes. */
export const payeeNameChangeSchema = z.strictObject({ memberId: memberIdSchema, payeeName: payeeNameField });

export const changePayeeName = endpoint({
  name: 'cashier.change-payee-name',
  summary: 'Holds another payee name of a member for a second person; accounts in the former name are locked then.',
  method: 'POST',
  path: '/bo/withdrawals/changePayeeName',
  access: 'operator',
  permission: 'members.write',
  stepUp: true,
  body: z.extend(payeeNameChangeSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [
    'operators.step-up-required',
    'members.member-unknown',
    'cashier.payee-name-differs',
    'cashier.withdrawal-open',
    'approvals.decided',
  ],
});

export const turnoverWaiverSchema = z.strictObject({ turnoverId });

export const waiveTurnover = endpoint({
  name: 'cashier.waive-turnover',
  summary: 'Holds the waiver of a turnover requirement for a second person.',
  method: 'POST',
  path: '/bo/withdrawals/waiveTurnover',
  access: 'operator',
  permission: 'finance.write',
  stepUp: true,
  body: z.extend(turnoverWaiverSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: ['operators.step-up-required', 'cashier.turnover-unknown', 'approvals.decided'],
});
