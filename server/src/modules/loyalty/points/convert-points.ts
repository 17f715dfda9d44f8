import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { convertPoints as endpoint } from '@fairground/contract/loyalty/endpoints';
import { money, writeMoney } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { worthOf } from '../domain/points.ts';
import {
  findConversion,
  insertConversion,
  lockAccount,
  readAccount,
  readSetting,
  sumConverted,
} from '../store/points.ts';
import { creditMoney } from './credit-money.ts';
import { postPoints } from './post-points.ts';

/**
 * Turns points into money that has to be played once. Points, money and the requirement are written together; the same
 * key is answered again, and twins come one after another by the lock of the account.
 */
export const convertPoints = async (
  deps: LoyaltyDeps,
  { points: asked, payPassword, idempotencyKey }: BodyOf<typeof endpoint>,
  session: Session,
): Promise<ValueOf<typeof endpoint>> => {
  const { db, clock, days, identity, wallet } = deps;
  const { memberId: member } = session;
  const points = BigInt(asked);
  const before = await findConversion(db, member, idempotencyKey);
  if (before === undefined) {
    await identity.requireFactorForMoney(session);
    await identity.requirePaymentPassword(member, payPassword);
  }
  const currency = await wallet.currencyOf(session);
  const { cash } = await wallet.accountsOf(member, currency);
  const counter = await wallet.houseAccount('H_POINTS', currency);

  const made = await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, member);
    const twin = await findConversion(tx, member, idempotencyKey);
    if (twin !== undefined) return twin;
    const setting = await readSetting(tx);
    const amount = worthOf(points, BigInt(setting.ratio));
    if (!setting.enabled) throw new Refusal('loyalty.points-off');
    if (asked < setting.minConvert) throw new Refusal('loyalty.point-minimum', { least: setting.minConvert });
    if (asked % setting.multiple !== 0) throw new Refusal('loyalty.point-multiple', { multiple: setting.multiple });
    if (points > account.balance) throw new Refusal('loyalty.point-insufficient');
    if ((await wallet.readOwed(tx, member, currency)) > 0n) throw new Refusal('loyalty.obligation-open');
    const day = days.dayOf(clock.now());
    const left = setting.dailyConvertCap - (await sumConverted(tx, member, day));
    if (amount > left) throw new Refusal('loyalty.point-daily-cap', { left: writeMoney(money(left > 0n ? left : 0n)) });
    if (amount <= 0n) throw new Refusal('loyalty.point-minimum', { least: setting.minConvert });
    const { id } = await insertConversion(tx, {
      ...{ member_id: member, points, amount, currency, idempotency_key: idempotencyKey },
      ...{ business_day: day, at: clock.now() },
    });
    const transactionId = `convert-${id}`;
    await postPoints(deps, tx, account, [{ type: 'CONVERT', delta: -points, key: transactionId }]);
    await creditMoney(deps, tx, { member, action: 'convert', transactionId, account: cash, counter, amount });
    return { id, points, amount };
  });
  if (made.points !== points) throw new Refusal('loyalty.key-conflict');
  const { balance } = await readAccount(db, member);
  return { points: asked, amount: made.amount, balance: Number(balance) };
};
