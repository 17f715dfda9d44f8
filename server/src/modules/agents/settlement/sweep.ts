import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import type { AgentsDeps } from '../deps.ts';
import type { Fact } from '../../../platform/events/index.ts';
import { moneyMoved } from '../../wallet/index.ts';
import type { MovedSide } from '../../wallet/index.ts';
import { listDebtors, lockOpen, settleObligation, waiveObligations } from '../store/obligations.ts';
import type { Obligation, OpenObligation } from '../store/obligations.ts';
import { lockBill, updateBill } from '../store/runs.ts';
import { creditOf, DEBT, debtOf, moved, returnOf } from './postings.ts';

/**
 * Pays what a member owes by contract out of what it just got, the oldest first, and answers how much. What the creditor
 * gets this way pays what it owes in turn; debts lead down a line, so this ends. The caller has locked the accounts of the
 * debtor, so that no bill adds to the debt meanwhile.
 */
export const sweepIn = async (
  deps: AgentsDeps,
  tx: Tx,
  debtor: MemberId,
  { most, currency }: { readonly most: bigint; readonly currency: string },
): Promise<bigint> => {
  const { open, owed } = await lockOwed(deps, tx, debtor, currency);
  const all = most < owed ? most : owed;
  let rest = all;
  for (const obligation of open) {
    const { id, billId, cause, creditor, sweeps, type } = obligation;
    await deps.wallet.lockAccountsOf(tx, creditor === null ? [debtor] : [debtor, creditor]);
    const cash = await deps.wallet.readCash(tx, debtor, currency);
    const paid = [leftOf(obligation), rest, cash].reduce((least, each) => (each < least ? each : least));
    if (paid <= 0n) break;
    const key = `CTO:${id}:${sweeps + 1}`;
    await moved(deps, tx, [
      creditor === null || cause === 'CLAWBACK'
        ? await returnOf(deps, { from: debtor, to: creditor, amount: paid, currency, key })
        : await creditOf(deps, {
            ...{ receiver: creditor, payer: debtor, amount: paid, type, currency, key },
            label: 'obligation',
          }),
    ]);
    await moved(deps, tx, [await debtOf(deps, { member: debtor, amount: paid, currency, key })]);
    await settleObligation(tx, id, paid);
    const bill = cause === 'CONTRACT' ? await lockBill(tx, billId) : undefined;
    if (bill !== undefined) {
      const sum = bill.paid + paid;
      await updateBill(tx, billId, { paid: sum, status: sum === bill.gross ? 'PAID' : 'PARTIAL' });
    }
    rest -= paid;
    // A dividend is income, which the wallet sweeps by itself; what is only given back is not.
    if (creditor !== null && cause === 'CLAWBACK') await sweepIn(deps, tx, creditor, { most: paid, currency });
  }
  return all - rest;
};

/**
 * What a member owes by contract, the oldest first, locked until the commit. A waiver of staff ends the whole debt in the
 * ledger and knows nothing of obligations: those the ledger no longer shows are the oldest ones, and are closed here.
 */
export const lockOwed = async (
  { wallet }: Pick<AgentsDeps, 'wallet'>,
  tx: Tx,
  debtor: MemberId,
  currency: string,
): Promise<{ readonly open: readonly OpenObligation[]; readonly owed: bigint }> => {
  const open = await lockOpen(tx, debtor);
  if (open.length === 0) return { open, owed: 0n };
  const owed = (await wallet.lockDebts(tx, [debtor], DEBT, currency)).get(debtor) ?? 0n;
  let waived = open.reduce((sum, each) => sum + leftOf(each), 0n) - owed;
  const closed: Obligation[] = [];
  for (const each of open) {
    waived -= leftOf(each);
    if (waived < 0n) break;
    closed.push(each);
  }
  await waiveObligations(
    tx,
    closed.map(({ id }) => id),
  );
  return { open: open.slice(closed.length), owed };
};

const leftOf = ({ amount, settled }: Obligation): bigint => amount - settled;

export const WAIVING = [moneyMoved] as const;

/** Closes obligations whose debt was waived. */
export const closeWaived = async (deps: AgentsDeps, tx: Tx, facts: readonly Fact<unknown>[]): Promise<void> => {
  const sides = facts
    .flatMap(({ payload }) => (payload as { readonly sides: readonly MovedSide[] }).sides)
    .filter(isWaiver);
  if (sides.length === 0) return;
  const currency = await deps.wallet.currencyOf({ account: 'member' });
  const members = sides.filter((side) => side.currency === currency).map(({ member }) => BigInt(member) as MemberId);
  const debtors = await listDebtors(tx, [...new Set(members)]);
  await deps.wallet.lockAccountsOf(tx, debtors);
  for (const debtor of debtors) await lockOwed(deps, tx, debtor, currency);
};

const isWaiver = ({ kind, account, isDebt }: MovedSide): boolean => isDebt && account === DEBT && kind === 'adjustment';
