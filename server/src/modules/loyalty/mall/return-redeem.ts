import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { MemberId } from '@fairground/contract/ids';
import { Refusal } from '../../../platform/refusal.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { postPoints } from '../points/post-points.ts';
import { lockAccount } from '../store/points.ts';
import { findRedeem, lockRedeem, moveRedeem } from '../store/redeems.ts';
import type { Move, Redeem } from '../store/redeems.ts';
import { changeStock, lockReward } from '../store/rewards.ts';
import { cancelEnd } from './show-redeem.ts';

type Deps = Pick<LoyaltyDeps, 'clock' | 'days' | 'realtime'>;

/** A member takes its order back within half an hour, while nobody has decided it. */
export const cancelRedeem = (deps: Deps & Pick<LoyaltyDeps, 'db'>, member: MemberId, id: bigint): Promise<Redeem> =>
  inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.memberId !== member) throw new Refusal('loyalty.redeem-unknown');
    if (order.status === 'CANCELLED') return order;
    if (order.status !== 'IN_PROCESS') throw new Refusal('loyalty.redeem-decided');
    if (deps.clock.now() >= cancelEnd(order)) throw new Refusal('loyalty.cancel-too-late');
    return giveBack(deps, tx, order, { status: 'CANCELLED' });
  });

/** Locks in the order of redeeming: the account of the member, the reward, the order. */
export const lockOrder = async (tx: Tx, id: bigint): Promise<Redeem> => {
  const seen = await findRedeem(tx, id);
  if (seen === undefined) throw new Refusal('loyalty.redeem-unknown');
  await lockAccount(tx, seen.memberId);
  await lockReward(tx, seen.rewardId);
  const order = await lockRedeem(tx, id);
  if (order === undefined) throw new Refusal('loyalty.redeem-unknown');
  return order;
};

/** Points and stock return, once by the key of the entry. */
export const giveBack = async (deps: Deps, tx: Tx, order: Redeem, move: Move): Promise<Redeem> => {
  const now = deps.clock.now();
  await changeStock(tx, order.rewardId, order.quantity);
  await postPoints(deps, tx, await lockAccount(tx, order.memberId), [
    { type: 'REDEEM_RETURN', delta: order.points, key: `PRR:${order.id}`, remark: order.no },
  ]);
  return moveRedeem(tx, order.id, { ...move, decided_at: now }, now);
};
