import type { transferUpline as endpoint } from '@fairground/contract/cashier/transfer-endpoints';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { marketNamed } from '@fairground/contract/market/markets';
import { money, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Caller, Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Member } from '../../members/index.ts';
import { REFUSAL_OF } from '../../wallet/index.ts';
import type { CashierDeps } from '../deps.ts';
import { findTransferByKey, insertTransfer, queueTransfers, sumTransfers } from '../store/peer-transfers.ts';
import type { PeerTransferRow } from '../store/peer-transfers.ts';
import { hasOpenTurnover } from '../store/turnover.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import type { Turnover } from '../turnover/turnover.ts';
import { latestWait, waitsOf } from '../withdrawal/obstacles.ts';
import type { Wait } from '../withdrawal/obstacles.ts';
import { isHeldBack, leftOf, limitsFrom, stricterLimits } from './domain/transfer-rules.ts';
import type { TransferLimits } from './domain/transfer-rules.ts';

export type TransferDeps = CashierDeps & { readonly turnover: Pick<Turnover, 'open'> };
export type Flags = Awaited<ReturnType<CashierDeps['system']['readFlags']>>;
type Side = Pick<Member, 'id' | 'account' | 'status'>;
/** The one who sends, in its market. */
export type Sender = Pick<Caller, 'market'> & { readonly session: Session };
export type Sides = { readonly sender: Side; readonly receiver: Side };

/** Up to the upline or down to somebody below, and who stands on both sides; it refuses who may not send this way. */
export type Way = {
  readonly direction: 'UP' | 'DOWN';
  /** Whom the request names; upwards there is one upline and nobody to name. */
  readonly to?: MemberId;
  readonly needSides: (reader: Reader, flags: Flags) => Promise<Sides>;
};

/**
 * Sends money between a member and its upline. What another request could change is asked in the transaction that moves
 * the money, one transfer of a member after another.
 */
export const sendMoney = async (
  deps: TransferDeps,
  { direction, to, needSides }: Way,
  { amount, payPassword, idempotencyKey }: BodyOf<typeof endpoint>,
  { session, market }: Sender,
): Promise<ValueOf<typeof endpoint>> => {
  const { db, clock, days, identity, members, system, wallet } = deps;
  const { memberId: member } = session;
  const { action, label } = NAMES[direction];
  const flags = await system.readFlags();
  const limits = stricterLimits(limitsFrom(flags), await members.agentLimits.find(db, member));
  const answered = async (row: PeerTransferRow) => {
    const isSame = row.amount === amount && row.direction === direction && (to === undefined || row.to_id === to);
    if (!isSame) throw new Refusal('cashier.transfer-key-conflict');
    const sent = await sumTransfers(db, member, { direction, day: days.dayOf(clock.now()) });
    return { transferId: row.id, amount: row.amount, leftToday: leftOf(limits, sent) };
  };
  const before = await findTransferByKey(db, member, idempotencyKey);
  if (before !== undefined) return answered(before);

  if (!market().policy.accountTransfers) throw new Refusal('cashier.transfer-forbidden');
  const sides = await needSides(db, flags);
  const { receiver } = sides;
  await refuseMarketOf(deps, receiver.id);
  if (isHeldBack(sides.sender) || isHeldBack(receiver)) throw new Refusal('cashier.transfer-paused');
  const rules = await readRules(db);
  refuseWaits(await waitsOf(deps, session, rules));
  await identity.requireFactorForMoney(session);
  await identity.requirePaymentPassword(member, payPassword);
  const currency = await wallet.currencyOf(session);
  const [own, theirs] = [await wallet.accountsOf(member, currency), await wallet.accountsOf(receiver.id, currency)];

  const row = await inTransaction(db, async (tx) => {
    await queueTransfers(tx, member);
    const twin = await findTransferByKey(tx, member, idempotencyKey);
    if (twin !== undefined) return twin;
    const now = clock.now();
    const day = days.dayOf(now);
    checkAmount(limits, amount, await sumTransfers(tx, member, { direction, day }));
    if ((await wallet.readOwed(tx, member, currency)) > 0n) throw new Refusal('cashier.transfer-owing');
    if (direction === 'UP' && (await hasOpenTurnover(tx, member))) throw new Refusal('cashier.turnover-not-met');
    // The password took its time: somebody may have been moved, lost the permission or changed its protection since.
    refuseWaits(await waitsOf(deps, session, rules, tx));
    if ((await needSides(tx, flags)).receiver.id !== receiver.id) throw new Refusal('cashier.transfer-upline-changed');
    await refusePaused(deps, tx, sides);
    const made = await insertTransfer(tx, {
      ...{ from_id: member, to_id: receiver.id, direction, amount, currency, business_day: day, sent_at: now },
      idempotency_key: idempotencyKey,
    });
    const [answer] = await wallet.applyIn(tx, [
      {
        id: { tenant: deps.tenant, source: 'cashier', member, action, transactionId: made.id.toString() },
        ...{ kind: 'agent-transfer', account: own.cash, counter: theirs.cash, amount: money(-amount) },
        ...(label && { label }),
      },
    ]);
    if (answer === undefined) throw new Error('The ledger gave no answer.');
    if (answer.outcome !== 'applied') throw new Refusal(REFUSAL_OF[answer.outcome]);
    // What comes from above is played once before it may leave; what is sent up was played before.
    if (direction === 'DOWN')
      await deps.turnover.open(tx, {
        ...{ member: receiver.id, source: 'TRANSFER_IN', reference: made.id.toString(), required: amount },
      });
    await writeMessages(deps, tx, sides, made);
    return made;
  });
  return answered(row);
};

/** The law of the receiver holds as well, wherever the sender is. */
const refuseMarketOf = async ({ identity }: CashierDeps, receiver: MemberId): Promise<void> => {
  const home = await identity.homeMarketOf(receiver);
  if (home !== undefined && !marketNamed(home).policy.accountTransfers) throw new Refusal('cashier.transfer-forbidden');
};

const refuseWaits = (waits: readonly Wait[]): void => {
  const wait = latestWait(waits);
  if (wait) throw new Refusal('cashier.transfer-waits', { cause: wait.cause, until: wait.until.toISOString() });
};

/** What the ledger calls them; a movement to the upline needs no label. */
const NAMES = {
  UP: { action: 'upline', label: undefined },
  DOWN: { action: 'downline', label: 'transfer-down' },
} as const;

const checkAmount = (limits: TransferLimits, amount: Money, sent: Money): void => {
  const { min, max } = limits;
  if (amount < min || amount > max || amount <= 0n)
    throw new Refusal('cashier.transfer-range', { min: writeMoney(min), max: writeMoney(max) });
  const left = leftOf(limits, sent);
  if (amount > left) throw new Refusal('cashier.transfer-day-limit', { left: writeMoney(left) });
};

/** A deposit of nothing passes every limit, so what still objects is a pause or an exclusion. */
const NOTHING = { amount: money(0n), waiting: money(0n) };

const refusePaused = async ({ protection }: CashierDeps, tx: Tx, { sender, receiver }: Sides): Promise<void> => {
  // In the order of ids, as accounts are locked.
  const ids = [sender.id, receiver.id].toSorted((one, other) => (one < other ? -1 : 1));
  for (const id of ids)
    if ((await protection.objectionToDeposit(tx, id, NOTHING)) !== undefined)
      throw new Refusal('cashier.transfer-paused');
};

const writeMessages = async ({ messages }: CashierDeps, tx: Tx, { sender, receiver }: Sides, row: PeerTransferRow) => {
  const amount = row.amount.toString();
  const link = { page: 'transactionHistory' };
  await messages.write(tx, {
    member: sender.id,
    kind: 'transfer-sent',
    params: { amount, account: receiver.account },
    link,
    key: `transfer:${row.id}:sent`,
  });
  await messages.write(tx, {
    member: receiver.id,
    kind: 'transfer-received',
    params: { amount, account: sender.account },
    link,
    key: `transfer:${row.id}:received`,
  });
};
