import type { BodyOf } from '@fairground/contract/endpoint';
import type { redeemReward as endpoint } from '@fairground/contract/loyalty/endpoints';
import { money, UNITS_PER_WHOLE } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { objectionToRedeem } from '../domain/reward.ts';
import { newRedeemNumber } from '../domain/redeem-number.ts';
import { postPoints } from '../points/post-points.ts';
import { listAddresses } from '../store/addresses.ts';
import { lockAccount, readSetting } from '../store/points.ts';
import { findByKey, insertRedeem } from '../store/redeems.ts';
import type { Redeem } from '../store/redeems.ts';
import { changeStock, countHad, lockReward } from '../store/rewards.ts';
import type { Address } from '../tables.ts';
import { payOrder, prepareMoney, refuseMoney } from './pay-order.ts';

type Wish = BodyOf<typeof endpoint>;

/** Most that an order is credited with by itself; more takes two people. */
const AT_ONCE_MAX = money(5_000_000n * UNITS_PER_WHOLE);

/**
 * Takes the points and reserves the stock in one transaction: first the account of the member is locked, then the
 * reward, so that twins and others come one after another. Money is credited at once, a bonus begins or waits its turn; goods
 * and large amounts wait for a decision.
 */
export const redeemReward = async (deps: LoyaltyDeps, wish: Wish, session: Session): Promise<Redeem> => {
  const { db, clock, random, identity, members, wallet } = deps;
  const { memberId: member } = session;
  const before = await findByKey(db, member, wish.idempotencyKey);
  if (before !== undefined) return sameWish(before, wish);
  await identity.requireFactorForMoney(session);
  await identity.requirePaymentPassword(member, wish.payPassword);
  const found = await members.find(member);
  if (found === undefined) throw new Refusal('access.login-required');
  const currency = await wallet.currencyOf(session);
  await prepareMoney(deps, { memberId: member, currency }, wish.rewardId);

  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, member);
    const twin = await findByKey(tx, member, wish.idempotencyKey);
    if (twin !== undefined) return sameWish(twin, wish);
    if (!(await readSetting(tx)).enabled) throw new Refusal('loyalty.points-off');
    const reward = await lockReward(tx, wish.rewardId);
    if (reward === undefined || reward.state !== 'ON') throw new Refusal('loyalty.reward-unknown');
    const { quantity } = wish;
    const had = await countHad(tx, member, reward.id);
    const objection = objectionToRedeem(reward, { quantity, had, rank: found.rankLevel, balance: account.balance });
    if (objection !== undefined) throw new Refusal(objection);
    await refuseMoney(deps, tx, { memberId: member, type: reward.type, currency });
    if ((reward.wagerX100 ?? 0) > (await deps.wageringTimesMaxOf(tx, member)) * 100)
      throw new Refusal('promotions.not-eligible');
    const address = reward.type === 'GOODS' ? await addressOf(tx, session, wish.addressId) : null;
    const now = clock.now();
    const points = reward.points * BigInt(quantity);
    const amount = reward.amount === null ? null : money(reward.amount * BigInt(quantity));
    const { type, texts, image, hue } = reward;
    const made = await insertRedeem(tx, {
      ...{ no: newRedeemNumber(random), member_id: member, reward_id: reward.id, type, texts, image, hue, quantity },
      ...{ points, amount, currency: amount === null ? null : currency, delivery: null, address },
      ...{ idempotency_key: wish.idempotencyKey, placed_at: now, decided_at: null, moved_at: now },
    });
    await changeStock(tx, reward.id, -quantity);
    await postPoints(deps, tx, account, [
      { type: 'REDEEM', delta: -points, key: `redeem-${made.id}`, remark: made.no },
    ]);
    return amount === null || amount > AT_ONCE_MAX ? made : payOrder(deps, tx, made);
  });
};

const sameWish = (redeem: Redeem, { rewardId, quantity }: Wish): Redeem => {
  if (redeem.rewardId !== rewardId || redeem.quantity !== quantity) throw new Refusal('loyalty.key-conflict');
  return redeem;
};

const addressOf = async (tx: Tx, { memberId }: Session, addressId: bigint | undefined): Promise<Address> => {
  if (addressId === undefined) throw new Refusal('loyalty.address-required');
  const found = (await listAddresses(tx, memberId)).find(({ id }) => id === addressId);
  if (found === undefined) throw new Refusal('loyalty.address-unknown');
  const { name, phone, line, city, country } = found;
  return { name, phone, line, city, country };
};
