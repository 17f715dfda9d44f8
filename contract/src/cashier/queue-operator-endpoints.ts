import * as z from 'zod/mini';
import { waitingSchema } from '../console/answers.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { READ } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { depositNoSchema } from './deposit-endpoints.ts';
import { listDepositsOfAll, paymentCaseSchema, staffDepositSchema } from './deposit-operator-endpoints.ts';
import { turnoverSchema, withdrawalId } from './withdrawal-fields.ts';
import { listWithdrawalsForStaff } from './withdrawal-operator-endpoints.ts';
import { WITHDRAWAL_STATES } from './withdrawal-states.ts';

const page = z.strictObject({ after: z.optional(withdrawalId) });

export const listReviews = endpoint({
  ...READ,
  name: 'cashier.list-reviews',
  summary: 'Withdrawals that wait for a first or second review, oldest first.',
  path: '/bo/withdrawals/reviews',
  permission: 'withdrawals.review',
  query: page,
  value: listWithdrawalsForStaff.value,
  errors: [],
});

export const countReviews = endpoint({
  ...READ,
  name: 'cashier.count-reviews',
  summary: 'How many withdrawals wait for a review, and since when.',
  path: '/bo/withdrawals/reviews/waiting',
  permission: 'withdrawals.review',
  value: waitingSchema,
  errors: [],
});

export const listPayouts = endpoint({
  ...READ,
  name: 'cashier.list-payouts',
  summary: 'Payouts that a provider refused or did not answer, oldest first.',
  path: '/bo/withdrawals/payouts',
  permission: 'withdrawals.pay',
  query: page,
  value: listWithdrawalsForStaff.value,
  errors: [],
});

export const countPayouts = endpoint({
  ...READ,
  name: 'cashier.count-payouts',
  summary: 'How many payouts wait for a person, and since when.',
  path: '/bo/withdrawals/payouts/waiting',
  permission: 'withdrawals.pay',
  value: waitingSchema,
  errors: [],
});

export const listDisputes = endpoint({
  ...READ,
  name: 'cashier.list-disputes',
  summary: 'Withdrawals whose member says that the money did not arrive, oldest first.',
  path: '/bo/withdrawals/disputes',
  permission: 'disputes.decide',
  query: page,
  value: listWithdrawalsForStaff.value,
  errors: [],
});

export const countDisputes = endpoint({
  ...READ,
  name: 'cashier.count-disputes',
  summary: 'How many disputes wait, and since when.',
  path: '/bo/withdrawals/disputes/waiting',
  permission: 'disputes.decide',
  value: waitingSchema,
  errors: [],
});

const withdrawalNo = z.string().check(z.regex(/^[A-Z0-9]{4,32}$/));

export const listWithdrawalSteps = endpoint({
  ...READ,
  name: 'cashier.list-withdrawal-steps',
  summary: 'The states a withdrawal went through, in their order.',
  path: '/bo/withdrawals/steps',
  permission: 'withdrawals.read',
  query: z.strictObject({ no: withdrawalNo }),
  value: z.object({ list: z.array(z.object({ step: z.int(), state: z.enum(WITHDRAWAL_STATES), at: momentSchema })) }),
  errors: ['cashier.withdrawal-unknown'],
});

export const listDepositWork = endpoint({
  ...READ,
  name: 'cashier.list-deposit-work',
  summary: 'Deposits with a proof to look at or in review, oldest first.',
  path: '/bo/deposits/work',
  permission: 'deposits.write',
  query: z.strictObject({ after: z.optional(idSchema<'deposit'>()) }),
  value: listDepositsOfAll.value,
  errors: [],
});

export const countDepositWork = endpoint({
  ...READ,
  name: 'cashier.count-deposit-work',
  summary: 'How many deposits wait for a person, and since when.',
  path: '/bo/deposits/work/waiting',
  permission: 'deposits.write',
  value: waitingSchema,
  errors: [],
});

export const readDepositForStaff = endpoint({
  ...READ,
  name: 'cashier.read-deposit-for-staff',
  summary: 'One deposit by its number.',
  path: '/bo/deposits/read',
  permission: 'deposits.read',
  query: z.strictObject({ no: depositNoSchema }),
  value: staffDepositSchema,
  errors: ['cashier.deposit-unknown'],
});

export const listDepositSteps = endpoint({
  ...READ,
  name: 'cashier.list-deposit-steps',
  summary: 'What happened to a deposit, in its order.',
  path: '/bo/deposits/steps',
  permission: 'deposits.read',
  query: z.strictObject({ no: depositNoSchema }),
  value: z.object({ list: z.array(z.object({ step: z.int(), status: z.string(), at: momentSchema })) }),
  errors: ['cashier.deposit-unknown'],
});

export const readPaymentCase = endpoint({
  ...READ,
  name: 'cashier.read-payment-case',
  summary: 'One difference between a statement and our books.',
  path: '/bo/payments/case',
  permission: 'deposits.read',
  query: z.strictObject({ caseId: idSchema<'payment-case'>() }),
  value: paymentCaseSchema,
  errors: ['cashier.case-unknown'],
});

export const countPaymentCases = endpoint({
  ...READ,
  name: 'cashier.count-payment-cases',
  summary: 'How many differences nobody has closed, and since when.',
  path: '/bo/payments/waiting',
  permission: 'deposits.read',
  value: waitingSchema,
  errors: [],
});

export const listMemberTurnover = endpoint({
  ...READ,
  name: 'cashier.list-member-turnover',
  summary: 'What a member has still to play before a withdrawal, oldest first.',
  path: '/bo/member/turnover',
  permission: 'withdrawals.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({ list: z.array(turnoverSchema) }),
  errors: [],
});
