import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { MembersDeps } from './deps.ts';
import { startsWithToUpline } from './domain/flags.ts';
import { firstIconOf } from './domain/icons.ts';
import type { Method } from './domain/member.ts';
import { accountKeyOf } from './domain/member.ts';
import type { ProfileTexts } from './domain/profile.ts';
import { memberRegistered } from './facts.ts';
import { insertWithCode } from './links.ts';
import { clampedSeries, givePresetRates, presetsOfLink } from './presets.ts';
import type { Presets } from './presets.ts';
import { insertMember, insertProfile } from './store/members.ts';

export type Newcomer = {
  readonly id: MemberId;
  readonly account: string;
  readonly isAgent: IsAgent;
  readonly uplineId: MemberId;
  readonly recommenderId: MemberId | null;
  readonly linkId: bigint | null;
  readonly method: Method;
  readonly host: string;
  readonly ip: string;
  readonly profile?: ProfileTexts;
  /** What it is given where no link says so. */
  readonly presets?: Presets;
};

/** Writes a new member into the tree: its place, its profile, and the code it may recommend the site by. */
export const enrol = async (
  deps: Pick<MembersDeps, 'announce' | 'clock' | 'days' | 'random' | 'rateScale' | 'siteRebates'>,
  tx: Tx,
  newcomer: Newcomer,
): Promise<void> => {
  const { id, account, isAgent, uplineId, recommenderId, linkId, method, host, ip, profile } = newcomer;
  const { clock, random, announce } = deps;
  const now = clock.now();
  const { series, rates = [] } = newcomer.presets ?? (await presetsOfLink(tx, linkId));
  const given = await clampedSeries(deps, tx, uplineId, series);
  const isWritten = await insertMember(tx, {
    id,
    account,
    account_key: accountKeyOf(account),
    is_agent: isAgent,
    upline_id: uplineId,
    recommender_id: recommenderId,
    link_id: linkId,
    to_upline: startsWithToUpline(isAgent),
    method,
    register_host: host,
    register_ip: ip,
    registered_at: now,
    ...(given !== undefined && { series: given }),
  });
  if (!isWritten) throw new Refusal('identity.username-taken');
  await givePresetRates(deps, tx, { member: id, uplineId }, rates);
  await insertProfile(tx, { member_id: id, nickname: account, icon: firstIconOf(id), ...profile });
  await insertWithCode({ random }, tx, { owner_id: id, kind: 'referral', opens: 0, created_at: now });
  await announce(tx, memberRegistered, {
    memberId: id.toString(),
    uplineId: uplineId.toString(),
    recommenderId: recommenderId?.toString() ?? null,
    linkId: linkId?.toString() ?? null,
    method,
    isAgent,
  });
};
