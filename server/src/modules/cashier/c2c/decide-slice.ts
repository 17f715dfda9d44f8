import { sliceDecisionSchema } from '@fairground/contract/cashier/slice-operator-endpoints';
import { writeMoney } from '@fairground/contract/money';
import type { z } from 'zod/mini';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Hold } from '../../approvals/index.ts';
import { findSlice } from '../store/slices.ts';
import { sharesOf } from '../withdrawal/domain/receipt.ts';
import type { C2cCore } from './parts.ts';
import { lockAll, openSides, settleSlice } from './settle-slice.ts';

export type SliceDecision = z.output<typeof sliceDecisionSchema>;

/**
 * A dispute about a slice is decided by two people, and so is a receipt that is forced: the receiver's amount is spent for
 * good then, and the payer keeps its credit.
 */
export const registerSliceDecision = (core: C2cCore): Hold<SliceDecision> => {
  const { approvals, audit, db } = core;

  const judged = async (tx: Tx, decision: SliceDecision) => {
    const found = await findSlice(tx, decision.sliceId);
    if (found === undefined) throw new Refusal('cashier.slice-unknown');
    const sides = await openSides(core, tx, found);
    const locked = await lockAll(tx, found, sides);
    const { status, amount } = locked.slice;
    // What nobody disputes can only be closed as received.
    const isOpen = status === 'DISPUTED' || (status === 'PAID' && decision.decision === 'RECEIVED');
    if (!isOpen) throw new Refusal('cashier.state-conflict');
    const shares = sharesOf(amount, decision);
    if (shares === undefined) throw new Refusal('cashier.amount-range');
    return { sides, locked, received: shares.paid };
  };

  const hold = approvals.register({
    kind: 'cashier.decide-slice',
    permission: 'disputes.decide',
    schema: sliceDecisionSchema,
    describe: async (tx, decision) => {
      const { locked, received } = await judged(tx, decision);
      const { slice, withdrawal, deposit } = locked;
      return {
        target: `slice ${slice.id} of ${withdrawal?.no ?? 'the counterparty'}, paid by ${deposit?.no ?? 'the counterparty'}`,
        changes: [
          { field: 'state', before: slice.status, after: decision.decision },
          { field: 'amount', before: writeMoney(slice.amount), after: null },
          { field: 'received', before: null, after: writeMoney(received as typeof slice.amount) },
        ],
      };
    },
    validate: async (tx, decision) => void (await judged(tx, decision)),
    versionOf: async (tx, decision) => (await judged(tx, decision)).locked.slice.version.toString(),
    execute: async (tx, decision, { actor }) => {
      const { sides, locked, received } = await judged(tx, decision);
      const receiptBy = decision.decision === 'RECEIVED' ? 'forced' : 'decision';
      const ending = { status: decision.decision, received, by: actor.actor, receiptBy } as const;
      const ended = await settleSlice(core, tx, locked, ending, sides);
      await audit.record(tx, {
        ...actor,
        action: 'cashier.decide-slice',
        resource: 'slice',
        resourceId: ended.id.toString(),
        before: { status: locked.slice.status },
        after: { status: ended.status, received: received.toString() },
      });
    },
  });

  return async (staff, decision, options) => {
    // Opens the accounts before the transaction that judges, which then finds them in memory.
    const found = await findSlice(db, decision.sliceId);
    if (found !== undefined) await openSides(core, db, found);
    return hold(staff, decision, options);
  };
};
