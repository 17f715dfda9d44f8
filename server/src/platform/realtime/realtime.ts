import type { MemberId } from '@fairground/contract/ids';
import type { Push, PushData } from '@fairground/contract/push';

/** Sends messages to open browsers on every node. Call it after the commit: a push tells what is already true. */
export type Realtime = {
  readonly toSite: <P extends Push & { audience: 'site' }>(push: P, data: PushData<P>) => void;
  readonly toMember: <P extends Push & { audience: 'member' }>(push: P, member: MemberId, data: PushData<P>) => void;
  /** Closes the sockets of a session that has ended, on every node. */
  readonly disconnectSession: (sessionId: bigint) => void;
};
