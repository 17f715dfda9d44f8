import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../platform/database/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { Accounts } from './accounts.ts';
import type { WalletDeps } from './deps.ts';
import type { Answer, Operation, OperationId } from './operation.ts';
import { keyOf } from './operation-key.ts';
import { readOperations } from './store/operations.ts';
import { lockDebts } from './store/other-accounts.ts';

export type DebtName = { readonly member: MemberId; readonly reason: string; readonly currency: string };

type Ways = Pick<Accounts, 'debtAccount' | 'houseAccount'> & {
  readonly applyIn: (tx: Tx, operations: readonly Operation[]) => Promise<readonly Answer[]>;
};

/**
 * Lets a member off what is owed at this moment: the house pays it, with a posting of its own. Anyone who pays it back
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
  let tried: OperationId | undefined;
  return inTransaction(db, async (tx) => {
    // A commit whose connection is lost is tried again: what it did is its answer then.
    const [waived] = tried ? await readOperations(tx, [keyOf(tried)]) : [];
    if (waived) return money(waived.amount);
    const owed = await owedIn(tx);
    const transactionId = `${reason} ${currency} ${clock.now().toISOString()}`;
    const id = (tried = { tenant, source: 'operator', member, action: 'waive', transactionId });
    const [answer] = await applyIn(tx, [{ id, kind: 'adjustment', account, counter: house, amount: owed }]);
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
