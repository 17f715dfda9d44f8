import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import type { MemberStatus } from './domain/member.ts';
import { accountStatusOf, mayBecome, mayPlay } from './domain/status.ts';
import { memberClosed } from './facts.ts';
import { FOR_GOOD } from './exclude.ts';
import { findPlace, lockPlace, setExcludedUntil, updateStatus } from './store/members.ts';

/** Locks, freezes, closes or frees an account; its sessions end when it may no longer log in. */
export const changeStatus = async (
  deps: MembersDeps,
  actor: Actor,
  memberId: MemberId,
  status: MemberStatus,
): Promise<void> => {
  const { db, wallet } = deps;
  const before = await findPlace(db, memberId);
  if (before === undefined) throw new Refusal('members.member-unknown');
  if (before.status === status) return;
  if (!mayBecome(before.status, status)) throw new Refusal('members.status-refused');
  if (status === 'closed' && !(await mayClose(deps, memberId))) throw new Refusal('members.status-refused');

  const guard = (isOn: boolean) => wallet.setGuard(actor, memberId, blocksOf(isOn, status));
  // A lock holds from before it is announced, and is lifted only after: in between nothing is staked.
  if (mayPlay(before.status) && !mayPlay(status)) await guard(true);
  await inTransaction(db, (tx) => writeStatus(deps, tx, actor, memberId, status));
  if (!mayPlay(before.status) && mayPlay(status)) await guard(false);
};

/** The same within a transaction of the caller; the guard of the wallet changes in that commit. */
export const changeStatusIn = async (
  deps: MembersDeps,
  tx: Tx,
  actor: Actor,
  memberId: MemberId,
  status: MemberStatus,
): Promise<void> => {
  const { wallet } = deps;
  const place = await lockPlace(tx, memberId);
  if (place !== undefined && mayPlay(place.status) !== mayPlay(status))
    await wallet.setGuardIn(tx, memberId, blocksOf(!mayPlay(status), status));
  await writeStatus(deps, tx, actor, memberId, status);
};

const writeStatus = async (
  { identity, audit, announce }: MembersDeps,
  tx: Tx,
  actor: Actor,
  memberId: MemberId,
  status: MemberStatus,
): Promise<void> => {
  const place = await lockPlace(tx, memberId);
  if (place?.status === status) return;
  if (place === undefined || !mayBecome(place.status, status)) throw new Refusal('members.status-refused');
  await updateStatus(tx, memberId, status);
  if (status === 'self-excluded') await setExcludedUntil(tx, memberId, FOR_GOOD);
  await identity.setStatus(tx, memberId, accountStatusOf(status));
  if (status === 'closed') await announce(tx, memberClosed, { memberId: memberId.toString() });
  await audit.record(tx, {
    ...actor,
    action: 'members.change-status',
    resource: 'member',
    resourceId: memberId.toString(),
    before: { status: place.status },
    after: { status },
  });
};

const blocksOf = (isOn: boolean, status: MemberStatus) => ({
  stakesBlockedUntil: isOn ? FOR_GOOD : null,
  depositsBlockedUntil: isOn && status !== 'bet-locked' ? FOR_GOOD : null,
});

const mayClose = async ({ wallet, objectionsToClosing }: MembersDeps, memberId: MemberId): Promise<boolean> => {
  const { sum, hold } = await wallet.balanceOf(memberId);
  const objections = (await objectionsToClosing?.(memberId)) ?? [];
  return sum === 0n && hold === 0n && objections.length === 0;
};
