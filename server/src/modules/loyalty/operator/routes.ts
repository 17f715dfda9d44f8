import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/loyalty/operator-endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import { needed } from '../../../platform/needed.ts';
import type { Hold } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { worthOf } from '../domain/points.ts';
import type { Reward } from '../domain/reward.ts';
import { writeAddress } from '../mall/addresses.ts';
import { approveOrder, moveDelivery, rejectOrder } from '../mall/decide-order.ts';
import type { MoneyOrder } from '../mall/pay-order.ts';
import { addReward, addStock, rewardVersion, stopReward } from '../mall/rewards.ts';
import type { RewardChange } from '../mall/rewards.ts';
import type { PointAdjustment } from '../points/adjust-points.ts';
import { entryRow } from '../points/show-points.ts';
import { sumDueClaims } from '../store/claims.ts';
import { listEntries, readSetting, sumBalances } from '../store/points.ts';
import { findRedeem, listOrders } from '../store/redeems.ts';
import type { Redeem } from '../store/redeems.ts';
import { findReward, listEveryReward } from '../store/rewards.ts';

const ENTRIES_SHOWN = 100;

/** What staff do with the points mall. */
export const mallRoutes = (
  deps: LoyaltyDeps,
  hold: {
    readonly adjustment: Hold<PointAdjustment>;
    readonly reward: Hold<RewardChange>;
    readonly order: Hold<MoneyOrder>;
  },
): readonly Route[] => [
  bind(contract.adjustPoints, async ({ body: { reason, ...adjustment } }, caller) => ({
    approvalId: (await hold.adjustment(caller, adjustment, { reason })) as Id<'approval'>,
  })),
  bind(contract.listAllRewards, async () => ({ list: (await listEveryReward(deps.db)).map(rewardRow) })),
  bind(contract.readReward, async ({ query }) =>
    rewardRow(needed(await findReward(deps.db, query.id), 'loyalty.reward-unknown')),
  ),
  bind(contract.addReward, async ({ body: { reason, ...reward } }, caller) => ({
    id: (await addReward(deps, actorOf(caller, reason), reward)) as Id<'point-reward'>,
  })),
  bind(contract.changeReward, async ({ body: { reason, version, ...change } }, caller) => ({
    approvalId: (await hold.reward(caller, change, { reason, version })) as Id<'approval'>,
  })),
  bind(contract.stopReward, async ({ body: { id, reason } }, caller) => {
    await stopReward(deps, actorOf(caller, reason), id);
    return {};
  }),
  bind(contract.addStock, async ({ body: { reason, ...change } }, caller) => ({
    stock: await addStock(deps, actorOf(caller, reason), change),
  })),
  bind(contract.listOrders, async ({ query }) => ({ list: await orderRows(deps, await listOrders(deps.db, query)) })),
  bind(contract.readOrder, async ({ query }, caller) => {
    const order = needed(await findRedeem(deps.db, query.id), 'loyalty.redeem-unknown');
    await inTransaction(deps.db, (tx) =>
      deps.audit.record(tx, {
        ...{ ...actorOf(caller, 'looked at an order'), action: 'loyalty.read-order', resource: 'point-redeem' },
        ...{ resourceId: query.id.toString(), before: null, after: { member: order.memberId.toString() } },
      }),
    );
    const [row] = await orderRows(deps, [order]);
    return { ...needed(row, 'loyalty.redeem-unknown'), address: writeAddress(order.address) };
  }),
  bind(contract.approveOrder, async ({ body: { id, reason } }, caller) => {
    await approveOrder(deps, actorOf(caller, reason), id);
    return {};
  }),
  bind(contract.approveMoneyOrder, async ({ body: { reason, ...order } }, caller) => ({
    approvalId: (await hold.order(caller, order, { reason })) as Id<'approval'>,
  })),
  bind(contract.rejectOrder, async ({ body: { id, remark, reason } }, caller) => {
    await rejectOrder(deps, actorOf(caller, reason), id, remark);
    return {};
  }),
  bind(contract.moveDelivery, async ({ body: { reason, ...step } }, caller) => {
    await moveDelivery(deps, actorOf(caller, reason), step);
    return {};
  }),
  bind(contract.listMemberPoints, async ({ query }) => ({
    list: (await listEntries(deps.db, query.memberId, { offset: 0, limit: ENTRIES_SHOWN })).map(entryRow),
  })),
  bind(contract.readLiabilities, async () => {
    const { points, members } = await sumBalances(deps.db);
    const { ratio } = await readSetting(deps.db);
    const currency = await deps.wallet.currencyOf({ account: 'member' });
    const due = (await sumDueClaims(deps.db)).map((row) => ({ ...row, key: `${row.id} ${row.currency}` }));
    const held = { key: 'points', id: 'points' as const, points: Number(points), members, currency };
    return { list: [{ ...held, amount: worthOf(points, BigInt(ratio)) }, ...due] };
  }),
];

const rewardRow = (reward: Reward) => ({
  ...reward,
  id: reward.id as Id<'point-reward'>,
  points: Number(reward.points),
  texts: { ...reward.texts },
  titles: { ...mapLocalized(reward.texts, ({ name }) => name) },
  version: rewardVersion(reward),
});

const orderRows = async ({ members }: Pick<LoyaltyDeps, 'members'>, orders: readonly Redeem[]) => {
  const accounts = new Map(
    (await members.list([...new Set(orders.map(({ memberId }) => memberId))])).map(({ id, account }) => [id, account]),
  );
  return orders.map((order) => {
    const { id, no, memberId, rewardId, texts, type, quantity, points, amount, status, delivery, tracking } = order;
    return {
      ...{ no, memberId, type, quantity, amount, status, delivery, tracking, remark: order.remark },
      id: id as Id<'point-redeem'>,
      account: accounts.get(memberId) ?? `(${memberId})`,
      rewardId: rewardId as Id<'point-reward'>,
      titles: { ...mapLocalized(texts, ({ name }) => name) },
      points: Number(points),
      placedAt: order.placedAt,
      decidedAt: order.decidedAt,
    };
  });
};
