import type { Tx } from '../../../platform/database/index.ts';
import type { CashierDeps } from '../deps.ts';
import { lockSlice, findSliceOfDeposit, updateSlice } from '../store/slices.ts';
import type { SliceRow } from '../store/slices.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import { findWithdrawal } from '../store/withdrawals.ts';
import { minutesAfter } from '../withdrawal/domain/rules.ts';

type Deps = Pick<CashierDeps, 'clock' | 'messages'>;

/** A payer says that it paid: from now on the receiver has time to answer, and silence counts as received. */
export const markSlicePaid = async ({ clock, messages }: Deps, tx: Tx, slice: SliceRow, by: string): Promise<void> => {
  const { confirmMinutes } = await readRules(tx);
  const now = clock.now();
  await updateSlice(tx, slice.id, {
    ...{ status: 'PAID', moved_at: now, moved_by: by, confirm_deadline: minutesAfter(now, confirmMinutes) },
  });
  const withdrawal = slice.withdrawal_id === null ? undefined : await findWithdrawal(tx, slice.withdrawal_id);
  if (withdrawal === undefined) return;
  await messages.write(tx, {
    member: withdrawal.member_id,
    kind: 'withdrawal-paid',
    params: { amount: slice.amount.toString(), no: withdrawal.no, minutes: confirmMinutes.toString() },
    link: { page: 'withdraw', id: withdrawal.no },
    key: `slice:${slice.id}:paid`,
  });
};

/** The slip of a locked deposit. */
export const paySliceOf = async (deps: Deps, tx: Tx, depositId: bigint): Promise<void> => {
  const found = await findSliceOfDeposit(tx, depositId);
  const slice = found && (await lockSlice(tx, found.id));
  if (slice?.status !== 'MATCHED') throw new Error('A deposit between members has no slice that waits.');
  await markSlicePaid(deps, tx, slice, 'member');
};
