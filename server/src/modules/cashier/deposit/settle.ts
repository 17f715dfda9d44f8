import { depositFee } from '@fairground/contract/cashier/deposit-rules';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { AccountId, Operation } from '../../wallet/index.ts';
import { depositCredited } from '../facts.ts';
import { findChannel } from '../store/channels.ts';
import { countMethods, hasCreditedBefore, moveDeposit, queueDepositor, sumCredited } from '../store/deposits.ts';
import type { ChannelRow, DepositRow } from '../store/deposits.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import { announceMove } from './announce-move.ts';
import { objectionToPayment } from './domain/judge-payment.ts';
import type { DepositDeps } from './parts.ts';

const WEEK_MS = 7 * 86_400_000;

/** Opened before the transaction: accounts are made on connections of their own. */
export type CreditWays = {
  readonly cash: AccountId;
  readonly provider: AccountId;
  readonly fees: AccountId;
  readonly channel: ChannelRow;
};

export type SettleWays = CreditWays & { readonly payeeName: string | null };

export const settleWaysOf = async (deps: DepositDeps, row: DepositRow): Promise<SettleWays> => {
  if (row.promotion_id !== null) await deps.offers.prepare(row.member_id, row.currency);
  const member = await deps.members.find(row.member_id);
  return { ...(await creditWaysOf(deps, deps.db, row)), payeeName: member?.payeeName ?? null };
};

/** What a credit needs that nobody judges by the payer's name. */
export const creditWaysOf = async (
  { wallet }: Pick<DepositDeps, 'wallet'>,
  reader: Reader,
  row: DepositRow,
): Promise<CreditWays> => {
  const channel = await findChannel(reader, row.channel_id);
  if (channel === undefined) throw new Error(`The channel of ${row.no} is gone.`);
  const { cash } = await wallet.accountsOf(row.member_id, row.currency);
  const provider = await wallet.houseAccount(`PSP:${channel.code}`, row.currency);
  const fees = await wallet.houseAccount('H_FEE', row.currency);
  return { cash, provider, fees, channel };
};

/** Credits a deposit that was just paid, or keeps it for a person where something is odd. */
export const settleIn = async (deps: DepositDeps, tx: Tx, row: DepositRow, ways: SettleWays): Promise<DepositRow> => {
  const reason = objectionToPayment({
    expected: row.pay_amount,
    received: row.received ?? money(0n),
    payerName: row.payer_name,
    payeeName: ways.payeeName,
    ...(await standingOf(deps, tx, row.member_id)),
  });
  if (reason === undefined) return creditIn(deps, tx, row, ways);
  return toReview(deps, tx, row, { reason });
};

/** Payments of one member are judged one after another: of two at once the second counts the first. */
const standingOf = async ({ verification }: Pick<DepositDeps, 'verification'>, tx: Tx, member: MemberId) => {
  await queueDepositor(tx, member);
  const { depositLevel2From } = await readRules(tx);
  return {
    creditedBefore: await sumCredited(tx, member),
    identityLevel: await verification.levelOf(tx, member),
    identifiedFrom: depositLevel2From,
  };
};

/**
 * Credits once: the key of the movement is the deposit, and the row is locked and leaves this state in the same commit. What
 * the wallet refuses, such as a block that began meanwhile, stays with a person; the next try has a key of its own.
 */
export const creditIn = async (deps: DepositDeps, tx: Tx, row: DepositRow, ways: CreditWays): Promise<DepositRow> => {
  const { clock, wallet, messages, announce, turnover, offers, protection } = deps;
  const received = row.received ?? money(0n);
  // A limit may have been used up or set since the deposit was asked for: money that comes late does not pass it.
  const objection = await protection.objectionToDeposit(tx, row.member_id, { amount: received, waiting: money(0n) });
  if (objection !== undefined) return toReview(deps, tx, row, { reason: 'credit-refused' });
  const fee = depositFee(received, { feePpm: ways.channel.fee_ppm, feeSide: ways.channel.fee_side });
  const answers = await wallet.applyIn(tx, operationsOf(deps, row, ways, { received, fee }));
  if (answers.some(({ outcome }) => outcome !== 'applied'))
    return toReview(deps, tx, row, { reason: 'credit-refused', credit_tries: row.credit_tries + 1 });

  const { member_id: member, currency, promotion_id: promotionId, no } = row;
  const isOfferGranted =
    promotionId === null ? null : await offers.grantIn(tx, { member, currency, promotionId, deposit: no, received });
  // Also with an offer: its grant is wagered for the bonus alone and may wait in the queue or be given up.
  await turnover.open(tx, {
    member,
    source: 'DEPOSIT',
    reference: row.id.toString(),
    required: money(received - fee),
  });
  const methods = await countMethods(tx, row, new Date(clock.now().getTime() - WEEK_MS));
  await protection.noteDeposit(tx, member, { reference: row.id.toString(), methods });
  const isFirst = !(await hasCreditedBefore(tx, member, row.id));
  const credited = await moveDeposit(tx, row.id, {
    status: 'CREDITED',
    changed_at: clock.now(),
    fee,
    is_offer_granted: isOfferGranted,
  });
  await messages.write(tx, {
    member,
    kind: 'deposit-credited',
    params: { amount: money(received - fee).toString(), no },
    link: { page: 'depositv2', id: no },
    key: `deposit:${row.id}:credited`,
  });
  if (isOfferGranted === false)
    await messages.write(tx, {
      member,
      kind: 'deposit-without-offer',
      params: { no },
      link: { page: 'depositv2', id: no },
      key: `deposit:${row.id}:without-offer`,
    });
  const paid = { member: member.toString(), currency, amount: received.toString(), fee: fee.toString() };
  await announce(tx, depositCredited, { ...paid, deposit: row.id.toString(), isFirst });
  await announceMove(deps, tx, credited);
  return credited;
};

/** What the two movements of a credit are known by. */
export const creditIds = ({ tenant }: DepositDeps, { id, member_id: member, credit_tries: tries }: DepositRow) => {
  const key = { tenant, source: 'cashier', member, transactionId: `DEP:${id}${tries === 0 ? '' : `:${tries}`}` };
  return { paid: { ...key, action: 'deposit' }, fee: { ...key, action: 'deposit-fee' } };
};

const operationsOf = (
  deps: DepositDeps,
  row: DepositRow,
  { cash, provider, fees }: CreditWays,
  { received, fee }: { readonly received: Money; readonly fee: Money },
): readonly Operation[] => {
  const ids = creditIds(deps, row);
  const paid = { id: ids.paid, kind: 'deposit', account: cash, counter: provider, amount: received } as const;
  if (fee === 0n) return [paid];
  return [paid, { id: ids.fee, kind: 'fee', account: cash, counter: fees, amount: money(-fee) }];
};

const toReview = async (
  deps: DepositDeps,
  tx: Tx,
  row: DepositRow,
  why: { readonly reason: NonNullable<DepositRow['reason']>; readonly credit_tries?: number },
): Promise<DepositRow> => {
  const review = await moveDeposit(tx, row.id, { status: 'REVIEW', changed_at: deps.clock.now(), ...why });
  await deps.messages.write(tx, {
    member: row.member_id,
    kind: 'deposit-in-review',
    params: { amount: (row.received ?? row.amount).toString(), no: row.no },
    link: { page: 'depositv2', id: row.no },
    key: `deposit:${row.id}:review`,
  });
  await announceMove(deps, tx, review);
  return review;
};
