import type { MemberId } from '@fairground/contract/ids';
import { writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { debtWaiverSchema } from '@fairground/contract/wallet/operator-endpoints';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Approvals, Hold } from '../../approvals/index.ts';
import type { Accounts } from '../accounts.ts';
import type { WalletDeps } from '../deps.ts';
import type { Answer, Operation } from '../operation.ts';
import { lockDebts } from '../store/other-accounts.ts';

export type DebtName = { readonly memberId: MemberId; readonly debt: string; readonly currency: string };

type Ways = Pick<Accounts, 'debtAccount' | 'houseAccount'> & {
  readonly applyIn: (tx: Tx, operations: readonly Operation[]) => Promise<readonly Answer[]>;
};

/**
 * A member is let off a debt only by two people: the house pays it, with a posting of its own. Anyone who pays it back
 * meanwhile waits for it or is waited for; where another sum is owed by then, nothing is waived.
 */
export const registerDebtWaiver = (
  { audit, tenant }: Pick<WalletDeps, 'audit' | 'tenant'>,
  approvals: Approvals,
  { debtAccount, houseAccount, applyIn }: Ways,
): Hold<DebtName> =>
  approvals.register({
    kind: 'wallet.waive-debt',
    permission: 'finance.write',
    schema: debtWaiverSchema,
    describe: async (tx, name) => ({
      target: `member ${name.memberId}`,
      changes: [{ field: `${name.debt} ${name.currency}`, before: writeMoney(await owedIn(tx, name)), after: '0' }],
    }),
    validate: async (tx, name) => void (await owedIn(tx, name)),
    versionOf: async (tx, name) => (await owedIn(tx, name)).toString(),
    execute: async (tx, name, { actor, approvalId }) => {
      const { memberId, debt, currency } = name;
      const amount = await owedIn(tx, name);
      const counter = await houseAccount('H_ADJUST', currency);
      const account = await debtAccount(memberId, debt, currency);
      const transactionId = `approval ${approvalId}`;
      const id = { tenant, source: 'operator', member: memberId, action: 'waive', transactionId };
      const [answer] = await applyIn(tx, [{ id, kind: 'adjustment', account, counter, amount }]);
      if (answer?.outcome !== 'applied') throw new Error(`A debt could not be waived: ${answer?.outcome}.`);
      await audit.record(tx, {
        ...actor,
        action: 'wallet.waive-debt',
        resource: 'wallet',
        resourceId: `${memberId} ${debt} ${currency}`,
        before: { owed: amount.toString() },
        after: { owed: '0' },
      });
    },
  });

const owedIn = async (tx: Tx, { memberId, debt, currency }: DebtName): Promise<Money> => {
  const owed = (await lockDebts(tx, [memberId], debt, currency)).get(memberId);
  if (owed === undefined) throw new Refusal('wallet.nothing-owed');
  return owed;
};
