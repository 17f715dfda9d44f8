import type { DepositReason } from '@fairground/contract/cashier/deposit-states';
import { isDepositEdge } from '@fairground/contract/cashier/deposit-states';
import { writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { inTransaction } from '../../../../platform/database/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { Actor } from '../../../audit/index.ts';
import { findDeposit, lockDeposit, moveDeposit } from '../../store/deposits.ts';
import type { DepositRow } from '../../store/deposits.ts';
import { findSliceOfDeposit } from '../../store/slices.ts';
import { announceMove } from '../announce-move.ts';
import type { DepositDeps } from '../parts.ts';
import { creditIn, settleWaysOf } from '../settle.ts';
import { C2C } from '../../c2c/rules.ts';

/**
 * A person says that this much came in for a deposit, or that one in review is right. What was credited before with the
 * same amount is answered as it is, so that a retry changes nothing.
 */
export const matchDeposit = async (
  deps: DepositDeps,
  actor: Actor,
  { no, received }: { readonly no: string; readonly received: Money },
): Promise<DepositRow> => {
  const { db, clock } = deps;
  if (received <= 0n) throw new Refusal('cashier.amount-range');
  const found = await findDeposit(db, no);
  if (found === undefined) throw new Refusal('cashier.deposit-unknown');
  const ways = await settleWaysOf(deps, found);
  return inTransaction(db, async (tx) => {
    const row = await lockDeposit(tx, no);
    if (row === undefined) throw new Refusal('cashier.deposit-unknown');
    if (row.status === 'CREDITED' && row.received === received) return row;
    refuseOpenSlice(row);
    await refuseOtherAmount(tx, row, received);
    const status = row.status === 'REVIEW' ? 'REVIEW' : 'PAID';
    if (status === 'PAID' && !isDepositEdge(row.status, 'PAID'))
      throw new Refusal('cashier.deposit-state', { status: row.status });
    const paid = await moveDeposit(tx, row.id, { status, reason: row.reason, changed_at: clock.now(), received });
    const decided = await creditIn(deps, tx, paid, ways);
    await record(deps, tx, actor, { action: 'cashier.match-deposit', before: row, after: decided });
    return decided;
  });
};

/** Refuses a proof, or a payment in review that was sent back to its payer. */
export const rejectDeposit = (
  deps: DepositDeps,
  actor: Actor,
  { no, why }: { readonly no: string; readonly why: DepositReason },
): Promise<DepositRow> =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockDeposit(tx, no);
    if (row === undefined) throw new Refusal('cashier.deposit-unknown');
    if (row.status === 'REJECTED' && row.reason === why) return row;
    refuseOpenSlice(row);
    await refuseOtherAmount(tx, row, 0n);
    if (!isDepositEdge(row.status, 'REJECTED')) throw new Refusal('cashier.deposit-state', { status: row.status });
    const rejected = await moveDeposit(tx, row.id, { status: 'REJECTED', reason: why, changed_at: deps.clock.now() });
    await deps.messages.write(tx, {
      member: row.member_id,
      kind: 'deposit-rejected',
      params: { amount: row.amount.toString(), no, reason: why },
      link: { page: 'depositv2', id: no },
      key: `deposit:${row.id}:rejected:${rejected.changed_at.getTime()}`,
    });
    await announceMove(deps, tx, rejected);
    await record(deps, tx, actor, { action: 'cashier.reject-deposit', before: row, after: rejected });
    return rejected;
  });

/** What a member pays to another is answered by the other, or decided as a dispute. */
const refuseOpenSlice = ({ provider, status }: DepositRow): void => {
  if (provider === C2C && status !== 'REVIEW') throw new Refusal('cashier.deposit-state', { status });
};

/** What a receiver's hold was spent for belongs to the payer, neither more nor less. */
const refuseOtherAmount = async (tx: Tx, { id, provider }: DepositRow, amount: bigint): Promise<void> => {
  if (provider !== C2C) return;
  const slice = await findSliceOfDeposit(tx, id);
  if (slice?.received !== amount) throw new Refusal('cashier.slice-received');
};

const shown = ({ status, reason, received }: DepositRow) => ({
  status,
  reason,
  received: received === null ? null : writeMoney(received),
});

export const record = (
  { audit }: DepositDeps,
  tx: Parameters<DepositDeps['audit']['record']>[0],
  actor: Actor,
  { action, before, after }: { readonly action: string; readonly before: DepositRow; readonly after: DepositRow },
): Promise<void> =>
  audit.record(tx, {
    ...actor,
    action,
    resource: 'deposit',
    resourceId: after.no,
    before: shown(before),
    after: shown(after),
  });
