import type { MemberId } from '@fairground/contract/ids';
import { money, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { adjustmentSchema } from '@fairground/contract/wallet/operator-endpoints';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Approvals, Hold } from '../../approvals/index.ts';
import type { Accounts } from '../accounts.ts';
import { AMOUNT_MAX } from '../check-operation.ts';
import type { WalletDeps } from '../deps.ts';
import type { Answer, Operation } from '../operation.ts';
import { REFUSAL_OF } from '../outcome-refusal.ts';
import type { Holding } from '../store.ts';
import { readHoldings } from '../store.ts';

export type Adjustment = { readonly memberId: MemberId; readonly currency: string; readonly amount: Money };

type Ways = Pick<Accounts, 'houseAccount'> & {
  readonly applyIn: (tx: Tx, operations: readonly Operation[]) => Promise<readonly Answer[]>;
};

/** The cash of a member changes by hand only by two people; the house account H_ADJUST is the other side. */
export const registerAdjustment = (
  { audit, tenant }: Pick<WalletDeps, 'audit' | 'tenant'>,
  approvals: Approvals,
  { houseAccount, applyIn }: Ways,
): Hold<Adjustment> =>
  approvals.register({
    kind: 'wallet.adjust',
    permission: 'wallet.adjust',
    schema: adjustmentSchema,
    describe: async (tx, { memberId, currency, amount }) => {
      const { balance } = await cashOf(tx, memberId, currency);
      const [before, after] = [writeMoney(money(balance)), writeMoney(money(balance + amount))];
      return {
        target: `member ${memberId}`,
        changes: [
          { field: `CASH ${currency}`, before, after },
          { field: 'amount', before: null, after: writeMoney(amount) },
        ],
      };
    },
    validate: async (tx, { memberId, currency, amount }) => {
      const size = amount < 0n ? -amount : amount;
      if (size === 0n || size > AMOUNT_MAX) throw new Refusal('wallet.amount-refused');
      const { balance } = await cashOf(tx, memberId, currency);
      if (balance + amount < 0n) throw new Refusal('wallet.insufficient-funds');
    },
    // The amount is relative, so bets that move the balance meanwhile do not spoil it.
    versionOf: () => Promise.resolve(''),
    execute: async (tx, { memberId, currency, amount }, { actor, approvalId }) => {
      const { account, balance } = await cashOf(tx, memberId, currency);
      const counter = await houseAccount('H_ADJUST', currency);
      const transactionId = `approval ${approvalId}`;
      const id = { tenant, source: 'operator', member: memberId, action: 'adjust', transactionId };
      const [answer] = await applyIn(tx, [{ id, kind: 'adjustment', account, counter, amount }]);
      if (answer === undefined) throw new Error('The ledger gave no answer.');
      if (answer.outcome !== 'applied') throw new Refusal(REFUSAL_OF[answer.outcome]);
      await audit.record(tx, {
        ...actor,
        action: 'wallet.adjust',
        resource: 'wallet',
        resourceId: `${memberId} CASH ${currency}`,
        before: { balance: writeMoney(money(balance)) },
        after: { balance: writeMoney(answer.balance), amount: writeMoney(amount) },
      });
    },
  });

const cashOf = async (tx: Tx, member: MemberId, currency: string): Promise<Holding> => {
  const cash = (await readHoldings(tx, member, currency)).find(({ kind }) => kind === 'CASH');
  if (!cash) throw new Refusal('wallet.account-unknown');
  return cash;
};
