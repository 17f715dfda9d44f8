import type { StaffWithdrawal } from '@fairground/contract/cashier/operator-endpoints';
import type { Withdrawal } from '@fairground/contract/cashier/withdrawal-fields';
import { WITHDRAWALS_ON_THE_WAY } from '@fairground/contract/cashier/withdrawal-states';
import type { WithdrawalState } from '@fairground/contract/cashier/withdrawal-states';
import type { Reader } from '../../../platform/database/index.ts';
import { accountsOf } from '../store/bank-accounts.ts';
import type { StoredAccount } from '../store/bank-accounts.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import { listSteps } from '../store/withdrawals.ts';
import type { WithdrawalRow } from '../store/withdrawals.ts';
import { maskedNumber } from './domain/bank-account.ts';
import { isClaimed } from './domain/claim.ts';
import type { Claim } from './domain/claim.ts';
import { minutesAfter } from './domain/rules.ts';
import type { WithdrawalCore } from './parts.ts';
import { C2C } from '../c2c/rules.ts';
import { showSlice } from '../c2c/show-slice.ts';
import { listSlicesOf } from '../store/slices.ts';

/** What the pictures of a dispute are kept for. */
export const proofsOf = ({ id }: Pick<WithdrawalRow, 'id'>): string => `withdrawal ${id}`;

/** Nobody has it in hand, and the market lets a member change its mind. */
export const canCancel = (
  { status, provider, rest_back_at, ...claim }: CancelState,
  policy: { readonly reverseWithdrawal: boolean },
  now: Date,
): boolean => {
  if (!policy.reverseWithdrawal) return false;
  const isWaitingForMembers = status === 'PAYING' && provider === C2C && rest_back_at === null;
  return isWaitingForMembers || (['REQUESTED', 'REVIEW_1'].includes(status) && !isClaimed(claim, now));
};

type CancelState = Pick<WithdrawalRow, 'status' | 'provider' | 'rest_back_at'> & Claim;

const ON_THE_WAY: ReadonlySet<WithdrawalState> = new Set(WITHDRAWALS_ON_THE_WAY);

type Policy = { readonly reverseWithdrawal: boolean };

/** Withdrawals as pages show them. */
export const show = async (
  { wallet, pictures, clock }: Pick<WithdrawalCore, 'wallet' | 'pictures' | 'clock'>,
  reader: Reader,
  rows: readonly WithdrawalRow[],
  policy: Policy,
): Promise<readonly Withdrawal[]> => {
  const { steps, accounts, symbols, proofs, rules, slices } = await lookUp({ wallet, pictures }, reader, rows);
  return rows.map((row) => {
    const account = accounts.get(row.account_id);
    return {
      withdrawalId: row.id,
      no: row.no,
      amount: row.amount,
      currencySymbol: symbols.get(row.currency) ?? row.currency,
      state: row.status,
      account: { bank: account?.bank ?? '', number: maskedNumber(account?.numberTail ?? '') },
      requestedAt: row.requested_at,
      expectedBy: ON_THE_WAY.has(row.status) ? minutesAfter(row.requested_at, rules.expectedMinutes) : null,
      steps: (steps.get(row.id) ?? []).map(({ status, at }) => ({ state: status, at })),
      reviewReasons: row.review_reasons,
      reason: row.return_reason,
      canCancel: canCancel(row, policy, clock.now()),
      isComingBack: row.status === 'PAYING' && row.rest_back_at !== null,
      confirmBy: row.status === 'PAID_OUT' ? row.confirm_deadline : null,
      answer: row.answer,
      answerAmount: row.answer_amount,
      proofs: [...(proofs.get(proofsOf(row)) ?? [])],
      receiptBy: row.receipt_by,
      paid: row.paid_amount,
      returned: row.returned_amount,
      slices: (slices.get(row.id) ?? []).map(showSlice),
    };
  });
};

const lookUp = async (
  { wallet, pictures }: Pick<WithdrawalCore, 'wallet' | 'pictures'>,
  reader: Reader,
  rows: readonly WithdrawalRow[],
) => {
  const symbols = new Map<string, string>();
  for (const currency of new Set(rows.map((row) => row.currency)))
    symbols.set(currency, await wallet.symbolOf(currency));
  return {
    symbols,
    rules: await readRules(reader),
    slices: await listSlicesOf(
      reader,
      rows.map(({ id }) => id),
    ),
    steps: await listSteps(
      reader,
      rows.map(({ id }) => id),
    ),
    accounts: await accountsOf(
      reader,
      rows.map(({ account_id }) => account_id),
    ),
    proofs: await pictures.listStored(reader, rows.map(proofsOf)),
  };
};

/** The same for staff, with the people who have it in hand. */
export const showToStaff = async (
  core: Pick<WithdrawalCore, 'wallet' | 'pictures' | 'clock'>,
  reader: Reader,
  rows: readonly WithdrawalRow[],
): Promise<readonly StaffWithdrawal[]> => {
  const shown = await show(core, reader, rows, { reverseWithdrawal: false });
  const accounts = await accountsOf(
    reader,
    rows.map(({ account_id }) => account_id),
  );
  return rows.flatMap((row, index) => {
    const withdrawal = shown[index];
    if (withdrawal === undefined) return [];
    return [{ ...withdrawal, ...staffFields(row, accounts.get(row.account_id), core.clock.now()) }];
  });
};

const staffFields = (row: WithdrawalRow, account: Pick<StoredAccount, 'holder'> | undefined, now: Date) => ({
  memberId: row.member_id,
  holder: account?.holder ?? '',
  score: row.score,
  claimedBy: isClaimed(row, now) ? row.claimed_name : null,
  provider: row.provider,
  providerReference: row.provider_reference,
  payFailure: row.pay_failure,
  version: row.version.toString(),
});
