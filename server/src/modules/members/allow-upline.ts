import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import { findMember, lockPlace, updateToUpline } from './store/members.ts';

/** Lets a member or an agent send money to its upline, or forbids it. */
export const allowUpline = (
  { db, audit }: Pick<MembersDeps, 'db' | 'audit'>,
  actor: Actor,
  memberId: MemberId,
  { toUpline }: { readonly toUpline: boolean },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const place = await lockPlace(tx, memberId);
    const before = await findMember(tx, memberId);
    if (place === undefined || before === undefined) throw new Refusal('members.member-unknown');
    // Affiliates, heads of a line and trial accounts pass no money upwards.
    if (place.isAgent !== 0 && place.isAgent !== 1) throw new Refusal('members.type-refused');
    if (before.toUpline === toUpline) return;
    await updateToUpline(tx, memberId, toUpline);
    await audit.record(tx, {
      ...actor,
      action: 'members.allow-upline',
      resource: 'member',
      resourceId: memberId.toString(),
      before: { toUpline: before.toUpline },
      after: { toUpline },
    });
  });
