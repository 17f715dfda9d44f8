import { REVERSAL_HOURS, transferReversalSchema } from '@fairground/contract/cashier/transfer-operator-endpoints';
import type { Id, MemberId } from '@fairground/contract/ids';
import { money, writeMoney } from '@fairground/contract/money';
import type { Tx } from '../../../platform/database/index.ts';
import { needed } from '../../../platform/needed.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Hold } from '../../approvals/index.ts';
import type { Operation } from '../../wallet/index.ts';
import type { CashierDeps } from '../deps.ts';
import { lockTransfer, updateTransfer } from '../store/peer-transfers.ts';
import type { SentTransfer } from '../store/peer-transfers.ts';
import { waiveTurnoverOf } from '../store/turnover.ts';
import { noteDebt, sendBack } from './returned-money.ts';

export type TransferReversal = { readonly transferId: Id<'peer-transfer'> };

const REVERSAL_MS = REVERSAL_HOURS * 3_600_000;

/**
 * Two people of finance reverse a transfer within a day. What the receiver still has goes back to the sender at once; the
 * rest is a debt of the receiver, which its next income pays to the sender.
 */
export const registerTransferReversal = (deps: CashierDeps): Hold<TransferReversal> => {
  const locked = async (tx: Tx, { transferId }: TransferReversal): Promise<SentTransfer> =>
    needed(await lockTransfer(tx, transferId), 'cashier.transfer-unknown');
  const reversible = async (tx: Tx, reversal: TransferReversal): Promise<SentTransfer> => {
    const row = await locked(tx, reversal);
    const isLate = deps.clock.now().getTime() - row.sent_at.getTime() > REVERSAL_MS;
    if (row.status !== 'DONE' || isLate) throw new Refusal('cashier.transfer-final');
    return row;
  };
  return deps.approvals.register({
    kind: 'cashier.reverse-transfer',
    permission: 'finance.write',
    schema: transferReversalSchema,
    describe: async (tx, reversal) => {
      const row = await locked(tx, reversal);
      const { wallet } = deps;
      const there = await wallet.readCash(tx, row.to_id, row.currency);
      return {
        target: `transfer ${row.id} of member ${row.from_id}`,
        changes: [
          { field: 'status', before: row.status, after: 'REVERSED' },
          { field: 'taken back', before: null, after: writeMoney(money(least(row.amount, there))) },
          { field: 'owed', before: null, after: writeMoney(money(row.amount - least(row.amount, there))) },
        ],
      };
    },
    validate: async (tx, reversal) => void (await reversible(tx, reversal)),
    versionOf: async (tx, reversal) => (await locked(tx, reversal)).status,
    execute: async (tx, reversal, { actor }) => {
      const row = await reversible(tx, reversal);
      const taken = await takeBack(deps, tx, row);
      await updateTransfer(tx, row.id, { status: 'REVERSED', reversed_at: deps.clock.now(), taken: money(taken) });
      // What is no longer there need not be played.
      if (row.direction === 'DOWN') await waiveTurnoverOf(tx, row.to_id, row.id.toString(), deps.clock.now());
      await writeMessages(deps, tx, row);
      await deps.audit.record(tx, {
        ...actor,
        action: 'cashier.reverse-transfer',
        resource: 'peer-transfer',
        resourceId: row.id.toString(),
        before: { status: row.status, amount: row.amount.toString() },
        after: { status: 'REVERSED', taken: taken.toString(), owed: (row.amount - taken).toString() },
      });
    },
  });
};

/** Answers how much the receiver still had. */
const takeBack = async (deps: CashierDeps, tx: Tx, row: SentTransfer): Promise<bigint> => {
  const { wallet } = deps;
  await wallet.lockAccountsOf(tx, [row.from_id, row.to_id]);
  const taken = least(row.amount, await wallet.readCash(tx, row.to_id, row.currency));
  const operations: Operation[] = [];
  if (taken > 0n) operations.push(await sendBack(deps, row, taken, 'reverse'));
  if (taken < row.amount) operations.push(await noteDebt(deps, row, taken - row.amount, 'owe'));
  const answers = await wallet.applyIn(tx, operations);
  const refused = answers.find(({ outcome }) => outcome !== 'applied');
  if (refused) throw new Error(`A transfer could not be taken back: ${refused.outcome}.`);
  return taken;
};

const least = (one: bigint, other: bigint): bigint => {
  const lower = one < other ? one : other;
  return lower > 0n ? lower : 0n;
};

const writeMessages = async ({ members, messages }: CashierDeps, tx: Tx, row: SentTransfer): Promise<void> => {
  const accountOf = async (id: MemberId): Promise<string> => (await members.findIn(tx, id))?.account ?? '';
  const link = { page: 'transactionHistory' };
  await messages.write(tx, {
    ...{ member: row.from_id, kind: 'transfer-returned', link, key: `transfer:${row.id}:returned` },
    params: { amount: row.amount.toString(), account: await accountOf(row.to_id) },
  });
  await messages.write(tx, {
    ...{ member: row.to_id, kind: 'transfer-taken-back', link, key: `transfer:${row.id}:taken-back` },
    params: { amount: row.amount.toString(), account: await accountOf(row.from_id) },
  });
};
