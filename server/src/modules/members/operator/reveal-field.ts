import type { MemberId } from '@fairground/contract/ids';
import type { PersonalField } from '@fairground/contract/members/operator-endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { MembersDeps } from '../deps.ts';
import { findPlace } from '../store/members.ts';
import { readPersonal } from './read-member.ts';

/** One personal field in the clear; the trail keeps who looked at which, not what was seen. */
export const revealField = (
  { db, identity, audit }: Pick<MembersDeps, 'db' | 'identity' | 'audit'>,
  actor: Actor,
  { memberId, field }: { readonly memberId: MemberId; readonly field: PersonalField },
): Promise<{ field: PersonalField; text: string | null }> =>
  inTransaction(db, async (tx) => {
    if ((await findPlace(tx, memberId)) === undefined) throw new Refusal('members.member-unknown');
    const personal = await readPersonal({ identity }, tx, memberId);
    await audit.record(tx, {
      ...actor,
      action: 'members.reveal-field',
      resource: 'member',
      resourceId: memberId.toString(),
      before: null,
      after: { field },
    });
    return { field, text: personal[field] };
  });
