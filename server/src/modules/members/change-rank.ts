import { rankGiftSchema } from '@fairground/contract/members/operator-endpoints';
import type * as z from 'zod/mini';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Hold } from '../approvals/index.ts';
import type { MembersDeps } from './deps.ts';
import type { Member } from './domain/member.ts';
import { rankGiven } from './facts.ts';
import { findMember, lockPlace, updateRank } from './store/members.ts';

export type RankGift = z.output<typeof rankGiftSchema>;

/** A VIP rank by hand brings points, withdrawals and a salary: it takes two people. 0 is none. */
export const registerRankGift = (deps: Pick<MembersDeps, 'approvals' | 'audit' | 'announce'>): Hold<RankGift> =>
  deps.approvals.register({
    kind: 'members.give-rank',
    permission: 'members.write',
    schema: rankGiftSchema,
    describe: async (tx, { memberId, rankLevel }) => {
      const before = await rankable(tx, memberId);
      return {
        target: `member ${memberId}`,
        changes: [{ field: 'rankLevel', before: before.rankLevel.toString(), after: rankLevel.toString() }],
      };
    },
    validate: async (tx, { memberId }) => void (await rankable(tx, memberId)),
    versionOf: async (tx, { memberId }) => (await rankable(tx, memberId)).rankLevel.toString(),
    execute: async (tx, { memberId, rankLevel }, { actor }) => {
      const before = await rankable(tx, memberId);
      if (before.rankLevel === rankLevel) return;
      await updateRank(tx, memberId, rankLevel);
      await deps.announce(tx, rankGiven, { memberId: memberId.toString(), from: before.rankLevel, to: rankLevel });
      await deps.audit.record(tx, {
        ...actor,
        action: 'members.change-rank',
        resource: 'member',
        resourceId: memberId.toString(),
        before: { rankLevel: before.rankLevel },
        after: { rankLevel },
      });
    },
  });

const rankable = async (tx: Tx, memberId: RankGift['memberId']): Promise<Member> => {
  const place = await lockPlace(tx, memberId);
  const member = await findMember(tx, memberId);
  if (place === undefined || member === undefined) throw new Refusal('members.member-unknown');
  // The house account has no rank, and trial accounts are purged within hours.
  if (place.status === 'system' || place.isAgent === 4) throw new Refusal('members.rank-refused');
  return member;
};
