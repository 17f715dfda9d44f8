import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../platform/database/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import { isAgentFlag, mayStandUnder, startsWithToUpline } from './domain/flags.ts';
import { hasRoomBelow, isRoot } from './domain/upline.ts';
import { closeLinksOf } from './store/links.ts';
import { findPlace, listFlagsBelow, lockPlace, updateFlag } from './store/members.ts';

/**
 * Makes a member an agent, or whatever else its place allows: the new flag must fit under its upline, and everybody
 * below must fit under it. Sessions that run become what the account is.
 */
export const changeFlag = (deps: MembersDeps, actor: Actor, memberId: MemberId, isAgent: IsAgent): Promise<void> =>
  inTransaction(deps.db, (tx) => changeFlagIn(deps, tx, actor, { memberId, isAgent }));

export const changeFlagIn = async (
  { identity, audit }: Pick<MembersDeps, 'identity' | 'audit'>,
  tx: Tx,
  actor: Actor,
  { memberId, isAgent }: { readonly memberId: MemberId; readonly isAgent: IsAgent },
): Promise<void> => {
  const place = await lockPlace(tx, memberId);
  if (place === undefined) throw new Refusal('members.member-unknown');
  if (place.isAgent === isAgent) return;
  const upline = place.uplineId === null ? undefined : await findPlace(tx, place.uplineId);
  if (upline === undefined || place.status === 'system') throw new Refusal('members.type-refused');
  if (!mayStandUnder(isAgent, isRoot(upline) ? 'root' : upline.isAgent)) throw new Refusal('members.type-refused');
  if (isAgentFlag(isAgent) && !isAgentFlag(place.isAgent) && !hasRoomBelow(place))
    throw new Refusal('members.line-full');
  const below = await listFlagsBelow(tx, memberId);
  if (below.some((flag) => !mayStandUnder(flag, isAgent))) throw new Refusal('members.type-refused');

  await updateFlag(tx, memberId, isAgent, startsWithToUpline(isAgent));
  if (!isAgentFlag(isAgent)) await closeLinksOf(tx, memberId);
  await identity.setFlag(tx, memberId, isAgent);
  await audit.record(tx, {
    ...actor,
    action: 'members.change-flag',
    resource: 'member',
    resourceId: memberId.toString(),
    before: { isAgent: place.isAgent },
    after: { isAgent },
  });
};
