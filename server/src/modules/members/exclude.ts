import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { MembersDeps } from './deps.ts';
import type { MemberStatus } from './domain/member.ts';
import { accountStatusOf, mayBecome } from './domain/status.ts';
import { lockPlace, setExcludedUntil, updateStatus } from './store/members.ts';

export const FOR_GOOD = new Date('9999-12-31T00:00:00Z');

/** Marks a member as self-excluded: it logs in only to take money out. The caller records why. Null has no end. */
export const excludeIn = async (
  { identity }: Pick<MembersDeps, 'identity'>,
  tx: Tx,
  memberId: MemberId,
  until: Date | null,
): Promise<{ readonly statusBefore: MemberStatus }> => {
  const place = await lockPlace(tx, memberId);
  if (place === undefined || !mayBecome(place.status, 'self-excluded')) throw new Refusal('members.status-refused');
  await updateStatus(tx, memberId, 'self-excluded');
  await setExcludedUntil(tx, memberId, until ?? FOR_GOOD);
  await identity.setStatus(tx, memberId, 'self-excluded');
  return { statusBefore: place.status };
};

/** Gives the former status back. One that staff changed meanwhile, such as a closed account, stays. */
export const readmitIn = async (
  { identity }: Pick<MembersDeps, 'identity'>,
  tx: Tx,
  memberId: MemberId,
  status: MemberStatus,
): Promise<void> => {
  const place = await lockPlace(tx, memberId);
  if (place?.status !== 'self-excluded') return;
  await updateStatus(tx, memberId, status);
  await setExcludedUntil(tx, memberId, null);
  await identity.setStatus(tx, memberId, accountStatusOf(status));
  // A limited session does not grow into a full one.
  await identity.endSessions(tx, memberId);
};
