import type { createDeposit as contract } from '@fairground/contract/cashier/deposit-endpoints';
import { depositFee, DEPOSIT_MINUTES, tailMost, UNPAID_MAX } from '@fairground/contract/cashier/deposit-rules';
import type { BodyOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findChannel } from '../store/channels.ts';
import { countUnpaid, findByKey, insertDeposit, listTakenAmounts, queueDepositor } from '../store/deposits.ts';
import type { ChannelRow, DepositRow } from '../store/deposits.ts';
import { listResting } from '../store/provider-health.ts';
import { isAmountInRange, isTaking, minuteOf } from './domain/channel.ts';
import { newDepositNo } from './domain/deposit-number.ts';
import { freeTails, tailRange } from './domain/tail.ts';
import { announceMove } from './announce-move.ts';
import type { DepositDeps } from './parts.ts';
import { startDeposit } from './start-deposit.ts';
import { SLICE_PAY_MINUTES } from '@fairground/contract/cashier/slice-states';
import { C2C, C2C_LEVEL, isC2cOn, isIdentified } from '../c2c/rules.ts';

const MINUTE_MS = 60_000;

/**
 * Asks to pay in. The row is there before the provider is asked, so that a callback always finds it; a retry with the same
 * key goes on where the first call was lost.
 */
export const createDeposit = async (
  deps: DepositDeps,
  body: BodyOf<typeof contract>,
  session: Session,
): Promise<DepositRow> => {
  const { db, clock, days, wallet, members, offers } = deps;
  const { memberId } = session;
  const [channel, currency, member] = await Promise.all([
    findChannel(db, body.channelId),
    wallet.currencyOf(session),
    members.find(memberId),
  ]);
  const promotionId = body.promotionId === undefined ? null : BigInt(body.promotionId);
  if (promotionId !== null) {
    const offered = await offers.offersFor(memberId, session.language ?? 'EN');
    const chosen = offered.find((offer) => offer.promotionId === promotionId);
    if (chosen === undefined || body.amount < chosen.min) throw new Refusal('cashier.offer-unknown');
  }

  const isC2c = channel?.provider === C2C;
  const isC2cOpen = isC2c && (await isC2cOn(deps));

  const row = await inTransaction(db, async (tx) => {
    await queueDepositor(tx, memberId);
    const known = await findByKey(tx, memberId, body.idempotencyKey);
    if (known) return sameOrRefuse(known, { ...body, promotionId });
    const minute = minuteOf(clock.now(), days.timeZone);
    const rank = member?.rankLevel ?? 0;
    if (
      channel === undefined ||
      channel.currency !== currency ||
      !isTaking(channel, { minute, rank }) ||
      (await listResting(tx)).has(channel.provider) ||
      isC2c !== isC2cOpen
    )
      throw new Refusal('cashier.channel-closed');
    if (isC2c && !(await isIdentified(deps, tx, memberId)))
      throw new Refusal('cashier.identity-level', { level: C2C_LEVEL });
    if (!isAmountInRange(body.amount, channel))
      throw new Refusal('cashier.amount-range', {
        min: channel.min_amount.toString(),
        max: channel.max_amount.toString(),
      });
    return askFor(deps, tx, { session, channel, amount: body.amount, key: body.idempotencyKey, promotionId });
  });
  return row.status === 'CREATED' ? startDeposit(deps, row) : row;
};

type Asked = {
  readonly session: Session;
  readonly channel: ChannelRow;
  readonly amount: Money;
  readonly key: string;
  readonly promotionId: bigint | null;
};

const askFor = async (
  deps: DepositDeps,
  tx: Tx,
  { session: { memberId }, channel, amount, key, promotionId }: Asked,
): Promise<DepositRow> => {
  const { clock, days, random, protection } = deps;
  const waiting = await countUnpaid(tx, memberId);
  if (waiting.count >= UNPAID_MAX) throw new Refusal('cashier.too-many-unpaid', { most: UNPAID_MAX });
  const objection = await protection.objectionToDeposit(tx, memberId, {
    // With what makes a transfer recognisable: a deposit that is paid as asked for must not pass the limit.
    amount: money(amount + tailMost(channel.kind)),
    // Read again after the lock: a deposit of the same moment counts.
    waiting: async () => (await countUnpaid(tx, memberId)).amount,
  });
  if (objection) throw new Refusal(objection);
  const now = clock.now();
  const row = await insertDeposit(tx, {
    no: newDepositNo(random, days.dayOf(now)),
    member_id: memberId,
    channel_id: channel.id,
    provider: channel.provider,
    currency: channel.currency,
    amount,
    pay_amount: channel.kind === 'BANK' ? await chooseTail(deps, tx, channel, amount) : amount,
    fee: depositFee(amount, { feePpm: channel.fee_ppm, feeSide: channel.fee_side }),
    promotion_id: promotionId,
    idempotency_key: key,
    instructions: null,
    created_at: now,
    changed_at: now,
    polled_at: now,
    expires_at: new Date(now.getTime() + (channel.provider === C2C ? SLICE_PAY_MINUTES : DEPOSIT_MINUTES) * MINUTE_MS),
  });
  await announceMove(deps, tx, row);
  return row;
};

const chooseTail = async ({ random }: DepositDeps, tx: Tx, { id }: ChannelRow, amount: Money): Promise<Money> => {
  const free = freeTails(amount, await listTakenAmounts(tx, id, tailRange(amount)));
  const chosen = free.length === 0 ? undefined : free[random.below(free.length)];
  if (chosen === undefined) throw new Refusal('cashier.channel-busy');
  return chosen;
};

const sameOrRefuse = (
  known: DepositRow,
  asked: { readonly channelId: bigint; readonly amount: Money; readonly promotionId: bigint | null },
): DepositRow => {
  const isSame =
    known.channel_id === asked.channelId && known.amount === asked.amount && known.promotion_id === asked.promotionId;
  if (!isSame) throw new Refusal('cashier.key-conflict');
  return known;
};
