import { moneyOrderSchema } from '@fairground/contract/loyalty/operator-endpoints';
import { money, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { DEFAULT_WEIGHTS } from '@fairground/contract/promotions/terms';
import type * as z from 'zod/mini';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Hold } from '../../approvals/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { BONUS_DAYS, isPlayed, SPINS_DAYS } from '../domain/reward.ts';
import { notifyMember } from '../notify-member.ts';
import { creditMoney } from '../points/credit-money.ts';
import { findRedeem, moveRedeem } from '../store/redeems.ts';
import type { Redeem } from '../store/redeems.ts';
import { findReward } from '../store/rewards.ts';
import { lockOrder } from './return-redeem.ts';

export type MoneyOrder = z.output<typeof moneyOrderSchema>;

type Account = Pick<Redeem, 'memberId' | 'type'> & { readonly currency: string };

/** What keeps money of points from a member now: bonus money is an offer, and cash first pays what is owed. */
export const refuseMoney = async (
  { wallet, objectionToOffer }: Pick<LoyaltyDeps, 'wallet' | 'objectionToOffer'>,
  tx: Tx,
  { memberId: member, type, currency }: Account,
): Promise<void> => {
  const bar = isPlayed(type) ? await objectionToOffer(tx, member) : undefined;
  if (bar !== undefined) throw new Refusal(bar);
  if (type === 'CASH' && (await wallet.readOwed(tx, member, currency)) > 0n)
    throw new Refusal('loyalty.obligation-open');
};

/** Opens the accounts that an order of money needs, before any transaction: within one they cannot be looked up. */
export const prepareMoney = async (
  { db, wallet, freeSpins }: Pick<LoyaltyDeps, 'db' | 'wallet' | 'freeSpins'>,
  { memberId, currency }: Pick<Account, 'memberId' | 'currency'>,
  rewardId: bigint,
): Promise<void> => {
  const vendor = (await findReward(db, rewardId))?.spinsVendor ?? null;
  if (vendor !== null) await freeSpins.prepare(vendor);
  await wallet.accountsOf(memberId, currency);
  await wallet.houseAccount('H_POINTS', currency);
  await wallet.grants.prepare(memberId, currency);
};

/** Gives the money of an order and approves it: cash at once, a bonus under the terms of its reward, in its turn. */
export const payOrder = async (deps: LoyaltyDeps, tx: Tx, order: Redeem): Promise<Redeem> => {
  const { wallet, clock } = deps;
  const { id, memberId: member, currency, amount } = order;
  if (amount === null || currency === null) throw new Error(`The order ${id} is not of money.`);
  const transactionId = `redeem-${id}`;
  if (order.type === 'BONUS') await grantBonus(deps, tx, { ...order, currency, amount, key: transactionId });
  else if (order.type === 'SPINS') await giveSpins(deps, tx, { ...order, currency, amount, key: transactionId });
  else
    await creditMoney(deps, tx, {
      ...{ member, action: 'redeem', transactionId, amount },
      account: (await wallet.accountsOf(member, currency)).cash,
      counter: await wallet.houseAccount('H_POINTS', currency),
    });
  const now = clock.now();
  return moveRedeem(tx, id, { status: 'APPROVED', decided_at: now }, now);
};

/** Free spins of the reward, as many times as it was ordered; the amount of the order is the most they bring. */
const giveSpins = async (
  { freeSpins }: LoyaltyDeps,
  tx: Tx,
  { memberId: member, rewardId, quantity, currency, amount: most, key }: BonusOrder,
): Promise<void> => {
  const { wagerX100, maxBet, spinsCount, spinsBet, spinsVendor, spinsGames } = (await findReward(tx, rewardId)) ?? {};
  if (!wagerX100 || !maxBet || !spinsCount || !spinsBet || !spinsVendor || !spinsGames)
    throw new Error(`The spins ${rewardId} have no terms.`);
  await freeSpins.giveIn(tx, {
    ...{ key, member, currency, sourceId: rewardId, vendor: spinsVendor, games: spinsGames, bet: spinsBet, most },
    ...{ count: spinsCount * quantity, hours: SPINS_DAYS * 24 },
    ...{ multiplierX100: wagerX100, maxBet, runHours: BONUS_DAYS * 24 },
  });
};

type BonusOrder = Pick<Redeem, 'memberId' | 'rewardId' | 'quantity'> & {
  readonly currency: string;
  readonly amount: Money;
  readonly key: string;
};

const grantBonus = async (
  { wallet }: LoyaltyDeps,
  tx: Tx,
  { memberId: member, rewardId, currency, amount, key }: BonusOrder,
): Promise<void> => {
  const { wagerX100 = null, maxBet = null } = (await findReward(tx, rewardId)) ?? {};
  if (wagerX100 === null || maxBet === null) throw new Error(`The bonus ${rewardId} has no terms.`);
  await wallet.grants.grantIn(tx, {
    ...{ key, member, currency, source: 'mall', sourceId: rewardId, amount, maxBet },
    required: money((amount * BigInt(wagerX100)) / 100n),
    ...{ weights: DEFAULT_WEIGHTS, runHours: BONUS_DAYS * 24 },
  });
};

/** Money of an order that is too large to be credited at once takes two people. */
export const registerMoneyOrder = (deps: LoyaltyDeps): Hold<MoneyOrder> => {
  const waiting = async (tx: Tx, id: bigint): Promise<Redeem & { readonly currency: string }> => {
    const order = await lockOrder(tx, id);
    const { currency } = order;
    if (order.status !== 'IN_PROCESS' || currency === null) throw new Refusal('loyalty.redeem-decided');
    return { ...order, currency };
  };
  const hold = deps.approvals.register({
    kind: 'loyalty.money-order',
    permission: 'loyalty.write',
    schema: moneyOrderSchema,
    describe: async (tx, { id }) => {
      const { no, memberId, amount, points } = await waiting(tx, id);
      return {
        target: `order ${no} of member ${memberId}`,
        changes: [
          { field: 'amount', before: null, after: amount === null ? null : writeMoney(amount) },
          { field: 'points', before: points.toString(), after: null },
        ],
      };
    },
    validate: async (tx, { id }) => refuseMoney(deps, tx, await waiting(tx, id)),
    versionOf: async (tx, { id }) => (await waiting(tx, id)).status,
    execute: async (tx, { id }, { actor }) => {
      const before = await waiting(tx, id);
      const after = await payOrder(deps, tx, before);
      notifyMember(deps, tx, before.memberId);
      await deps.audit.record(tx, {
        ...{ ...actor, action: 'loyalty.approve-order', resource: 'point-redeem', resourceId: id.toString() },
        before: { status: before.status },
        after: { status: after.status },
      });
    },
  });
  return async (staff, order, options) => {
    const found = await findRedeem(deps.db, order.id);
    if (found === undefined) throw new Refusal('loyalty.redeem-unknown');
    if (found.currency !== null)
      await prepareMoney(deps, { memberId: found.memberId, currency: found.currency }, found.rewardId);
    return hold(staff, order, options);
  };
};
