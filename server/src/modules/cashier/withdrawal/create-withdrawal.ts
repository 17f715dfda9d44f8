import type { createWithdrawal as endpoint } from '@fairground/contract/cashier/endpoints';
import type { BodyOf } from '@fairground/contract/endpoint';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { MemberStatus } from '../../members/index.ts';
import { findAccount, queueMember } from '../store/bank-accounts.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import { findByKey, insertWithdrawal } from '../store/withdrawals.ts';
import type { WithdrawalRow } from '../store/withdrawals.ts';
import { stateAt } from './domain/bank-account.ts';
import { newWithdrawalNumber } from './domain/number.ts';
import { fitsRules } from './domain/rules.ts';
import { holdAmount, openRoom } from './money-steps.ts';
import { firstObstacle, isLockedOut, latestWait, waitsOf } from './obstacles.ts';
import type { Wait } from './obstacles.ts';
import type { WithdrawalCore } from './parts.ts';

/**
 * Asks for a payout in the order of domain 9.3. Everything that another request could change is asked in the transaction
 * that holds the money, one request of a member after another; the database keeps a second open one out besides.
 */
export const createWithdrawal = async (
  core: WithdrawalCore,
  body: BodyOf<typeof endpoint>,
  session: Session,
): Promise<WithdrawalRow> => {
  const { db, clock, days, random, identity, members, messages, standing, wallet } = core;
  const { amount, accountId, payPassword, confirmForfeit = false, idempotencyKey } = body;
  const { memberId: member } = session;
  const asked = await findByKey(db, member, idempotencyKey);
  if (asked !== undefined) return repeated(asked, body);
  const rules = await readRules(db);
  refuseLocked((await members.find(member))?.status, await waitsOf(core, session, rules));
  await identity.requireFactorForMoney(session);
  await identity.requirePaymentPassword(member, payPassword);
  const currency = await wallet.currencyOf(session);
  const room = await openRoom(core, member, currency, null);

  return inTransaction(db, async (tx) => {
    await queueMember(tx, member);
    const twin = await findByKey(tx, member, idempotencyKey);
    if (twin !== undefined) return repeated(twin, body);
    // The password took its time: staff may have locked the member since, or its owner changed how it is protected.
    refuseLocked(await members.lockStatus(tx, member), await waitsOf(core, session, rules, tx));
    const now = clock.now();
    const account = await findAccount(tx, member, accountId);
    if (account === undefined || stateAt(account, now) !== 'VERIFIED')
      throw new Refusal('cashier.account-not-verified');
    if (!fitsRules(rules, amount)) throw new Refusal('cashier.amount-range');
    const obstacle = await firstObstacle(core, tx, { member, amount, currency }, rules);
    if (obstacle !== undefined) throw new Refusal(obstacle.code, obstacle.value);
    if (await standing.hasActiveBonus(tx, member)) {
      if (!confirmForfeit) throw new Refusal('cashier.bonus-active');
      await standing.forfeitBonus(tx, member);
    }
    const row = await insertWithdrawal(tx, {
      no: newWithdrawalNumber(random),
      member_id: member,
      account_id: accountId,
      amount,
      currency,
      idempotency_key: idempotencyKey,
      requested_at: now,
      business_day: days.dayOf(now),
    });
    await holdAmount(core, tx, row, room);
    await messages.write(tx, {
      member,
      kind: 'withdrawal-requested',
      params: { amount: amount.toString(), no: row.no },
      link: { page: 'withdraw', id: row.no },
      key: `withdrawal:${row.id}:requested`,
    });
    await core.proceed(tx, row.id);
    return row;
  });
};

const refuseLocked = (status: MemberStatus | undefined, waits: readonly Wait[]): void => {
  if (isLockedOut(status)) throw new Refusal('cashier.withdrawals-locked');
  const wait = latestWait(waits);
  if (wait) throw new Refusal('cashier.withdrawals-wait', { cause: wait.cause, until: wait.until.toISOString() });
};

/** The same key asks for the same thing once; for another it is a mistake of the caller. */
const repeated = (
  row: WithdrawalRow,
  { amount, accountId }: Pick<BodyOf<typeof endpoint>, 'amount' | 'accountId'>,
): WithdrawalRow => {
  if (row.amount !== amount || row.account_id !== accountId) throw new Refusal('cashier.key-conflict');
  return row;
};
