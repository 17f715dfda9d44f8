import { sql } from 'kysely';
import type { Permission } from '@fairground/contract/operators/permissions';
import type { WithdrawalState } from '@fairground/contract/cashier/withdrawal-states';
import type { WorkQueue } from '../../../platform/work-queue.ts';
import { countWaiting } from '../../../platform/work-queue.ts';
import { C2C } from '../c2c/rules.ts';

const withdrawals = (
  name: string,
  needs: Permission,
  dueMinutes: number,
  states: readonly WithdrawalState[],
): WorkQueue => ({
  ...{ name, needs, dueMinutes },
  read: (reader) =>
    countWaiting(reader, sql`select moved_at as at from cashier_withdrawal where status = any(${[...states]}::text[])`),
});

export const reviewQueue = withdrawals('cashier.withdrawals', 'withdrawals.review', 30, ['REVIEW_1', 'REVIEW_2']);
export const payoutQueue = withdrawals('cashier.payouts', 'withdrawals.pay', 60, ['UNKNOWN', 'PAY_FAILED']);
export const disputeQueue = withdrawals('cashier.disputes', 'disputes.decide', 24 * 60, ['DISPUTED']);

export const sliceDisputeQueue: WorkQueue = {
  name: 'cashier.slice-disputes',
  needs: 'disputes.decide',
  dueMinutes: 24 * 60,
  read: (reader) => countWaiting(reader, sql`select moved_at as at from cashier_slice where status = 'DISPUTED'`),
};

export const depositQueue: WorkQueue = {
  name: 'cashier.deposits',
  needs: 'deposits.write',
  dueMinutes: 30,
  read: (reader) =>
    countWaiting(
      reader,
      sql`select changed_at as at from cashier_deposit where status = 'REVIEW' or (status = 'PROOF_SENT' and provider <> ${C2C})`,
    ),
};

export const paymentCaseQueue: WorkQueue = {
  name: 'cashier.payment-cases',
  needs: 'deposits.write',
  dueMinutes: 24 * 60,
  read: (reader) => countWaiting(reader, sql`select found_at as at from cashier_case where closed_at is null`),
};

/** What waits for the people of the cashier, and within which time it is promised. */
export const cashierQueues: readonly WorkQueue[] = [
  reviewQueue,
  payoutQueue,
  disputeQueue,
  sliceDisputeQueue,
  depositQueue,
  paymentCaseQueue,
];
