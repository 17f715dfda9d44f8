import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { WalletDeps } from './deps.ts';
import type { OperationId } from './operation.ts';
import { keyOf } from './operation-key.ts';
import { readOperations } from './store/operations.ts';

/** What the ledger keeps of an operation, without asking for it again. */
export type StoredOperation = {
  /** `cancelled` was undone before it came, and can come no more. */
  readonly state: 'applied' | 'reversed' | 'refused' | 'cancelled';
  /** Cash and bonus together; negative left the member. */
  readonly amount: Money;
  readonly transferId: bigint | null;
  readonly at: Date;
  /** What the account held before and after it; of what was refused, what it held. */
  readonly balance: { readonly before: Money; readonly after: Money };
};

/** Looks operations up in the order asked; what never came is undefined. */
export const findOperations = async (
  { db }: Pick<WalletDeps, 'db'>,
  ids: readonly OperationId[],
): Promise<readonly (StoredOperation | undefined)[]> => {
  const keys = ids.map(keyOf);
  const rows = new Map((await readOperations(db, keys)).map((row) => [row.key, row]));
  return keys.map((key) => {
    const row = rows.get(key);
    return (
      row && {
        state: stateOf(row.status, row.is_reversed),
        amount: money(row.amount),
        transferId: row.transfer_id,
        at: row.at,
        balance: { before: money(row.balance_before), after: money(row.balance_after) },
      }
    );
  });
};

const stateOf = (status: string, isReversed: boolean): StoredOperation['state'] => {
  if (status === 'cancelled-before') return 'cancelled';
  if (status !== 'applied') return 'refused';
  return isReversed ? 'reversed' : 'applied';
};
