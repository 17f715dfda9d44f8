import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import { isOpenFor } from './domain/upline.ts';
import { findDefaultHead, holdPlace, updateDefaultHead } from './store/members.ts';

/** Says whose line takes those that nobody invited. */
export const setDefaultHead = async ({ db, audit }: MembersDeps, actor: Actor, memberId: MemberId): Promise<void> => {
  await inTransaction(db, async (tx) => {
    const head = await holdPlace(tx, memberId);
    if (head === undefined) throw new Refusal('members.member-unknown');
    if (head.isAgent !== 2 || !isOpenFor(head, 0)) throw new Refusal('members.type-refused');
    const before = await findDefaultHead(tx);
    await updateDefaultHead(tx, memberId);
    await audit.record(tx, {
      ...actor,
      action: 'members.set-default-head',
      resource: 'setting',
      resourceId: 'default-head',
      before: { head: before.id.toString() },
      after: { head: memberId.toString() },
    });
  });
};
