import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../platform/database/index.ts';
import type { AccountId, OperationId } from './operation.ts';
import { keyOf } from './operation-key.ts';
import { applyOperationsIn, prepare } from './store/apply-operations.ts';
import { readOperationAccounts } from './store/operations.ts';

/** Money that reaches a pool, or leaves it. */
export type PoolMovement = {
  readonly tenant: string;
  readonly source: string;
  /** In the numbering of the one who keeps the pool: once for ever for each pool. */
  readonly transactionId: string;
  readonly pool: AccountId;
  /** An account of the house, or another pool. */
  readonly counter: AccountId;
  /** Positive reaches the pool, negative leaves it. */
  readonly amount: Money;
};

/**
 * A refusal here is a bug of the one who keeps the pool, because only the house and other pools stand on the other
 * side.
 */
export const movePoolsIn = async (tx: Tx, movements: readonly PoolMovement[]): Promise<void> => {
  if (movements.length === 0) return;
  const kept = await readOperationAccounts(tx, movements.map(keyWithoutPool));
  const group = movements.map((movement) => {
    const { pool, counter, amount } = movement;
    const prepared = prepare({ id: idOf(movement, pool), kind: 'transfer', account: pool, counter, amount });
    const before = keyWithoutPool(movement);
    return { ...prepared, ...(kept.get(before) === pool && { key: before }), group: 0 };
  });
  const answers = await applyOperationsIn(tx, group);
  const refused = answers.find(({ outcome }) => outcome !== 'applied');
  if (refused) throw new Error(`Pools could not be moved: ${refused.outcome}.`);
};

/** A pool is nobody's: in the name of its movement it stands itself where a member stands elsewhere. */
const idOf = ({ tenant, source, transactionId }: PoolMovement, owner: bigint): OperationId => ({
  ...{ tenant, source, transactionId },
  member: owner as MemberId,
  action: 'pool',
});

/** Earlier versions named no pool: what they kept of one is answered under the key it was kept under. */
const keyWithoutPool = (movement: PoolMovement): string => keyOf(idOf(movement, 0n));
