import { depositReversalSchema } from '@fairground/contract/cashier/deposit-operator-endpoints';
import { isDepositEdge } from '@fairground/contract/cashier/deposit-states';
import { money, writeMoney } from '@fairground/contract/money';
import type { Tx } from '../../../../platform/database/index.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { Hold } from '../../../approvals/index.ts';
import type { Operation } from '../../../wallet/index.ts';
import { depositReversed } from '../../facts.ts';
import { lockDeposit, moveDeposit } from '../../store/deposits.ts';
import type { DepositRow } from '../../store/deposits.ts';
import { announceMove } from '../announce-move.ts';
import type { DepositDeps } from '../parts.ts';
import { creditIds, settleWaysOf } from '../settle.ts';
import { record } from './decide-deposit.ts';

export type Reversal = { readonly no: string };

/** What the ledger calls deposits that are owed back. */
const DEBT = 'CLAWBACK';

/**
 * A charge-back takes the whole deposit back, by two people. The member's cash pays as far as it goes; the rest is owed on
 * the wallet's debt account (domain 2.4). The fee is given back, because the provider takes back the whole payment.
 */
export const registerReversal = (deps: DepositDeps): Hold<Reversal> => {
  const { approvals } = deps;
  const locked = async (tx: Tx, { no }: Reversal): Promise<DepositRow> => {
    const row = await lockDeposit(tx, no);
    if (row === undefined) throw new Refusal('cashier.deposit-unknown');
    return row;
  };
  return approvals.register({
    kind: 'cashier.reverse-deposit',
    permission: 'finance.write',
    schema: depositReversalSchema,
    describe: async (tx, reversal) => {
      const row = await locked(tx, reversal);
      return {
        target: `deposit ${row.no} of member ${row.member_id}`,
        changes: [
          { field: 'status', before: row.status, after: 'REVERSED' },
          { field: 'taken back', before: null, after: writeMoney(takenBack(row)) },
        ],
      };
    },
    validate: async (tx, reversal) => {
      const { status } = await locked(tx, reversal);
      if (!isDepositEdge(status, 'REVERSED')) throw new Refusal('cashier.deposit-state', { status });
    },
    versionOf: async (tx, reversal) => (await locked(tx, reversal)).status,
    execute: async (tx, reversal, { actor }) => {
      const row = await locked(tx, reversal);
      await takeBack(deps, tx, row);
      const reversed = await moveDeposit(tx, row.id, {
        status: 'REVERSED',
        reason: 'charge-back',
        changed_at: deps.clock.now(),
      });
      await deps.messages.write(tx, {
        member: row.member_id,
        kind: 'deposit-reversed',
        params: { amount: takenBack(row).toString(), no: row.no },
        link: { page: 'depositv2', id: row.no },
        key: `deposit:${row.id}:reversed`,
      });
      const [member, amount] = [row.member_id.toString(), (row.received ?? money(0n)).toString()];
      const paid = { member, currency: row.currency, amount, fee: row.fee.toString() };
      await deps.announce(tx, depositReversed, { ...paid, deposit: row.id.toString() });
      await announceMove(deps, tx, reversed);
      await record(deps, tx, actor, { action: 'cashier.reverse-deposit', before: row, after: reversed });
    },
  });
};

/** What reached the member's balance. */
const takenBack = ({ received, fee }: DepositRow) => money((received ?? 0n) - fee);

/**
 * Undoes the credit, its fee first: figures and limits count it as a deposit that was not made. What the cash cannot pay
 * becomes a debt in the same commit.
 */
const takeBack = async (deps: DepositDeps, tx: Tx, row: DepositRow): Promise<void> => {
  const { wallet, tenant } = deps;
  const { cash, provider, fees } = await settleWaysOf(deps, row);
  const debt = await wallet.debtAccount(row.member_id, DEBT, row.currency);
  const ids = creditIds(deps, row);
  const key = { tenant, source: 'cashier', member: row.member_id, transactionId: `DEP:${row.id}` };
  const undo = { kind: 'reversal', account: cash, amount: money(0n) } as const;
  const balance = await applied(deps, tx, [
    ...(row.fee === 0n
      ? []
      : [{ ...undo, id: { ...key, action: 'reverse-fee' }, counter: fees, reverses: ids.fee } as const]),
    { ...undo, id: { ...key, action: 'reverse' }, counter: provider, reverses: ids.paid },
  ]);
  if (balance < 0n)
    await applied(deps, tx, [
      { id: { ...key, action: 'owe' }, kind: 'transfer', account: cash, counter: debt, amount: money(-balance) },
    ]);
};

/** Answers the balance after the last movement. */
const applied = async ({ wallet }: DepositDeps, tx: Tx, operations: readonly Operation[]): Promise<bigint> => {
  const answers = await wallet.applyIn(tx, operations);
  const refused = answers.find(({ outcome }) => outcome !== 'applied');
  if (refused) throw new Error(`A deposit could not be taken back: ${refused.outcome}.`);
  return answers.at(-1)?.balance ?? 0n;
};
