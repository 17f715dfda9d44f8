import { DEPOSIT_PAGE_SIZE } from '@fairground/contract/cashier/deposit-endpoints';
import type { Deposit, DepositChannel, DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import { DEPOSIT_MINUTES, UNPAID_MAX } from '@fairground/contract/cashier/deposit-rules';
import type { Id, MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { listChannels } from '../store/channels.ts';
import { countUnpaid, findDeposit, listDeposits, listHistory, sumCredited } from '../store/deposits.ts';
import { listResting } from '../store/provider-health.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import type { DepositRow } from '../store/deposits.ts';
import { keeperOf } from './answer-member.ts';
import { isTaking, minuteOf } from './domain/channel.ts';
import { IDENTIFIED } from './domain/judge-payment.ts';
import { chipsWithin } from './domain/channel-change.ts';
import type { DepositDeps } from './parts.ts';
import { sliceOfDeposit } from '../c2c/pair-deposit.ts';
import { C2C, isC2cOn } from '../c2c/rules.ts';

export const readSettings = async (
  { db, wallet, offers, protection, verification }: DepositDeps,
  session: Session,
  language: string,
) => {
  const currency = await wallet.currencyOf(session);
  const { count, amount } = await countUnpaid(db, session.memberId);
  const { pause, left } = await protection.depositRoomOf(db, session.memberId, amount);
  return {
    currency,
    currencySymbol: await wallet.symbolOf(currency),
    unpaid: count,
    unpaidMax: UNPAID_MAX,
    minutes: DEPOSIT_MINUTES,
    isPaused: pause !== undefined,
    limitLeft: left ?? null,
    identityFrom: await identityBarOf({ db, verification }, session.memberId),
    offers: (await offers.offersFor(session.memberId, language)).map(({ promotionId, ...offer }) => ({
      ...offer,
      promotionId: promotionId.toString(),
    })),
  };
};

/** What a deposit may reach before the member has to be known; nothing for one that is. */
const identityBarOf = async (
  { db, verification }: Pick<DepositDeps, 'db' | 'verification'>,
  member: MemberId,
): Promise<Money | null> => {
  if ((await verification.levelOf(db, member)) >= IDENTIFIED) return null;
  const room = (await readRules(db)).depositLevel2From - (await sumCredited(db, member));
  return money(room > 0n ? room : 0n);
};

/** Channels of the member's rank and currency whose provider answers; closed ones are shown with their hours. */
export const showChannels = async (deps: DepositDeps, session: Session): Promise<readonly DepositChannel[]> => {
  const { db, clock, days, members, wallet, providers } = deps;
  const rank = (await members.find(session.memberId))?.rankLevel ?? 0;
  const currency = await wallet.currencyOf(session);
  const minute = minuteOf(clock.now(), days.timeZone);
  const resting = await listResting(db);
  const answering = providers.map(({ code }) => code).filter((code) => !resting.has(code));
  const codes = new Set([...answering, ...((await isC2cOn(deps)) ? [C2C] : [])]);
  return (await listChannels(db))
    .filter((channel) => channel.currency === currency && channel.min_rank <= rank && codes.has(channel.provider))
    .map((channel) => ({
      channelId: channel.id as Id<'channel'>,
      code: channel.code,
      kind: channel.kind,
      min: channel.min_amount,
      max: channel.max_amount,
      chips: [
        ...chipsWithin(
          channel.chips.map((units) => money(BigInt(units))),
          channel,
        ),
      ],
      feePpm: channel.fee_ppm,
      feeSide: channel.fee_side,
      opensMinute: channel.opens_minute,
      closesMinute: channel.closes_minute,
      isOpen: isTaking(channel, { minute, rank }),
    }));
};

export const readOwnDeposit = async (deps: DepositDeps, no: string, memberId: MemberId): Promise<DepositDetail> => {
  const row = await findDeposit(deps.db, no);
  if (row === undefined || row.member_id !== memberId) throw new Refusal('cashier.deposit-unknown');
  return detailOf(deps, row);
};

export const detailOf = async (deps: DepositDeps, row: DepositRow): Promise<DepositDetail> => {
  const { db, pictures } = deps;
  const [shown] = await shownOf(deps, [row]);
  if (shown === undefined) throw new Error(`The channel of ${row.no} is gone.`);
  const kept = await pictures.listStored(db, [keeperOf(row)]);
  return {
    ...shown,
    ...(row.provider === C2C ? await sliceOfDeposit(deps, db, row) : { sliceId: null, instructions: row.instructions }),
    proof: { note: row.proof_note, pictures: [...(kept.get(keeperOf(row)) ?? [])] },
    timeline: [...(await listHistory(db, row.id))],
  };
};

export const listOwnDeposits = async (deps: DepositDeps, memberId: MemberId, before: bigint | undefined) => {
  const rows = await listDeposits(deps.db, { memberId, before }, DEPOSIT_PAGE_SIZE);
  const page = rows.slice(0, DEPOSIT_PAGE_SIZE);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { list: [...(await shownOf(deps, page))], next: (last?.id ?? null) as Id<'deposit'> | null };
};

const shownOf = async ({ db, wallet }: DepositDeps, rows: readonly DepositRow[]): Promise<readonly Deposit[]> => {
  const channels = new Map((await listChannels(db)).map((channel) => [channel.id, channel]));
  const symbols = new Map<string, string>();
  for (const { currency } of rows) if (!symbols.has(currency)) symbols.set(currency, await wallet.symbolOf(currency));
  return rows.map((row) => ({
    no: row.no,
    channel: channels.get(row.channel_id)?.code ?? '',
    kind: channels.get(row.channel_id)?.kind ?? 'BANK',
    status: row.status,
    reason: row.reason,
    amount: row.amount,
    payAmount: row.pay_amount,
    fee: row.fee,
    received: row.received,
    currency: row.currency,
    currencySymbol: symbols.get(row.currency) ?? '',
    promotionId: row.promotion_id?.toString() ?? null,
    isOfferGranted: row.is_offer_granted,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
};
