import type { MemberId } from '@fairground/contract/ids';
import type { Push, PushData } from '@fairground/contract/push';

/** Sends messages to open browsers on every node. Call it after the commit: a push tells what is already true. */
export type Realtime = {
  readonly toSite: <P extends Push & { audience: 'site' }>(push: P, data: PushData<P>) => void;
  readonly toMember: <P extends Push & { audience: 'member' }>(push: P, member: MemberId, data: PushData<P>) => void;
  /** Whether a page open on this node hears what is sent to the member. */
  readonly hears: (member: MemberId) => boolean;
  /** Everybody whom a page open on this node hears of. */
  readonly heardMembers: () => readonly MemberId[];
  /** Calls back when a page on this node begins to hear a member, each time anew. */
  readonly whenHeard: (listener: (member: MemberId) => void) => void;
  /** Closes the sockets of a session that has ended, on every node. */
  readonly disconnectSession: (sessionId: bigint) => void;
};
