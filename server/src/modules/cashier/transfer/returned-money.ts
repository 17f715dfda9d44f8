import { money } from '@fairground/contract/money';
import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import type { Operation } from '../../wallet/index.ts';
import type { CashierDeps } from '../deps.ts';
import { lockOwedTransfers, updateTransfer } from '../store/peer-transfers.ts';
import type { SentTransfer } from '../store/peer-transfers.ts';

/** What the ledger calls what is owed of reversed transfers. */
export const TRANSFER_DEBT = 'TRANSFER';

type Deps = Pick<CashierDeps, 'wallet' | 'tenant'>;

/** Money of a reversed transfer from its receiver back to its sender. */
export const sendBack = async (
  { wallet, tenant }: Deps,
  { id, from_id, to_id, currency }: SentTransfer,
  amount: bigint,
  action: string,
): Promise<Operation> => ({
  id: { tenant, source: 'cashier', member: to_id, action: 'transfer-back', transactionId: `${id}:${action}` },
  kind: 'agent-transfer',
  account: (await wallet.accountsOf(to_id, currency)).cash,
  counter: (await wallet.accountsOf(from_id, currency)).cash,
  amount: money(-amount),
  label: 'obligation',
});

/** What the receiver owes; negative adds to it. */
export const noteDebt = async (
  { wallet, tenant }: Deps,
  { id, to_id, currency }: SentTransfer,
  amount: bigint,
  action: string,
): Promise<Operation> => ({
  id: { tenant, source: 'cashier', member: to_id, action: 'transfer-debt', transactionId: `${id}:${action}` },
  kind: 'transfer',
  account: await wallet.debtAccount(to_id, TRANSFER_DEBT, currency),
  counter: await wallet.houseAccount('H_RECEIVABLE', currency),
  amount: money(amount),
});

/**
 * Pays what is owed of reversed transfers to their senders, the oldest first, and answers how much. A waiver of staff ends
 * the debt in the ledger and knows nothing of transfers: what the ledger no longer shows is that of the oldest ones.
 */
export const payReturned = async (
  deps: Deps,
  tx: Tx,
  debtor: MemberId,
  { most, currency }: { readonly most: bigint; readonly currency: string },
): Promise<bigint> => {
  const open = await lockOwedTransfers(tx, debtor, currency);
  const owed = (await deps.wallet.lockDebts(tx, [debtor], TRANSFER_DEBT, currency)).get(debtor) ?? 0n;
  let waived = open.reduce((sum, row) => sum + leftOf(row), 0n) - owed;
  let rest = most < owed ? most : owed;
  const all = rest;
  for (const row of open) {
    const left = leftOf(row);
    const off = waived < left ? waived : left;
    const paid = rest < left - off ? rest : left - off;
    if (off === 0n && paid === 0n) break;
    waived -= off;
    rest -= paid;
    await updateTransfer(tx, row.id, { waived: money(row.waived + off), repaid: money(row.repaid + paid) });
    if (paid === 0n) continue;
    const key = `${row.repaid + paid}`;
    await deps.wallet.lockAccountsOf(tx, [row.from_id, row.to_id]);
    const operations = [await sendBack(deps, row, paid, key), await noteDebt(deps, row, paid, key)];
    const refused = (await deps.wallet.applyIn(tx, operations)).find(({ outcome }) => outcome !== 'applied');
    if (refused) throw new Error(`What is owed of a transfer could not be paid: ${refused.outcome}.`);
  }
  return all - rest;
};

const leftOf = ({ amount, taken, repaid, waived }: SentTransfer): bigint => amount - taken - repaid - waived;
