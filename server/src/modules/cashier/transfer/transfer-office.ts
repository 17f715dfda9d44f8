import * as contract from '@fairground/contract/cashier/transfer-operator-endpoints';
import type { Id } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { bind } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { needed } from '../../../platform/needed.ts';
import type { CashierDeps } from '../deps.ts';
import { findTransfer, listTransfers } from '../store/peer-transfers.ts';
import type { SentTransfer } from '../store/peer-transfers.ts';
import { payReturned, TRANSFER_DEBT } from './returned-money.ts';
import { registerTransferReversal } from './reverse-transfer.ts';

const PAGE_SIZE = 50;

/** Transfers between members for staff: all of them, and their reversal by two people. */
export const createTransferOffice = (deps: CashierDeps): Module => {
  const hold = registerTransferReversal(deps);
  deps.wallet.connectDebts(TRANSFER_DEBT, (tx, debtor, payment) => payReturned(deps, tx, debtor, payment));
  return {
    routes: [
      bind(contract.listPeerTransfers, async ({ query: { state: status, ...query } }) => {
        const rows = await listTransfers(deps.db, { ...query, status, limit: PAGE_SIZE + 1 });
        const list = rows.slice(0, PAGE_SIZE).map(shown);
        return { list, next: rows.length > PAGE_SIZE ? (list.at(-1)?.transferId ?? null) : null };
      }),
      bind(contract.readPeerTransfer, async ({ query: { transferId } }) =>
        shown(needed(await findTransfer(deps.db, transferId), 'cashier.transfer-unknown')),
      ),
      bind(contract.reverseTransfer, async ({ body: { reason, ...reversal } }, caller) => ({
        approvalId: (await hold(caller, reversal, { reason })) as Id<'approval'>,
      })),
    ],
  };
};

const shown = (row: SentTransfer) => {
  const { amount, taken, repaid, waived } = row;
  return {
    ...{ transferId: row.id, direction: row.direction, fromId: row.from_id, toId: row.to_id, amount },
    ...{ state: row.status, sentAt: row.sent_at, reversedAt: row.reversed_at },
    returned: money(taken + repaid),
    owed: money(row.status === 'REVERSED' ? amount - taken - repaid - waived : 0n),
  };
};
