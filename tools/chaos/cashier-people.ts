import { randomInt } from 'node:crypto';
import type { MemberId } from '@fairground/contract/ids';
import { aPersonOfStaff } from '../../server/src/testing/staff.ts';
import type { CashierHouse } from './cashier-house.ts';

const ANN = aPersonOfStaff('ann', 1n);
const BEN = aPersonOfStaff('ben', 2n);
const step = { staff: ANN, reason: 'chaos' };

/** Staff reviews what waits and decides what is disputed; members answer whether their money came. One look at each. */
export const actAsPeople = async (house: CashierHouse, isCalm = false): Promise<void> => {
  const { cashier, approvals, pool } = house;
  const desk = cashier.withdrawalDesk;
  for (const { withdrawalId } of await desk.list('REVIEW_1')) {
    // One that a killed process left claimed is Ann's own.
    await desk.claim(withdrawalId, step);
    if (randomInt(8) === 0) await desk.reject(withdrawalId, 'rules-broken', step);
    else await desk.approve(withdrawalId, step);
  }
  for (const { withdrawalId, memberId, amount } of await desk.list('PAID_OUT')) {
    const chosen = isCalm ? 0 : randomInt(4);
    if (chosen < 3) await answer(house, memberId, { id: withdrawalId, result: 'RECEIVED', images: [] });
    // A dispute needs a picture; here the proof is what staff was told at the desk.
    else
      await pool.query(
        `update cashier_withdrawal set status = 'DISPUTED', answer = 'NOT_RECEIVED', moved_by = 'member' where id = $1 and status = 'PAID_OUT' and amount = $2`,
        [withdrawalId.toString(), amount.toString()],
      );
  }
  for (const { withdrawalId } of await desk.list('DISPUTED')) {
    const decision = randomInt(2) === 0 ? 'RECEIVED' : 'NOT_RECEIVED';
    const id = await desk.holdReceipt(ANN, { withdrawalId, decision }, { reason: 'chaos' });
    await approvals.decide(BEN, id, 'approve');
  }
};

const answer = (house: CashierHouse, member: MemberId, body: object): Promise<unknown> =>
  house.call('cashier.confirm-receipt', member, { body });
