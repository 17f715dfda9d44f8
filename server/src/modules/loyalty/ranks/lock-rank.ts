import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { notifyMember } from '../notify-member.ts';
import { takesPart } from '../progress/gains.ts';
import { findStanding, insertRankChange, lockAtLevel } from '../store/ranks.ts';

type Deps = Pick<LoyaltyDeps, 'db' | 'clock' | 'realtime' | 'members' | 'audit'>;

/** Holds a member at least at a level until a moment, and raises it there; level 0 ends that. It pays no bonus. */
export const lockRank = async (
  deps: Deps,
  actor: Actor,
  { memberId, level, until }: { readonly memberId: MemberId; readonly level: number; readonly until: Date | null },
): Promise<void> => {
  const member = await deps.members.find(memberId);
  const now = deps.clock.now();
  if (!takesPart(member)) throw new Refusal('members.member-unknown');
  if (level > 0 && (until === null || until <= now)) throw new Refusal('loyalty.rank-refused');
  await inTransaction(deps.db, async (tx) => {
    const before = await findStanding(tx, memberId);
    const lock = level === 0 ? { level: 0, until: null } : { level, until };
    await lockAtLevel(tx, memberId, lock);
    if (level > member.rankLevel) {
      await deps.members.setRankIn(tx, memberId, level);
      await insertRankChange(tx, { member: memberId, from: member.rankLevel, to: level, cause: 'STAFF', at: now });
      notifyMember(deps, tx, memberId);
    }
    await deps.audit.record(tx, {
      ...{ ...actor, action: 'loyalty.lock-rank', resource: 'member', resourceId: memberId.toString() },
      before: { level: before.lockedLevel, until: before.lockUntil?.toISOString() ?? null, rank: member.rankLevel },
      after: { level, until: lock.until?.toISOString() ?? null },
    });
  });
};
