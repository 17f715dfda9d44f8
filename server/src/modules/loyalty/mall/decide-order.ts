import { DELIVERY_EDGES } from '@fairground/contract/loyalty/states';
import type { DeliveryState } from '@fairground/contract/loyalty/states';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { cleanLine } from '../../../platform/rich-text.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { notifyMember } from '../notify-member.ts';
import { moveRedeem } from '../store/redeems.ts';
import type { Redeem } from '../store/redeems.ts';
import { giveBack, lockOrder } from './return-redeem.ts';

type Deps = Pick<LoyaltyDeps, 'db' | 'clock' | 'days' | 'realtime' | 'audit'>;

/** Approves an order of goods, which are to be packed then. */
export const approveOrder = (deps: Deps, actor: Actor, id: bigint): Promise<void> =>
  deciding(deps, { actor, id, action: 'approve' }, (tx, { type }) => {
    if (type !== 'GOODS') throw new Refusal('loyalty.order-of-money');
    const now = deps.clock.now();
    return moveRedeem(tx, id, { status: 'APPROVED', decided_at: now, delivery: 'TO_PACK' }, now);
  });

export const rejectOrder = (deps: Deps, actor: Actor, id: bigint, remark: string): Promise<void> =>
  deciding(deps, { actor, id, action: 'reject' }, (tx, order) =>
    giveBack(deps, tx, order, { status: 'REJECTED', remark: cleanLine(remark) }),
  );

/** Takes a delivery one step on; a parcel that leaves may have a number to follow it by. */
export const moveDelivery = (
  deps: Deps,
  actor: Actor,
  { id, to, tracking }: { readonly id: bigint; readonly to: DeliveryState; readonly tracking?: string | undefined },
): Promise<void> =>
  writing(deps, { actor, id, action: 'deliver' }, (tx, order) => {
    if (order.delivery === null || !DELIVERY_EDGES[order.delivery].includes(to))
      throw new Refusal('loyalty.redeem-decided');
    const followed = tracking === undefined ? {} : { tracking: cleanLine(tracking) };
    return moveRedeem(tx, id, { delivery: to, ...followed }, deps.clock.now());
  });

type Deed = { readonly actor: Actor; readonly id: bigint; readonly action: string };

const deciding = (deps: Deps, deed: Deed, decide: (tx: Tx, order: Redeem) => Promise<Redeem>): Promise<void> =>
  writing(deps, deed, (tx, order) => {
    if (order.status !== 'IN_PROCESS') throw new Refusal('loyalty.redeem-decided');
    return decide(tx, order);
  });

const writing = (
  deps: Deps,
  { actor, id, action }: Deed,
  write: (tx: Tx, order: Redeem) => Promise<Redeem>,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const before = await lockOrder(tx, id);
    const after = await write(tx, before);
    notifyMember(deps, tx, before.memberId);
    await deps.audit.record(tx, {
      ...actor,
      action: `loyalty.${action}-order`,
      resource: 'point-redeem',
      resourceId: id.toString(),
      before: { status: before.status, delivery: before.delivery },
      after: { status: after.status, delivery: after.delivery, tracking: after.tracking, remark: after.remark },
    });
  });
