import { receiptDecisionSchema } from '@fairground/contract/cashier/operator-endpoints';
import type * as z from 'zod/mini';
import { writeMoney } from '@fairground/contract/money';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Hold } from '../../approvals/index.ts';
import { findWithdrawal, lockWithdrawal } from '../store/withdrawals.ts';
import type { WithdrawalRow } from '../store/withdrawals.ts';
import { sharesOf, stateAfter } from './domain/receipt.ts';
import { finish } from './finish.ts';
import type { Ending } from './finish.ts';
import { openRoom } from './money-steps.ts';
import type { WithdrawalCore } from './parts.ts';
import { restOf } from './domain/rest.ts';

export type ReceiptDecision = z.output<typeof receiptDecisionSchema>;

/** A dispute is decided by two people, and so is a receipt that is forced: the amount is spent for good then. */
export const registerReceiptDecision = (core: WithdrawalCore): Hold<ReceiptDecision> => {
  const { approvals, audit } = core;

  const judged = async (tx: Tx, decision: ReceiptDecision) => {
    const row = await lockWithdrawal(tx, decision.withdrawalId);
    if (row === undefined) throw new Refusal('cashier.withdrawal-unknown');
    // What nobody disputes can only be closed as received.
    const isOpen = row.status === 'DISPUTED' || (row.status === 'PAID_OUT' && decision.decision === 'RECEIVED');
    if (!isOpen) throw new Refusal('cashier.state-conflict');
    const shares = sharesOf(restOf(row), decision);
    if (shares === undefined) throw new Refusal('cashier.amount-range');
    return { row, shares };
  };

  const hold = approvals.register({
    kind: 'cashier.decide-receipt',
    permission: 'disputes.decide',
    schema: receiptDecisionSchema,
    describe: async (tx, decision) => {
      const { row } = await judged(tx, decision);
      return {
        target: `withdrawal ${row.no} of member ${row.member_id}`,
        changes: [
          { field: 'state', before: row.status, after: stateAfter(decision) },
          { field: 'amount', before: writeMoney(row.amount), after: null },
          ...(decision.amount === undefined
            ? []
            : [{ field: 'received', before: null, after: writeMoney(decision.amount) }]),
        ],
      };
    },
    validate: async (tx, decision) => void (await judged(tx, decision)),
    versionOf: async (tx, decision) => (await judged(tx, decision)).row.version.toString(),
    execute: async (tx, decision, { actor }) => {
      const { row, shares } = await judged(tx, decision);
      const ended = await finish(core, tx, row, endingOf(row, decision, shares, actor.actor), await roomOf(row));
      await audit.record(tx, {
        ...actor,
        action: 'cashier.decide-receipt',
        resource: 'withdrawal',
        resourceId: row.no,
        before: { status: row.status },
        after: { status: ended.status, paid: shares.paid.toString(), returned: shares.returned.toString() },
      });
    },
  });

  // The accounts are there since the amount was held, and remembered since it was looked up when it was held for approval.
  const roomOf = ({ member_id, currency, provider }: WithdrawalRow) => openRoom(core, member_id, currency, provider);

  return async (staff, decision, options) => {
    const found = await findWithdrawal(core.db, decision.withdrawalId);
    if (found !== undefined) await roomOf(found);
    return hold(staff, decision, options);
  };
};

const endingOf = (
  row: WithdrawalRow,
  decision: ReceiptDecision,
  shares: Pick<Ending, 'paid' | 'returned'>,
  by: string,
): Ending => ({
  ...shares,
  by,
  status: stateAfter(decision) as Ending['status'],
  // Against the word of the member it is forced; in its favour it is a decision.
  receiptBy: decision.decision === 'RECEIVED' ? 'forced' : 'decision',
  ...(shares.returned > 0n ? { reason: 'not-received' as const } : {}),
});
