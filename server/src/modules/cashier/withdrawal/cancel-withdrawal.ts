import type { MemberId } from '@fairground/contract/ids';
import { Refusal } from '../../../platform/refusal.ts';
import type { WithdrawalId, WithdrawalRow } from '../store/withdrawals.ts';
import { takeRest } from '../c2c/take-rest.ts';
import { finish } from './finish.ts';
import { withOwnWithdrawal } from './own-withdrawal.ts';
import type { WithdrawalCore } from './parts.ts';
import { canCancel } from './show.ts';

/**
 * Gives back what the member no longer wants to take out: all of it while nobody looks at it, and what nobody has paid while
 * other members pay it. A retry finds it done.
 */
export const cancelWithdrawal = (
  core: WithdrawalCore,
  member: MemberId,
  id: WithdrawalId,
  policy: { readonly reverseWithdrawal: boolean },
): Promise<WithdrawalRow> =>
  withOwnWithdrawal(core, member, id, async (tx, row, room) => {
    if (row.status === 'CANCELLED' || row.rest_back_at !== null) return row;
    if (!policy.reverseWithdrawal) throw new Refusal('cashier.cancel-refused');
    if (!canCancel(row, policy, core.clock.now())) throw new Refusal('cashier.state-conflict');
    const finished =
      row.status === 'PAYING'
        ? await takeRest(core, tx, row, room)
        : await finish(
            core,
            tx,
            row,
            { status: 'CANCELLED', paid: 0n, returned: row.amount, by: 'member', reason: 'member-cancelled' },
            room,
          );
    await core.protection.noteCancelledWithdrawal(tx, member, { reference: id.toString() });
    return finished;
  });
