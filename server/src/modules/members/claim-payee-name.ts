import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { MembersDeps } from './deps.ts';
import { payeeKeyOf } from './domain/profile.ts';
import { lockPayeeName, setPayeeName } from './store/members.ts';

/** Gives a member the name it is paid under where it has none yet; answers the one it has. It is never replaced by this. */
export const claimPayeeName = async (
  { identity }: Pick<MembersDeps, 'identity'>,
  tx: Tx,
  memberId: MemberId,
  name: string,
): Promise<string> => {
  const held = await lockPayeeName(tx, memberId);
  if (held === undefined) throw new Refusal('members.member-unknown');
  if (held.payeeName !== null) return held.payeeName;
  const payeeName = spelled(name);
  await setPayeeName(tx, memberId, payeeName, payeeKeyOf(payeeName));
  await identity.setPayeeName(tx, memberId, payeeName);
  return payeeName;
};

/** Replaces the name a member is paid under; the owner is notified, and money waits. Answers it as it is kept. */
export const replacePayeeName = async (
  { identity }: Pick<MembersDeps, 'identity'>,
  tx: Tx,
  memberId: MemberId,
  { name, host }: { readonly name: string; readonly host: string | undefined },
): Promise<string> => {
  const held = await lockPayeeName(tx, memberId);
  if (held === undefined) throw new Refusal('members.member-unknown');
  const payeeName = spelled(name);
  if (payeeName === held.payeeName) return payeeName;
  await setPayeeName(tx, memberId, payeeName, payeeKeyOf(payeeName));
  await identity.changePayeeName(tx, memberId, payeeName, host);
  return payeeName;
};

const spelled = (name: string): string => name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
