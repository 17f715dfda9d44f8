import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { Actor } from '../audit/index.ts';
import type { WalletDeps } from './deps.ts';
import { readStaking } from './store/operations.ts';
import { deleteLimit, upsertGuard, upsertLimit } from './store.ts';
import type { Guard, Limit } from './store.ts';

export type { Guard, Limit } from './store.ts';

/** Blocks stakes or deposits of a member until a moment; the next bet that commits has seen it. */
export const setGuard = ({ db, audit }: WalletDeps, actor: Actor, member: MemberId, guard: Guard): Promise<void> =>
  inTransaction(db, async (tx) => {
    await upsertGuard(tx, member, guard);
    await audit.record(tx, {
      ...actor,
      action: 'wallet.set-guard',
      resource: 'member',
      resourceId: member.toString(),
      before: null,
      after: guard,
    });
  });

/** Sets or, without a cap, takes away a member's limit. What was used of it in the running window stays counted. */
export const setLimit = (
  { db, audit }: WalletDeps,
  actor: Actor,
  member: MemberId,
  limit: Omit<Limit, 'cap'> & { readonly cap: Limit['cap'] | null },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { cap, ...which } = limit;
    if (cap === null) await deleteLimit(tx, member, which);
    else await upsertLimit(tx, member, { ...which, cap });
    await audit.record(tx, {
      ...actor,
      action: 'wallet.set-limit',
      resource: 'member',
      resourceId: member.toString(),
      before: null,
      after: { ...which, cap: cap?.toString() ?? null },
    });
  });

/** What stands between a member and any stake: asked before a game opens, where the bet itself would say no. */
export type Staking = 'open' | 'blocked' | 'limit-used-up';

export const stakingOf = async ({ db }: Pick<WalletDeps, 'db'>, member: MemberId): Promise<Staking> => {
  const { isBlocked, isUsedUp } = await readStaking(db, member);
  if (isBlocked) return 'blocked';
  return isUsedUp ? 'limit-used-up' : 'open';
};
