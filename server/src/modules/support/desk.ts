import type { MemberId } from '@fairground/contract/ids';
import { Refusal } from '../../platform/refusal.ts';
import type { SupportDeps } from './deps.ts';
import { deskFor, isOutside } from './domain/desk.ts';
import type { Desk } from './domain/desk.ts';

type Deps = Pick<SupportDeps, 'system' | 'members'>;

/**
 * The desk that serves a member; refuses where the operator has taken every channel of the service away, and our own
 * window where its flag is off: an outside chat does not stand in it.
 */
export const needDesk = async ({ system, members }: Deps, memberId: MemberId): Promise<Desk> => {
  const [channels, member] = await Promise.all([system.channels.list(), members.find(memberId)]);
  // A session may outlive its account by a moment.
  if (member === undefined) throw new Refusal('access.login-required');
  const desk = deskFor(channels, member.rankLevel);
  if (desk === undefined) throw new Refusal('access.function-off');
  if (!isOutside(desk) && !(await system.isOn('CBS3'))) throw new Refusal('access.function-off');
  return desk;
};

/** The same where our own staff answer; those of an outside chat would never read what is written here. */
export const needOwnDesk = async (deps: Deps, memberId: MemberId): Promise<Desk> => {
  const desk = await needDesk(deps, memberId);
  if (isOutside(desk)) throw new Refusal('access.function-off');
  return desk;
};
