import type { transferUpline as endpoint } from '@fairground/contract/cashier/transfer-endpoints';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { money, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Member } from '../../members/index.ts';
import { REFUSAL_OF } from '../../wallet/index.ts';
import type { CashierDeps } from '../deps.ts';
import { findTransferByKey, insertTransfer, queueTransfers, sumTransfers } from '../store/peer-transfers.ts';
import type { PeerTransferRow } from '../store/peer-transfers.ts';
import { hasOpenTurnover } from '../store/turnover.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import { latestWait, waitsOf } from '../withdrawal/obstacles.ts';
import { isHeldBack, leftOf, limitsFrom, uplineStateOf } from './domain/upline-rules.ts';
import type { UplineLimits } from './domain/upline-rules.ts';

type Sides = { readonly sender: Member; readonly upline: Member };

/**
 * Sends money to the direct upline. What another request could change is asked in the transaction that moves the money,
 * one transfer of a member after another.
 */
export const transferUpline = async (
  deps: CashierDeps,
  body: BodyOf<typeof endpoint>,
  session: Session,
): Promise<ValueOf<typeof endpoint>> => {
  const { db, clock, days, identity, system, wallet } = deps;
  const { memberId: member } = session;
  const { amount, payPassword, idempotencyKey } = body;
  const limits = limitsFrom(await system.readFlags());
  const answered = async (row: PeerTransferRow) => {
    if (row.amount !== amount) throw new Refusal('cashier.transfer-key-conflict');
    const sent = await sumTransfers(db, member, { direction: 'UP', day: days.dayOf(clock.now()) });
    return { transferId: row.id, amount: row.amount, leftToday: leftOf(limits, sent) };
  };
  const before = await findTransferByKey(db, member, idempotencyKey);
  if (before !== undefined) return answered(before);

  const sides = await needSides(deps, session);
  const wait = latestWait(await waitsOf(deps, session, await readRules(db)));
  if (wait) throw new Refusal('cashier.transfer-waits', { cause: wait.cause, until: wait.until.toISOString() });
  await identity.requireFactorForMoney(session);
  await identity.requirePaymentPassword(member, payPassword);
  const currency = await wallet.currencyOf(session);
  const [from, to] = [await wallet.accountsOf(member, currency), await wallet.accountsOf(sides.upline.id, currency)];

  const row = await inTransaction(db, async (tx) => {
    await queueTransfers(tx, member);
    const twin = await findTransferByKey(tx, member, idempotencyKey);
    if (twin !== undefined) return twin;
    const now = clock.now();
    const day = days.dayOf(now);
    checkAmount(limits, amount, await sumTransfers(tx, member, { direction: 'UP', day }));
    if ((await wallet.readOwed(tx, member, currency)) > 0n) throw new Refusal('cashier.transfer-owing');
    if (await hasOpenTurnover(tx, member)) throw new Refusal('cashier.turnover-not-met');
    await refusePaused(deps, tx, sides);
    const made = await insertTransfer(tx, {
      from_id: member,
      to_id: sides.upline.id,
      direction: 'UP',
      amount,
      currency,
      idempotency_key: idempotencyKey,
      business_day: day,
      sent_at: now,
    });
    const id = { tenant: deps.tenant, source: 'cashier', member, action: 'upline', transactionId: made.id.toString() };
    const [answer] = await wallet.applyIn(tx, [
      { id, kind: 'agent-transfer', account: from.cash, counter: to.cash, amount: money(-amount) },
    ]);
    if (answer === undefined) throw new Error('The ledger gave no answer.');
    if (answer.outcome !== 'applied') throw new Refusal(REFUSAL_OF[answer.outcome]);
    await writeMessages(deps, tx, sides, made);
    return made;
  });
  return answered(row);
};

const needSides = async ({ members }: CashierDeps, { memberId }: Session): Promise<Sides> => {
  const sender = await members.find(memberId);
  if (sender === undefined) throw new Refusal('access.login-required');
  const upline = sender.uplineId === null ? undefined : await members.find(sender.uplineId);
  const state = uplineStateOf(sender, upline);
  if (state === 'NOT_ALLOWED') throw new Refusal('cashier.transfer-not-allowed');
  if (state === 'NO_UPLINE' || upline === undefined) throw new Refusal('cashier.transfer-no-upline');
  if (isHeldBack(sender) || isHeldBack(upline)) throw new Refusal('cashier.transfer-paused');
  return { sender, upline };
};

const checkAmount = (limits: UplineLimits, amount: Money, sent: Money): void => {
  const { min, max } = limits;
  if (amount < min || amount > max || amount <= 0n)
    throw new Refusal('cashier.transfer-range', { min: writeMoney(min), max: writeMoney(max) });
  const left = leftOf(limits, sent);
  if (amount > left) throw new Refusal('cashier.transfer-day-limit', { left: writeMoney(left) });
};

/** A deposit of nothing passes every limit, so what still objects is a pause or an exclusion. */
const NOTHING = { amount: money(0n), waiting: money(0n) };

const refusePaused = async ({ protection }: CashierDeps, tx: Tx, { sender, upline }: Sides): Promise<void> => {
  // In the order of ids, as accounts are locked.
  const ids = [sender.id, upline.id].toSorted((one, other) => (one < other ? -1 : 1));
  for (const id of ids)
    if ((await protection.objectionToDeposit(tx, id, NOTHING)) !== undefined)
      throw new Refusal('cashier.transfer-paused');
};

const writeMessages = async ({ messages }: CashierDeps, tx: Tx, { sender, upline }: Sides, row: PeerTransferRow) => {
  const amount = row.amount.toString();
  const link = { page: 'transactionHistory' };
  await messages.write(tx, {
    member: sender.id,
    kind: 'transfer-sent',
    params: { amount, account: upline.account },
    link,
    key: `transfer:${row.id}:sent`,
  });
  await messages.write(tx, {
    member: upline.id,
    kind: 'transfer-received',
    params: { amount, account: sender.account },
    link,
    key: `transfer:${row.id}:received`,
  });
};
