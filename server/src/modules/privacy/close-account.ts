import type { MemberId } from '@fairground/contract/ids';
import type { ClosingObjection } from '@fairground/contract/privacy/retention';
import type { Session } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PrivacyDeps } from './deps.ts';

/** What stands against closing, each once. */
export const objectionsTo = async (
  { db, contributions }: Pick<PrivacyDeps, 'db' | 'contributions'>,
  member: MemberId,
): Promise<ClosingObjection[]> => {
  const found: ClosingObjection[] = [];
  for (const { objectionToClosing } of contributions) {
    const objection = await objectionToClosing?.(db, member);
    if (objection !== undefined && !found.includes(objection)) found.push(objection);
  }
  return found;
};

/**
 * Closes an account for its owner. With no balance nothing can be staked, and with no open bet or payment nothing comes in,
 * so nothing moves between the check and the change of status, which blocks stakes and deposits first.
 */
export const closeAccount = async (
  deps: PrivacyDeps,
  { memberId, sessionId }: Pick<Session, 'memberId' | 'sessionId'>,
  { password, ip }: { readonly password: string; readonly ip: string },
): Promise<void> => {
  const { identity, members } = deps;
  const member = await members.find(memberId);
  if (member === undefined || !['active', 'bet-locked', 'self-excluded'].includes(member.status))
    throw new Refusal('privacy.not-closable');
  await identity.requireOwnPassword({ memberId, sessionId }, password);
  const objections = await objectionsTo(deps, memberId);
  if (objections.length > 0) throw new Refusal('privacy.account-in-use', { objections });
  const actor = { actorKind: 'member', actor: member.account, reason: 'the owner closed the account', ip } as const;
  await members.changeStatus(actor, memberId, 'closed');
};
