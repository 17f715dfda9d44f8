import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../platform/database/index.ts';
import type { AccountId } from './operation.ts';
import { applyOperationsIn, prepare } from './store/apply-operations.ts';

/** Money that reaches a pool, or leaves it. */
export type PoolMovement = {
  readonly tenant: string;
  readonly source: string;
  /** In the numbering of the one who keeps the pool: once for ever. */
  readonly transactionId: string;
  readonly pool: AccountId;
  /** An account of the house, or another pool. */
  readonly counter: AccountId;
  /** Positive reaches the pool, negative leaves it. */
  readonly amount: Money;
};

/** A pool is nobody's, so that nobody is notified when it moves. */
const NOBODY = 0n as MemberId;

/**
 * A refusal here is a bug of the one who keeps the pool, because only the house and other pools stand on the other
 * side.
 */
export const movePoolsIn = async (tx: Tx, movements: readonly PoolMovement[]): Promise<void> => {
  const group = movements.map(({ tenant, source, transactionId, pool, counter, amount }) => ({
    ...prepare({
      id: { tenant, source, member: NOBODY, action: 'pool', transactionId },
      kind: 'transfer',
      account: pool,
      counter,
      amount,
    }),
    group: 0,
  }));
  if (group.length === 0) return;
  const answers = await applyOperationsIn(tx, group);
  const refused = answers.find(({ outcome }) => outcome !== 'applied');
  if (refused) throw new Error(`Pools could not be moved: ${refused.outcome}.`);
};
