import type { ReturnReason } from '@fairground/contract/cashier/withdrawal-states';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Staff } from '../../approvals/index.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import { findWithdrawal, lockWithdrawal, updateWithdrawal } from '../store/withdrawals.ts';
import type { WithdrawalId, WithdrawalRow } from '../store/withdrawals.ts';
import { claimOf, isClaimed, NO_CLAIM } from './domain/claim.ts';
import { finish } from './finish.ts';
import { openRoom } from './money-steps.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import type { WithdrawalCore } from './parts.ts';
import { payerOf } from './proceed.ts';
import { restOf } from './domain/rest.ts';

export type StaffStep = { readonly staff: Staff; readonly reason: string };

/** Takes a withdrawal in hand; of two people at the same moment one gets it. It falls free when the claim runs out. */
export const claim = (core: WithdrawalCore, id: WithdrawalId, step: StaffStep): Promise<WithdrawalRow> =>
  inTransaction(core.db, async (tx) => {
    const { operator } = step.staff;
    const row = await lockOr(tx, id);
    if (row.status !== 'REVIEW_1' && row.status !== 'REVIEW_2') throw new Refusal('cashier.state-conflict');
    if (row.status === 'REVIEW_2' && row.reviewer1 === operator.operatorId) throw new Refusal('cashier.same-person');
    const now = core.clock.now();
    const isOwn = row.claimed_by === operator.operatorId;
    if (!isOwn && isClaimed(row, now)) throw new Refusal('cashier.claimed-already');
    const claimed = await updateWithdrawal(tx, id, claimOf(operator, now));
    // Opened again it only stays in hand for longer.
    return isOwn ? claimed : recorded(core, tx, 'claim', row, claimed, step);
  });

export const release = (core: WithdrawalCore, id: WithdrawalId, step: StaffStep): Promise<WithdrawalRow> =>
  inTransaction(core.db, async (tx) => {
    const row = await lockClaimed(tx, id, step);
    const free = await updateWithdrawal(tx, id, NO_CLAIM);
    return recorded(core, tx, 'release', row, free, step);
  });

/** One person is enough below the limit; from it on a second one reviews what the first has approved. */
export const approve = (core: WithdrawalCore, id: WithdrawalId, step: StaffStep): Promise<WithdrawalRow> =>
  inTransaction(core.db, async (tx) => {
    const row = await lockClaimed(tx, id, step);
    const { operatorId, name } = step.staff.operator;
    const { fourEyesFrom } = await readRules(tx);
    const isFirst = row.status === 'REVIEW_1';
    const needsSecond = isFirst && row.amount >= fourEyesFrom;
    const moved = await moveWithdrawal(core, tx, id, {
      status: needsSecond ? 'REVIEW_2' : 'APPROVED',
      ...(isFirst ? { reviewer1: operatorId } : { reviewer2: operatorId }),
      ...NO_CLAIM,
      moved_at: core.clock.now(),
      moved_by: name,
    });
    if (!needsSecond) await core.proceed(tx, id);
    return recorded(core, tx, 'approve', row, moved, step);
  });

export const reject = async (
  core: WithdrawalCore,
  id: WithdrawalId,
  because: ReturnReason,
  step: StaffStep,
): Promise<WithdrawalRow> => giveBack(core, id, because, step, (tx) => lockClaimed(tx, id, step));

/** Orders a refused payout again, or one that waits for a provider. */
export const pay = (core: WithdrawalCore, id: WithdrawalId, step: StaffStep): Promise<WithdrawalRow> =>
  inTransaction(core.db, async (tx) => {
    const row = await lockOr(tx, id);
    if ((await payerOf(core, tx, row)) === undefined) throw new Refusal('cashier.no-provider');
    if (!['AUTO_OK', 'APPROVED', 'PAY_FAILED'].includes(row.status)) throw new Refusal('cashier.state-conflict');
    const moved =
      row.status === 'PAY_FAILED'
        ? await moveWithdrawal(core, tx, id, {
            status: 'APPROVED',
            moved_at: core.clock.now(),
            moved_by: step.staff.operator.name,
          })
        : row;
    await core.proceed(tx, id);
    return recorded(core, tx, 'pay', row, moved, step);
  });

/** Gives a withdrawal back whose payout was refused. */
export const giveUp = (
  core: WithdrawalCore,
  id: WithdrawalId,
  because: ReturnReason,
  step: StaffStep,
): Promise<WithdrawalRow> =>
  giveBack(core, id, because, step, async (tx) => {
    const row = await lockOr(tx, id);
    if (row.status !== 'PAY_FAILED') throw new Refusal('cashier.state-conflict');
    return row;
  });

const giveBack = async (
  core: WithdrawalCore,
  id: WithdrawalId,
  reason: ReturnReason,
  step: StaffStep,
  lock: (tx: Tx) => Promise<WithdrawalRow>,
): Promise<WithdrawalRow> => {
  const found = await findWithdrawal(core.db, id);
  if (found === undefined) throw new Refusal('cashier.withdrawal-unknown');
  const room = await openRoom(core, found.member_id, found.currency, found.provider);
  return inTransaction(core.db, async (tx) => {
    const row = await lock(tx);
    const by = step.staff.operator.name;
    const ended = await finish(
      core,
      tx,
      row,
      { status: 'REJECTED', paid: 0n, returned: restOf(row), by, reason },
      room,
    );
    return recorded(core, tx, 'reject', row, ended, step);
  });
};

const lockOr = async (tx: Tx, id: WithdrawalId): Promise<WithdrawalRow> => {
  const row = await lockWithdrawal(tx, id);
  if (row === undefined) throw new Refusal('cashier.withdrawal-unknown');
  return row;
};

const lockClaimed = async (tx: Tx, id: WithdrawalId, { staff }: StaffStep): Promise<WithdrawalRow> => {
  const row = await lockOr(tx, id);
  if (row.status !== 'REVIEW_1' && row.status !== 'REVIEW_2') throw new Refusal('cashier.state-conflict');
  if (row.claimed_by !== staff.operator.operatorId) throw new Refusal('cashier.not-claimed');
  return row;
};

const recorded = async (
  { audit }: Pick<WithdrawalCore, 'audit'>,
  tx: Tx,
  what: string,
  before: WithdrawalRow,
  after: WithdrawalRow,
  { staff, reason }: StaffStep,
): Promise<WithdrawalRow> => {
  await audit.record(tx, {
    actorKind: 'operator',
    actor: staff.operator.name,
    ip: staff.ip,
    reason,
    action: `cashier.${what}-withdrawal`,
    resource: 'withdrawal',
    resourceId: before.no,
    before: { status: before.status, claimedBy: before.claimed_name },
    after: { status: after.status, claimedBy: after.claimed_name },
  });
  return after;
};
