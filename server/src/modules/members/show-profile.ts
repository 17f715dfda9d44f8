import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import type { ProfileTexts } from './domain/profile.ts';
import { findProfile } from './store/members.ts';

export type ToldProfile = Readonly<Omit<ProfileTexts, 'payee_key'>>;

/** The registration profile of a member, for staff; the audit trail keeps who looked, not what was seen. */
export const showProfile = (
  { db, audit }: Pick<MembersDeps, 'db' | 'audit'>,
  actor: Actor,
  memberId: MemberId,
): Promise<ToldProfile> =>
  inTransaction(db, async (tx) => {
    const profile = await findProfile(tx, memberId);
    if (profile === undefined) throw new Refusal('members.member-unknown');
    await audit.record(tx, {
      ...actor,
      action: 'members.show-profile',
      resource: 'member',
      resourceId: memberId.toString(),
      before: null,
      after: null,
    });
    return profile;
  });
