import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import { LINE_DEPTH_MAX, mayStandUnder } from './flags.ts';
import type { MemberStatus } from './member.ts';

/** A member as the tree sees it. */
export type Place = {
  readonly id: MemberId;
  readonly isAgent: IsAgent;
  readonly status: MemberStatus;
  readonly uplineId: MemberId | null;
  readonly path: readonly MemberId[];
};

/** A code that was found, usable or not, with its owner. */
export type Invitation = {
  readonly linkId: bigint;
  readonly kind: 'affiliate' | 'referral';
  readonly opens: IsAgent;
  readonly owner: Place;
  readonly ownersUpline: Place | undefined;
};

/** Everything that speaks for somebody's place at registration. */
export type Invited = {
  readonly affiliate: Invitation | undefined;
  readonly referral: Invitation | undefined;
  /** The agent the host belongs to. */
  readonly domainAgent: Place | undefined;
  readonly defaultHead: Place;
};

export type Resolved = {
  readonly upline: Place;
  readonly isAgent: IsAgent;
  readonly recommenderId: MemberId | null;
  readonly linkId: bigint | null;
};

/**
 * Where a new account stands, in this order: under the owner of the affiliate link; under who recommended it, or its
 * upline when it is no agent; under the agent of the host; under the default head of the house.
 */
export const resolveUpline = ({ affiliate, referral, domainAgent, defaultHead }: Invited): Resolved => {
  if (affiliate?.kind === 'affiliate') {
    const { linkId, opens, owner } = affiliate;
    const isSameLine = referral !== undefined && referral.owner.path[0] === owner.path[0];
    const recommenderId = isSameLine ? referral.owner.id : null;
    return { upline: owner, isAgent: opens, recommenderId, linkId };
  }
  // Anyone who is given a friend's code types it into the only field there is.
  const recommended = affiliate ?? referral;
  if (recommended !== undefined) {
    const { linkId, owner, ownersUpline } = recommended;
    const upline = owner.isAgent === 1 || owner.isAgent === 2 ? owner : ownersUpline;
    const fitting = upline !== undefined && isOpenFor(upline, 0) ? upline : defaultHead;
    return { upline: fitting, isAgent: 0, recommenderId: owner.id, linkId };
  }
  const upline = domainAgent !== undefined && isOpenFor(domainAgent, 0) ? domainAgent : defaultHead;
  return { upline, isAgent: 0, recommenderId: null, linkId: null };
};

/** Whether the code of a link still leads somewhere: its owner is well and may have what the link opens below it. */
export const isUsable = ({ kind, opens, owner }: Invitation): boolean =>
  kind === 'referral' ? owner.status === 'active' : isOpenFor(owner, opens);

export const isOpenFor = (upline: Place, flag: IsAgent): boolean =>
  (upline.status === 'active' || upline.status === 'system') &&
  mayStandUnder(flag, isRoot(upline) ? 'root' : upline.isAgent);

/** The root stands under nobody and in no path. */
export const isRoot = ({ uplineId, isAgent }: Pick<Place, 'uplineId' | 'isAgent'>): boolean =>
  uplineId === null && isAgent !== 4;

export const hasRoomBelow = ({ path }: Pick<Place, 'path'>): boolean => path.length < LINE_DEPTH_MAX;
