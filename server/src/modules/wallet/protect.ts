import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../audit/index.ts';
import type { WalletDeps } from './deps.ts';
import { readStaking } from './store/operations.ts';
import { deleteLimit, writeGuard, writeLimit } from './store/protection.ts';
import type { Guard, Limit } from './store/protection.ts';
import type { GuardSource } from './tables.ts';

/** A block without a source is one of the member's status. */
export type NewGuard = Omit<Guard, 'source'> & { readonly source?: GuardSource };

/** Without a cap the limit is taken away. */
export type NewLimit = Omit<Limit, 'cap'> & { readonly cap: Limit['cap'] | null };

/** Blocks stakes or deposits of a member until a moment; the next bet that commits has seen it. */
export const setGuardIn = (tx: Tx, member: MemberId, { source = 'status', ...blocks }: NewGuard): Promise<void> =>
  writeGuard(tx, member, { source, ...blocks });

export const setGuard = ({ db, audit }: WalletDeps, actor: Actor, member: MemberId, guard: NewGuard): Promise<void> =>
  inTransaction(db, async (tx) => {
    await setGuardIn(tx, member, guard);
    await audit.record(tx, {
      ...actor,
      action: 'wallet.set-guard',
      resource: 'member',
      resourceId: member.toString(),
      before: null,
      after: guard,
    });
  });

/** Sets a member's limit or takes it away. What was used of it in the running window stays counted. */
export const setLimitIn = (tx: Tx, member: MemberId, { cap, ...which }: NewLimit): Promise<void> =>
  cap === null ? deleteLimit(tx, member, which) : writeLimit(tx, member, { ...which, cap });

export const setLimit = ({ db, audit }: WalletDeps, actor: Actor, member: MemberId, limit: NewLimit): Promise<void> =>
  inTransaction(db, async (tx) => {
    await setLimitIn(tx, member, limit);
    await audit.record(tx, {
      ...actor,
      action: 'wallet.set-limit',
      resource: 'member',
      resourceId: member.toString(),
      before: null,
      after: { ...limit, cap: limit.cap?.toString() ?? null },
    });
  });

/** What stands between a member and any stake: asked before a game opens, where the bet itself would say no. */
export type Staking = 'open' | 'blocked' | 'limit-used-up';

export const stakingOf = async ({ db }: Pick<WalletDeps, 'db'>, member: MemberId): Promise<Staking> => {
  const { isBlocked, isUsedUp } = await readStaking(db, member);
  if (isBlocked) return 'blocked';
  return isUsedUp ? 'limit-used-up' : 'open';
};
