import type { StaffSlice } from '@fairground/contract/cashier/slice-operator-endpoints';
import type { Slice } from '@fairground/contract/cashier/withdrawal-fields';
import type { Reader } from '../../../platform/database/index.ts';
import { keeperOf } from '../deposit/answer-member.ts';
import type { CashierDeps } from '../deps.ts';
import { findDepositById } from '../store/deposits.ts';
import type { SliceRow } from '../store/slices.ts';
import { findWithdrawal } from '../store/withdrawals.ts';
import { proofsOfSlice } from './confirm-slice.ts';

/** A slice as its receiver sees it: nothing of who pays. */
export const showSlice = (row: SliceRow): Slice => ({
  sliceId: row.id,
  amount: row.amount,
  state: row.status,
  payBy: row.status === 'MATCHED' ? row.pay_deadline : null,
  confirmBy: row.status === 'PAID' ? row.confirm_deadline : null,
  answer: row.answer,
  answerAmount: row.answer_amount,
  received: row.received,
  receiptBy: row.receipt_by,
});

/** Both sides and their proofs, for a page of staff. */
export const showSlicesToStaff = async (
  { pictures }: Pick<CashierDeps, 'pictures'>,
  reader: Reader,
  rows: readonly SliceRow[],
): Promise<StaffSlice[]> => {
  const shown: StaffSlice[] = [];
  for (const row of rows) {
    const withdrawal = row.withdrawal_id === null ? undefined : await findWithdrawal(reader, row.withdrawal_id);
    const deposit = row.deposit_id === null ? undefined : await findDepositById(reader, row.deposit_id);
    const payerKey = deposit === undefined ? '' : keeperOf(deposit);
    const kept = await pictures.listStored(reader, [payerKey, proofsOfSlice(row)]);
    shown.push({
      ...showSlice(row),
      withdrawalNo: withdrawal?.no ?? null,
      receiverId: withdrawal?.member_id ?? null,
      depositNo: deposit?.no ?? null,
      payerId: deposit?.member_id ?? null,
      matchedAt: row.matched_at,
      payerProofs: [...(kept.get(payerKey) ?? [])],
      receiverProofs: [...(kept.get(proofsOfSlice(row)) ?? [])],
    });
  }
  return shown;
};
