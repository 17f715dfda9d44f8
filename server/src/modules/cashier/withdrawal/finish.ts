import type { ReceiptBy, ReturnReason, WithdrawalState } from '@fairground/contract/cashier/withdrawal-states';
import { money } from '@fairground/contract/money';
import type { Tx } from '../../../platform/database/index.ts';
import { withdrawalCompleted } from '../facts.ts';
import type { WithdrawalRow } from '../store/withdrawals.ts';
import { shareOut } from './money-steps.ts';
import type { MoneyRoom } from './money-steps.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import type { CashierDeps } from '../deps.ts';
import { NO_CLAIM } from './domain/claim.ts';

/** What is still held when it ends is shared out: paid and returned together are the rest. */
export type Ending = {
  readonly status: Extract<WithdrawalState, 'CONFIRMED' | 'PART_CONFIRMED' | 'RETURNED' | 'REJECTED' | 'CANCELLED'>;
  readonly paid: bigint;
  readonly returned: bigint;
  readonly by: string;
  readonly receiptBy?: ReceiptBy;
  readonly reason?: ReturnReason;
};

/** Ends a locked withdrawal: the hold is shared out, the member gets a message and the fact is announced, all or nothing. */
export const finish = async (
  core: CashierDeps,
  tx: Tx,
  row: WithdrawalRow,
  { status, paid, returned, by, receiptBy, reason }: Ending,
  room: MoneyRoom,
): Promise<WithdrawalRow> => {
  const { clock, announce, messages } = core;
  const { id, no, member_id: member, currency } = row;
  // With what members have paid of it before.
  const total = row.settled + paid;
  await shareOut(core, tx, row, { paid, returned }, room);
  const ended = await moveWithdrawal(core, tx, id, {
    status,
    moved_at: clock.now(),
    moved_by: by,
    ...NO_CLAIM,
    receipt_by: receiptBy ?? null,
    return_reason: reason ?? null,
    paid_amount: money(total),
    returned_amount: money(returned),
  });
  const link = { page: 'withdraw', id: no };
  if (paid > 0n) {
    await announce(tx, withdrawalCompleted, {
      withdrawal: id.toString(),
      member: member.toString(),
      currency,
      amount: paid.toString(),
      fee: '0',
    });
  }
  if (total > 0n) {
    const params = { amount: total.toString(), no };
    await messages.write(tx, { member, kind: 'withdrawal-confirmed', params, link, key: `withdrawal:${id}:confirmed` });
  }
  if (returned > 0n) {
    const params = { amount: returned.toString(), no, reason: reason ?? 'other' };
    await messages.write(tx, { member, kind: 'withdrawal-returned', params, link, key: `withdrawal:${id}:returned` });
  }
  return ended;
};
