import type { MemberId } from '@fairground/contract/ids';
import type { Latest, LatestData, Push, PushData } from '@fairground/contract/push';

/** Sends messages to open browsers on every node. Call it after the commit: a push announces what is already true. */
export type Realtime = {
  readonly toSite: <P extends Push & { audience: 'site' }>(push: P, data: PushData<P>) => void;
  readonly toMember: <P extends Push & { audience: 'member' }>(push: P, member: MemberId, data: PushData<P>) => void;
  /** Whether a page open on this node subscribes to the member. */
  readonly hears: (member: MemberId) => boolean;
  /** All members that pages open on this node subscribe to. */
  readonly heardMembers: () => readonly MemberId[];
  /** Calls back each time a page on this node subscribes to a member. */
  readonly whenHeard: (listener: (member: MemberId) => void) => void;
  /** Tells pages of this node the latest values of a kind that they watch, again and again while any page does. */
  readonly tellLatest: <L extends Latest>(latest: L, teller: LatestTeller<L>) => void;
  /** Closes the sockets of a session that has ended, on every node. */
  readonly disconnectSession: (sessionId: bigint) => void;
};

/** Finds what changed of the watched keys since the round before; the first round of a key tells everything. */
export type LatestTeller<L extends Latest> = (
  keys: readonly string[],
  tell: (key: string, data: LatestData<L>) => void,
) => Promise<void>;
