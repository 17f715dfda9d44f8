import type { MemberId } from '@fairground/contract/ids';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { checkAffiliate as contract } from '@fairground/contract/members/endpoints';
import type { Reader } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { MembersDeps } from './deps.ts';
import { readInvitationCode } from './domain/code.ts';
import { hostOf } from './domain/host.ts';
import type { Invitation, Place, Resolved } from './domain/upline.ts';
import { hasRoomBelow, isUsable, resolveUpline } from './domain/upline.ts';
import { findDomainAgent, findLink } from './store/links.ts';
import { findDefaultHead, findPlace } from './store/members.ts';

type Deps = Pick<MembersDeps, 'db' | 'clock'>;

/** What somebody brings along that says where it belongs. */
export type Introduction = {
  readonly affiliateCode: string | undefined;
  readonly referralCode: string | undefined;
  readonly recommenderId: string | undefined;
  /** Where it registers: named by the page, and seen by us. */
  readonly hosts: readonly string[];
  /** Whether the form shows the code: only then can the visitor correct it. */
  readonly isCodeShown: boolean;
};

/** Finds the place of a new account, or says what is wrong with its invitation. Nothing is written. */
export const findPlaceFor = async ({ db, clock }: Deps, introduction: Introduction): Promise<Resolved> => {
  const { affiliateCode = '', referralCode = '', recommenderId = '', hosts, isCodeShown } = introduction;
  const now = clock.now();
  const affiliate = await findInvitation(db, affiliateCode, now);
  if (affiliateCode !== '' && affiliate === undefined && isCodeShown)
    throw new Refusal('members.invitation-code-wrong');
  const resolved = resolveUpline({
    affiliate,
    referral: await findInvitation(db, referralCode, now),
    domainAgent: await findAgentOf(db, hosts),
    defaultHead: await findDefaultHead(db),
  });
  if (recommenderId !== '' && recommenderId !== resolved.recommenderId?.toString())
    throw new Refusal('members.recommender-wrong');
  if (!hasRoomBelow(resolved.upline)) throw new Refusal('members.line-full');
  return resolved;
};

const findInvitation = async (reader: Reader, typed: string, now: Date): Promise<Invitation | undefined> => {
  const code = readInvitationCode(typed);
  const link = code === undefined ? undefined : await findLink(reader, code, now);
  const owner = link && (await findPlace(reader, link.ownerId));
  if (!link || !owner) return undefined;
  const { id: linkId, kind, opens } = link;
  const ownersUpline = owner.uplineId === null ? undefined : await findPlace(reader, owner.uplineId);
  const invitation = { linkId, kind, opens, owner, ownersUpline };
  return isUsable(invitation) ? invitation : undefined;
};

const findAgentOf = async (reader: Reader, named: readonly string[]): Promise<Place | undefined> => {
  const agent = await findBoundAgent(reader, named);
  return agent === undefined ? undefined : findPlace(reader, agent);
};

export const findBoundAgent = (reader: Reader, named: readonly string[]): Promise<MemberId | undefined> =>
  findDomainAgent(
    reader,
    named.flatMap((text) => hostOf(text) ?? []),
  );

/** Whether a code opens a registration, and whether the host is an agent's own. */
export const checkAffiliate = async (
  { db, clock }: Deps,
  { code: typed = '', domain }: { readonly code?: string | undefined; readonly domain?: string | undefined },
  host: string,
): Promise<ValueOf<typeof contract>> => {
  const isDomainBound = (await findBoundAgent(db, [domain ?? host])) !== undefined;
  if (typed.trim() === '') return { code: '', isDomainBound };
  if ((await findInvitation(db, typed, clock.now())) === undefined) throw new Refusal('members.invitation-code-wrong');
  return { code: readInvitationCode(typed) ?? '', isDomainBound };
};
