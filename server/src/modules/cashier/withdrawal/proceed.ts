import type { ReviewReason, WithdrawalState } from '@fairground/contract/cashier/withdrawal-states';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { choosePayer } from '../providers/choose-payer.ts';
import type { PaymentProvider, PayoutState } from '../providers/provider.ts';
import { accountsOf, isShared } from '../store/bank-accounts.ts';
import { listResting } from '../store/provider-health.ts';
import { listOpenTurnover } from '../store/turnover.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import { findWithdrawal, lockWithdrawal, updateWithdrawal, wasPaidTo } from '../store/withdrawals.ts';
import type { WithdrawalId, WithdrawalRow } from '../store/withdrawals.ts';
import { numberOf } from './bank-accounts.ts';
import { NO_CLAIM } from './domain/claim.ts';
import { judgeRisk, objectionsToPayout } from './domain/risk.ts';
import type { Objections } from './domain/risk.ts';
import { minutesAfter } from './domain/rules.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { isLockedOut } from './obstacles.ts';
import type { WithdrawalCore } from './parts.ts';
import { goesToPool, tendPool } from '../c2c/pool.ts';
import { C2C, isC2cOn } from '../c2c/rules.ts';
import { restOf } from './domain/rest.ts';

const DAY_MS = 86_400_000;

/** Takes the steps that need no person: the judgement, the payout, and asking what became of one. May be called again. */
export const proceed = async (core: WithdrawalCore, id: WithdrawalId): Promise<void> => {
  const { db } = core;
  const row = await findWithdrawal(db, id);
  if (row === undefined) return;
  if (row.status === 'REQUESTED' && (await judge(core, row)) !== 'AUTO_OK') return;
  const due = await startPaying(core, id);
  if (due?.row.provider === C2C) {
    const rest = await tendPool(core, id, async (reader, waiting) => (await payerOf(core, reader, waiting))?.code);
    if (rest !== undefined) await order(core, rest);
  } else if (due !== undefined) await (due.isNew ? order(core, due.row) : ask(core, due.row));
};

const judge = async (core: WithdrawalCore, { id, member_id }: WithdrawalRow): Promise<WithdrawalState> => {
  const { db, clock, members } = core;
  // Before the transaction: a connection that is held must not wait for another.
  const member = await members.find(member_id);
  return inTransaction(db, async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (row?.status !== 'REQUESTED') return row?.status ?? 'CANCELLED';
    const now = clock.now();
    const { autoMax } = await readRules(tx);
    const account = (await accountsOf(tx, [row.account_id])).get(row.account_id);
    const registeredAt = member?.registeredAt ?? now;
    const { isAuto, score, reasons } = judgeRisk({
      amount: row.amount,
      autoMax,
      isAccountUsed: await wasPaidTo(tx, row.account_id),
      isAccountShared: account === undefined || (await isShared(tx, account)),
      // What a deposit opened since is no matter of this withdrawal.
      isTurnoverOpen: (await listOpenTurnover(tx, row.member_id)).some(({ openedAt }) => openedAt <= row.requested_at),
      memberAgeDays: (now.getTime() - registeredAt.getTime()) / DAY_MS,
      ...(await objectionsOf(core, tx, row)),
    });
    const status = isAuto ? 'AUTO_OK' : 'REVIEW_1';
    await move(core, tx, row, status, { score, review_reasons: [...reasons] });
    return status;
  });
};

/** What speaks against paying now. The member and its protection stay as they are until the commit. */
const objectionsOf = async (
  { members, identity, standing }: Pick<WithdrawalCore, 'members' | 'identity' | 'standing'>,
  tx: Tx,
  { member_id: member, status, requested_at: requestedAt, moved_at: movedAt }: WithdrawalRow,
): Promise<Objections> => {
  const changedAt = await identity.securityChangedAt(tx, member);
  // A person who approved it decided by what was known then.
  const knownAt = status === 'APPROVED' ? movedAt : requestedAt;
  return {
    isLocked: isLockedOut(await members.lockStatus(tx, member)),
    isProtectionChanged: changedAt !== undefined && changedAt > knownAt,
    isUnderInvestigation: await standing.underInvestigation(tx, member),
  };
};

type Due = { readonly row: WithdrawalRow; readonly isNew: boolean };

/** Written before the provider is asked: whatever dies afterwards, the payout is known to be on its way. */
const startPaying = async (core: WithdrawalCore, id: WithdrawalId): Promise<Due | undefined> => {
  const { db, clock, log } = core;
  const isOn = await isC2cOn(core);
  return inTransaction(db, async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (row === undefined) return undefined;
    if (row.status === 'PAYING' || row.status === 'UNKNOWN') return { row, isNew: false };
    if (row.status !== 'AUTO_OK' && row.status !== 'APPROVED') return undefined;
    const reasons = objectionsToPayout(await objectionsOf(core, tx, row), { isApproved: row.status === 'APPROVED' });
    if (reasons.length > 0) {
      await backToReview(core, tx, row, reasons);
      return undefined;
    }
    const provider = (await goesToPool(core, tx, row, isOn)) ? C2C : (await payerOf(core, tx, row))?.code;
    if (provider === undefined) {
      log.warn({ withdrawal: row.no }, 'no provider pays out');
      return undefined;
    }
    const changes = { provider, asked_at: clock.now(), pay_failure: null };
    return { row: await move(core, tx, row, 'PAYING', changes), isNew: true };
  });
};

/** It is reviewed from its beginning, by anybody. */
const backToReview = async (
  core: WithdrawalCore,
  tx: Tx,
  row: WithdrawalRow,
  reasons: readonly ReviewReason[],
): Promise<void> => {
  const nobody = { ...NO_CLAIM, reviewer1: null, reviewer2: null };
  await move(core, tx, row, 'REVIEW_1', { ...nobody, review_reasons: [...reasons] });
};

/** Who would pay a withdrawal to its account. */
export const payerOf = async (
  { providers }: Pick<WithdrawalCore, 'providers'>,
  reader: Reader,
  { account_id, currency }: WithdrawalRow,
): Promise<PaymentProvider | undefined> => {
  const kind = (await accountsOf(reader, [account_id])).get(account_id)?.kind;
  return kind === undefined ? undefined : choosePayer(providers, { kind, currency }, await listResting(reader));
};

const providerOf = ({ providers }: WithdrawalCore, { provider }: WithdrawalRow): PaymentProvider | undefined =>
  providers.find(({ code }) => code === provider);

/** Orders the payout under the number of the withdrawal, which the provider pays once. */
const order = async (core: WithdrawalCore, row: WithdrawalRow): Promise<void> => {
  const { db, box, log } = core;
  const account = (await accountsOf(db, [row.account_id])).get(row.account_id);
  const provider = providerOf(core, row);
  if (account === undefined || provider === undefined) return;
  const { no, currency } = row;
  const amount = restOf(row);
  const { kind, bank, holder } = account;
  const payment = { no, amount, currency, account: { kind, bank, holder, number: numberOf(box, account) } };
  const state = await provider.payOut(payment).catch((error: unknown) => {
    log.warn({ err: error, withdrawal: no }, 'the outcome of a payout is unknown');
    return undefined;
  });
  await note(core, row.id, state);
};

/** Asks what became of a payout. One that the provider never got is ordered again. */
const ask = async (core: WithdrawalCore, row: WithdrawalRow): Promise<void> => {
  const { db, clock, log } = core;
  const provider = providerOf(core, row);
  if (provider === undefined) return;
  const found = await provider.findPayout(row.no).catch((error: unknown) => {
    log.warn({ err: error, withdrawal: row.no }, 'a provider does not answer about a payout');
    return undefined;
  });
  if (found?.state !== 'unknown') return note(core, row.id, found);
  const again = await inTransaction(db, async (tx) => {
    const now = await lockWithdrawal(tx, row.id);
    if (now?.status !== 'PAYING' && now?.status !== 'UNKNOWN') return undefined;
    // It was never paid, so it is for staff to order it again or to give it back.
    if (isLockedOut(await core.members.lockStatus(tx, now.member_id))) {
      await move(core, tx, now, 'PAY_FAILED', { pay_failure: 'member-locked' });
      return undefined;
    }
    return now.status === 'UNKNOWN' ? move(core, tx, now, 'PAYING', { asked_at: clock.now() }) : now;
  });
  if (again !== undefined) await order(core, again);
};

/** Keeps what a provider says of a payout. No answer is no refusal: nothing is ever given back for silence. */
const note = (core: WithdrawalCore, id: WithdrawalId, state: PayoutState | undefined): Promise<void> =>
  inTransaction(core.db, (tx) => noteIn(core, tx, id, state));

/** What is not on its way is left as it is. */
export const noteIn = async (
  core: WithdrawalCore,
  tx: Tx,
  id: WithdrawalId,
  state: PayoutState | undefined,
): Promise<void> => {
  const row = await lockWithdrawal(tx, id);
  if (row?.status !== 'PAYING' && row?.status !== 'UNKNOWN') return;
  if (state === undefined) {
    if (row.status === 'PAYING') await move(core, tx, row, 'UNKNOWN', {});
  } else if (state.state === 'refused') await move(core, tx, row, 'PAY_FAILED', { pay_failure: state.reason });
  else if (state.state === 'paid') await paidOut(core, tx, row, state.reference);
  else if (row.provider_reference !== state.reference)
    await updateWithdrawal(tx, id, { provider_reference: state.reference });
};

const paidOut = async (core: WithdrawalCore, tx: Tx, row: WithdrawalRow, reference: string): Promise<void> => {
  const { clock, messages } = core;
  const { confirmMinutes } = await readRules(tx);
  const deadline = minutesAfter(clock.now(), confirmMinutes);
  await move(core, tx, row, 'PAID_OUT', { provider_reference: reference, confirm_deadline: deadline });
  await messages.write(tx, {
    member: row.member_id,
    kind: 'withdrawal-paid',
    params: { amount: restOf(row).toString(), no: row.no, minutes: confirmMinutes.toString() },
    link: { page: 'withdraw', id: row.no },
    key: `withdrawal:${row.id}:paid`,
  });
};

const move = (
  core: Pick<WithdrawalCore, 'clock' | 'announce'>,
  tx: Tx,
  { id }: WithdrawalRow,
  status: WithdrawalState,
  changes: Parameters<typeof moveWithdrawal>[3],
): Promise<WithdrawalRow> =>
  moveWithdrawal(core, tx, id, { ...changes, status, moved_at: core.clock.now(), moved_by: 'system' });
