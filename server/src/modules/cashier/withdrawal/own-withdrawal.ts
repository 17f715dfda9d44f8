import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findWithdrawal, lockWithdrawal } from '../store/withdrawals.ts';
import type { WithdrawalId, WithdrawalRow } from '../store/withdrawals.ts';
import { openRoom } from './money-steps.ts';
import type { MoneyRoom } from './money-steps.ts';
import type { WithdrawalCore } from './parts.ts';

/** Does something with a withdrawal of a member while it is locked; that of another member is unknown. */
export const withOwnWithdrawal = async (
  core: WithdrawalCore,
  member: MemberId,
  id: WithdrawalId,
  act: (tx: Tx, row: WithdrawalRow, room: MoneyRoom) => Promise<WithdrawalRow>,
): Promise<WithdrawalRow> => {
  const found = await findWithdrawal(core.db, id);
  if (found?.member_id !== member) throw new Refusal('cashier.withdrawal-unknown');
  const room = await openRoom(core, member, found.currency, found.provider);
  return inTransaction(core.db, async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (row === undefined) throw new Refusal('cashier.withdrawal-unknown');
    return act(tx, row, room);
  });
};
