import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../platform/database/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import { newInvitationCode, readInvitationCode } from './domain/code.ts';
import { isAgentFlag } from './domain/flags.ts';
import { hostOf } from './domain/host.ts';
import { isOpenFor } from './domain/upline.ts';
import { presetFault } from './presets.ts';
import type { Presets } from './presets.ts';
import { bindDomainRow, closeLinkRow, expireLinks, insertLink, insertLinkRates } from './store/links.ts';
import { findPlace, holdPlace } from './store/members.ts';

export type NewLink = {
  readonly owner: MemberId;
  /** The flag of the accounts it opens. */
  readonly opens: IsAgent;
  readonly maxUses?: number;
  readonly expiresAt?: Date;
  readonly note?: string;
  readonly channel?: string;
  /** The series of those who come by it; as much as the owner where nothing is said. */
  readonly rate?: number;
  /** What they are given of products; what the site gives where nothing is said. */
  readonly rates?: NonNullable<Presets['rates']>;
};

const CODE_TRIES_MAX = 5;
const USES_MAX = 1_000_000;

/** An affiliate link: anyone who registers by it stands under its owner. */
export const createLink = async (
  deps: MembersDeps,
  actor: Actor,
  { owner, opens, maxUses, expiresAt, note = '', channel = '', rate, rates = [] }: NewLink,
): Promise<{ readonly code: string }> => {
  const { db, clock, random, audit } = deps;
  const now = clock.now();
  const hasBadBounds =
    (maxUses !== undefined && (!Number.isInteger(maxUses) || maxUses < 1 || maxUses > USES_MAX)) ||
    (expiresAt !== undefined && expiresAt <= now) ||
    note.length > 100 ||
    channel.length > 50;
  if (hasBadBounds || opens === 2 || opens === 42) throw new Refusal('members.link-refused');
  return inTransaction(db, async (tx) => {
    const place = await holdPlace(tx, owner);
    if (place === undefined || !isOpenFor(place, opens)) throw new Refusal('members.link-refused');
    if ((await presetFault(deps, tx, owner, { series: rate, rates })) !== undefined)
      throw new Refusal('members.link-refused');
    const bounds = { max_uses: maxUses ?? null, expires_at: expiresAt ?? null, series: rate ?? null };
    const link = { owner_id: owner, kind: 'affiliate', opens, note, channel, created_at: now, ...bounds } as const;
    const code = await insertWithCode({ random }, tx, link);
    await insertLinkRates(tx, code, rates);
    await audit.record(tx, {
      ...actor,
      action: 'members.create-link',
      resource: 'link',
      resourceId: code,
      before: null,
      after: {
        owner: owner.toString(),
        opens,
        maxUses: maxUses ?? null,
        expiresAt: expiresAt ?? null,
        note,
        channel,
        series: rate ?? null,
        ...(rates.length > 0 && { rates }),
      },
    });
    return { code };
  });
};

/** Writes a link under a code nobody has; answers the code. */
export const insertWithCode = async (
  { random }: Pick<MembersDeps, 'random'>,
  tx: Tx,
  link: Omit<Parameters<typeof insertLink>[1], 'code'>,
): Promise<string> => {
  for (let tries = 0; tries < CODE_TRIES_MAX; tries += 1) {
    const code = newInvitationCode(random);
    if (await insertLink(tx, { ...link, code })) return code;
  }
  throw new Error('Chance gave no free invitation code.');
};

/** Ends an affiliate link; those who came by it stay. */
export const closeLink = async ({ db, audit }: MembersDeps, actor: Actor, typed: string): Promise<void> => {
  const code = readInvitationCode(typed) ?? '';
  await inTransaction(db, async (tx) => {
    if ((await closeLinkRow(tx, code)) === undefined) throw new Refusal('members.link-refused');
    await audit.record(tx, {
      ...actor,
      action: 'members.close-link',
      resource: 'link',
      resourceId: code,
      before: { status: 'active' },
      after: { status: 'closed' },
    });
  });
};

/** Says that a host of the site is an agent's own: anyone who registers there without a code stands under it. */
export const bindDomain = async (
  { db, clock, audit }: MembersDeps,
  actor: Actor,
  typed: string,
  agent: MemberId,
): Promise<void> => {
  const host = hostOf(typed);
  if (host === undefined) throw new Refusal('members.host-refused');
  const place = await findPlace(db, agent);
  if (place === undefined || !isAgentFlag(place.isAgent) || place.uplineId === null)
    throw new Refusal('members.type-refused');
  await inTransaction(db, async (tx) => {
    await bindDomainRow(tx, host, agent, clock.now());
    await audit.record(tx, {
      ...actor,
      action: 'members.bind-domain',
      resource: 'domain',
      resourceId: host,
      before: null,
      after: { agent: agent.toString() },
    });
  });
};

/** Marks links whose time is over. They stopped working at their moment; this is for anyone who lists them. */
export const createExpireLinks = ({ db, clock }: Pick<MembersDeps, 'db' | 'clock'>): Job<null> => ({
  name: 'members.expire-links',
  run: () => expireLinks(db, clock.now()),
});
