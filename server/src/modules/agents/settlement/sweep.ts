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
 * Pays what a member owes by contract out of what it just got, the oldest first. What the creditor gets this way pays its
 * own obligations in turn; debts lead down a line, so this ends. The caller has locked the accounts of the debtor, so that
 * no bill adds to the debt meanwhile.
 */
export const sweepIn = async (
  deps: AgentsDeps,
  tx: Tx,
  debtor: MemberId,
  { most, currency }: { readonly most: bigint; readonly currency: string },
): Promise<void> => {
  const { open, owed } = await lockOwed(deps, tx, debtor, currency);
  let rest = most < owed ? most : owed;
  for (const obligation of open) {
    const { id, billId, cause, creditor, sweeps, type } = obligation;
    await deps.wallet.lockAccountsOf(tx, creditor === null ? [debtor] : [debtor, creditor]);
    const cash = await deps.wallet.readCash(tx, debtor, currency);
    const paid = [leftOf(obligation), rest, cash].reduce((least, each) => (each < least ? each : least));
    if (paid <= 0n) return;
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
    if (creditor !== null) await sweepIn(deps, tx, creditor, { most: paid, currency });
  }
};

/**
 * What a member owes by contract, the oldest first, locked until the commit. A waiver of staff ends the whole debt in the
 * ledger and knows nothing of obligations: those the ledger no longer shows are the oldest ones, and are closed here.
 */
const lockOwed = async (
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

/** Income of other modules that pays what is owed; deposits, wins, refunds and transfers never do. */
const SWEPT: readonly string[] = ['rebate', 'promotion', 'bonus'];
export const SWEEPING = [moneyMoved] as const;

/**
 * Pays obligations out of rebates and promotions as soon as they were credited, and closes those whose debt was waived.
 * Debts are locked before accounts, as others do.
 */
export const sweepIncome = async (deps: AgentsDeps, tx: Tx, facts: readonly Fact<unknown>[]): Promise<void> => {
  const sides = facts
    .flatMap(({ payload }) => (payload as { readonly sides: readonly MovedSide[] }).sides)
    .filter((side) => isIncome(side) || isWaiver(side));
  if (sides.length === 0) return;
  const currency = await deps.wallet.currencyOf({ account: 'member' });
  const got = new Map<MemberId, bigint>();
  for (const side of sides)
    if (side.currency === currency)
      add(got, BigInt(side.member) as MemberId, isIncome(side) ? BigInt(side.amount) : 0n);
  const debtors = await listDebtors(tx, [...got.keys()]);
  await deps.wallet.lockDebts(tx, debtors, DEBT, currency);
  await deps.wallet.lockAccountsOf(tx, debtors);
  for (const debtor of debtors) await sweepIn(deps, tx, debtor, { most: got.get(debtor) ?? 0n, currency });
};

const isIncome = ({ kind, undoes, account, isDebt, amount }: MovedSide): boolean =>
  SWEPT.includes(kind) && undoes === null && account === 'CASH' && !isDebt && BigInt(amount) > 0n;

const isWaiver = ({ kind, account, isDebt }: MovedSide): boolean => isDebt && account === DEBT && kind === 'adjustment';

const add = (sums: Map<MemberId, bigint>, member: MemberId, amount: bigint): void =>
  void sums.set(member, (sums.get(member) ?? 0n) + amount);
