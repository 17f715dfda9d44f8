import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../platform/database/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { Accounts } from './accounts.ts';
import type { WalletDeps } from './deps.ts';
import type { Answer, Operation } from './operation.ts';
import { lockDebts } from './store/other-accounts.ts';

export type DebtName = { readonly member: MemberId; readonly reason: string; readonly currency: string };

type Ways = Pick<Accounts, 'debtAccount' | 'houseAccount'> & {
  readonly applyIn: (tx: Tx, operations: readonly Operation[]) => Promise<readonly Answer[]>;
};

/**
 * Lets a member off what is owed at this moment: the house pays it, with a posting of its own. Whoever pays it back
 * meanwhile waits for it or is waited for, so that nothing is paid twice.
 */
export const waiveDebt = async (
  { db, audit, clock, tenant }: WalletDeps,
  { debtAccount, houseAccount, applyIn }: Ways,
  actor: Actor,
  { member, reason, currency }: DebtName,
): Promise<Money> => {
  const owedIn = async (tx: Tx): Promise<Money> => {
    const owed = (await lockDebts(tx, [member], reason, currency)).get(member);
    if (owed === undefined) throw new Refusal('wallet.nothing-owed');
    return owed;
  };
  // Looked at before as well: of a currency nobody has, no account is opened.
  await inTransaction(db, owedIn);
  const [house, account] = [await houseAccount('H_ADJUST', currency), await debtAccount(member, reason, currency)];
  return inTransaction(db, async (tx) => {
    const owed = await owedIn(tx);
    const [answer] = await applyIn(tx, [
      {
        id: {
          tenant,
          source: 'operator',
          member,
          action: 'waive',
          transactionId: `${reason} ${currency} ${clock.now().toISOString()}`,
        },
        kind: 'adjustment',
        account,
        counter: house,
        amount: owed,
      },
    ]);
    if (answer?.outcome !== 'applied') throw new Error(`A debt could not be waived: ${answer?.outcome}.`);
    await audit.record(tx, {
      ...actor,
      action: 'wallet.waive-debt',
      resource: 'wallet',
      resourceId: `${member} ${reason} ${currency}`,
      before: { owed: owed.toString() },
      after: { owed: '0' },
    });
    return owed;
  });
};
