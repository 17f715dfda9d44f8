import { rankLockSchema } from '@fairground/contract/loyalty/rank-operator-endpoints';
import type * as z from 'zod/mini';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Hold } from '../../approvals/index.ts';
import type { Member } from '../../members/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { notifyMember } from '../notify-member.ts';
import { takesPart } from '../progress/gains.ts';
import { findStanding, insertRankChange, lockAtLevel } from '../store/ranks.ts';

export type RankLock = z.output<typeof rankLockSchema>;

/**
 * Holds a member at least at a level until a moment, and raises it there; level 0 ends that. It pays no bonus, and takes two
 * people: the level brings a salary, points and withdrawals.
 */
export const registerRankLock = (deps: LoyaltyDeps): Hold<RankLock> => {
  const { approvals, audit, clock, members } = deps;
  const lockable = async (tx: Tx, { memberId, level, until }: RankLock): Promise<Member> => {
    const member = await members.findIn(tx, memberId);
    if (!takesPart(member)) throw new Refusal('members.member-unknown');
    if (level > 0 && (until === undefined || until <= clock.now())) throw new Refusal('loyalty.rank-refused');
    return member;
  };
  return approvals.register({
    kind: 'loyalty.lock-rank',
    permission: 'loyalty.write',
    schema: rankLockSchema,
    describe: async (tx, { memberId, level, until }) => {
      const before = await findStanding(tx, memberId);
      return {
        target: `member ${memberId}`,
        changes: [
          { field: 'level', before: before.lockedLevel.toString(), after: level.toString() },
          { field: 'until', before: before.lockUntil?.toISOString() ?? null, after: until?.toISOString() ?? null },
        ],
      };
    },
    validate: async (tx, lock) => void (await lockable(tx, lock)),
    versionOf: async (tx, { memberId }) => {
      const { lockedLevel, lockUntil } = await findStanding(tx, memberId);
      return `${lockedLevel} ${lockUntil?.toISOString() ?? ''}`;
    },
    execute: async (tx, lock, { actor }) => {
      const { memberId, level } = lock;
      const { rankLevel } = await lockable(tx, lock);
      const until = level === 0 ? null : (lock.until ?? null);
      const before = await findStanding(tx, memberId);
      await lockAtLevel(tx, memberId, { level, until });
      if (level > rankLevel) {
        await members.setRankIn(tx, memberId, level);
        await insertRankChange(tx, { member: memberId, from: rankLevel, to: level, cause: 'STAFF', at: clock.now() });
        notifyMember(deps, tx, memberId);
      }
      await audit.record(tx, {
        ...{ ...actor, action: 'loyalty.lock-rank', resource: 'member', resourceId: memberId.toString() },
        before: { level: before.lockedLevel, until: before.lockUntil?.toISOString() ?? null, rank: rankLevel },
        after: { level, until: until?.toISOString() ?? null },
      });
    },
  });
};
