import type { MemberId } from '@fairground/contract/ids';
import { releaseSchema } from '@fairground/contract/members/operator-endpoints';
import type { RELEASED_STATUSES } from '@fairground/contract/members/operator-endpoints';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Approvals, Hold } from '../../approvals/index.ts';
import type { Actor } from '../../audit/index.ts';
import { changeStatus, changeStatusIn } from '../change-status.ts';
import type { MembersDeps } from '../deps.ts';
import type { MemberStatus } from '../domain/member.ts';
import { givesBack, mayBecome } from '../domain/status.ts';
import type { Place } from '../domain/upline.ts';
import { findMember, findPlace, lockPlace } from '../store/members.ts';
import { versionOf } from './read-member.ts';

export type Release = { readonly memberId: MemberId; readonly status: (typeof RELEASED_STATUSES)[number] };

/** What was locked is given back by two people alone. */
export const registerRelease = (deps: MembersDeps, approvals: Approvals): Hold<Release> =>
  approvals.register({
    kind: 'members.release',
    permission: 'members.write',
    schema: releaseSchema,
    describe: async (tx, { memberId, status }) => {
      const member = await findMember(tx, memberId);
      if (member === undefined) throw new Refusal('members.member-unknown');
      return {
        target: `member ${member.account} (${memberId})`,
        changes: [{ field: 'status', before: member.status, after: status }],
      };
    },
    validate: async (tx, { memberId, status }) => {
      const place = needed(await findPlace(tx, memberId));
      if (!mayBecome(place.status, status) || !givesBack(place.status, status))
        throw new Refusal('members.status-refused');
    },
    versionOf: async (tx: Tx, { memberId }) => versionOf(needed(await lockPlace(tx, memberId)).status),
    execute: (tx, { memberId, status }, { actor }) => changeStatusIn(deps, tx, actor, memberId, status),
  });

const needed = (place: Place | undefined): Place => {
  if (place === undefined) throw new Refusal('members.member-unknown');
  return place;
};

/** Takes something away from an account at once; what would give something back is refused here. */
export const lockAccount = async (
  deps: MembersDeps,
  actor: Actor,
  memberId: MemberId,
  { status, version }: { readonly status: MemberStatus; readonly version?: string | undefined },
): Promise<void> => {
  const { status: before } = needed(await findPlace(deps.db, memberId));
  if (version !== undefined && version !== versionOf(before))
    throw new Refusal('approvals.state-conflict', { version: versionOf(before) });
  if (givesBack(before, status) || status === 'active') throw new Refusal('members.status-refused');
  await changeStatus(deps, actor, memberId, status);
};
