import { withdrawalChanged } from '@fairground/contract/cashier/withdrawal-pushes';
import type { WithdrawalState } from '@fairground/contract/cashier/withdrawal-states';
import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import { factKind, listener } from '../../../platform/events/index.ts';
import type { Listener } from '../../../platform/events/index.ts';
import type { CashierDeps } from '../deps.ts';
import { updateWithdrawal } from '../store/withdrawals.ts';
import type { WithdrawalId, WithdrawalRow } from '../store/withdrawals.ts';

const withdrawalMoved = factKind<{ readonly member: string; readonly no: string; readonly status: WithdrawalState }>(
  'cashier.withdrawal-moved',
);

/** Writes a step of a withdrawal that its owner sees, and tells open pages of the owner after the commit. */
export const moveWithdrawal = async (
  { announce }: Pick<CashierDeps, 'announce'>,
  tx: Tx,
  id: WithdrawalId,
  changes: Parameters<typeof updateWithdrawal>[2],
): Promise<WithdrawalRow> => {
  const row = await updateWithdrawal(tx, id, changes);
  const { member_id: member, no, status } = row;
  await announce(tx, withdrawalMoved, { member: member.toString(), no, status });
  return row;
};

export const notifyReceiver = ({ realtime }: Pick<CashierDeps, 'realtime'>): Listener =>
  listener('cashier.notify-receiver', withdrawalMoved, (_tx, facts) => {
    for (const { payload } of facts)
      realtime.toMember(withdrawalChanged, BigInt(payload.member) as MemberId, {
        no: payload.no,
        status: payload.status,
      });
    return Promise.resolve();
  });
