import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import { findMember, lockPlace, updateRank } from './store/members.ts';

const RANK_MAX = 10;

/** Gives a member a VIP rank by hand; 0 is none. */
export const changeRank = async (
  { db, audit }: Pick<MembersDeps, 'db' | 'audit'>,
  actor: Actor,
  memberId: MemberId,
  rankLevel: number,
): Promise<void> => {
  if (!Number.isInteger(rankLevel) || rankLevel < 0 || rankLevel > RANK_MAX) throw new Refusal('members.rank-refused');
  await inTransaction(db, async (tx) => {
    const place = await lockPlace(tx, memberId);
    const before = await findMember(tx, memberId);
    if (place === undefined || before === undefined) throw new Refusal('members.member-unknown');
    // The house account has no rank, and trial accounts are purged within hours.
    if (place.status === 'system' || place.isAgent === 4) throw new Refusal('members.rank-refused');
    if (before.rankLevel === rankLevel) return;
    await updateRank(tx, memberId, rankLevel);
    await audit.record(tx, {
      ...actor,
      action: 'members.change-rank',
      resource: 'member',
      resourceId: memberId.toString(),
      before: { rankLevel: before.rankLevel },
      after: { rankLevel },
    });
  });
};
