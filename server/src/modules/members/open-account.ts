import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { openAccount as contract } from '@fairground/contract/members/endpoints';
import { fieldIssue } from '@fairground/contract/members/form-rules';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Caller, Session } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import { openCashAccount } from './credit.ts';
import type { MembersDeps } from './deps.ts';
import { newPassword } from './domain/account-name.ts';
import { mayOpenByHand } from './domain/flags.ts';
import { hasRoomBelow, isOpenFor } from './domain/upline.ts';
import { enrol } from './enrol.ts';
import { presetFault } from './presets.ts';
import type { Presets } from './presets.ts';
import { HOUSE_ROOT } from './install-defaults.ts';
import { findAgentLimit } from './store/agent-limits.ts';
import { countOpened, drawMemberId, findDefaultHead, findOpened, findPlace, holdPlace } from './store/members.ts';

export type NewOpenAccount = {
  readonly username: string;
  readonly isAgent: IsAgent;
  /** Null leaves the place to the house: members and agents go to its own line, the others stand under its root. */
  readonly uplineId: MemberId | null;
  /** A random one when left out. */
  readonly password?: string;
  /** Whether its owner keeps the password; else the first login must change it. */
  readonly keepsPassword?: true;
  /** What it is given of the lottery and of products. */
  readonly presets?: Presets;
};

export type OpenedAccount = { readonly memberId: MemberId; readonly password: string };

const OPENED_A_DAY_MAX = 50;

/** Opens an account for somebody else. */
export const openAccount = (deps: MembersDeps, actor: Actor, account: NewOpenAccount): Promise<OpenedAccount> =>
  open(deps, actor, account);

/** The same for an agent, in its own line and so many a day. */
export const openBelow = async (
  deps: MembersDeps,
  { username, type, series, rates }: BodyOf<typeof contract>,
  { session, ip }: Caller & { readonly session: Session },
): Promise<ValueOf<typeof contract>> => {
  const { memberId } = session;
  const opener = await findPlace(deps.db, memberId);
  if (opener === undefined || !mayOpenByHand(opener.isAgent, type)) throw new Refusal('members.type-refused');
  const actor: Actor = { actorKind: 'member', actor: memberId.toString(), reason: '', ip };
  const presets = { series, rates };
  const fault = await presetFault(deps, deps.db, memberId, presets);
  if (fault !== undefined) throw new Refusal(fault === 'series' ? 'members.series-refused' : 'members.rate-refused');
  const day = deps.days.dayOf(deps.clock.now());
  const account = username.normalize('NFC').trim();
  const { password } = await open(
    deps,
    actor,
    { username: account, isAgent: type, uplineId: memberId, presets },
    async (tx) => {
      if (!(await countOpened(tx, memberId, day, await mostOpened(tx, memberId))))
        throw new Refusal('members.open-limit');
    },
  );
  return { account, password, type };
};

/** How many accounts an agent opened on a day, and how many it may: what staff gave it, or what everybody has. */
export const openedOn = async (
  reader: Reader,
  agent: MemberId,
  day: string,
): Promise<{ readonly used: number; readonly most: number }> => {
  const [used, most] = [await findOpened(reader, agent, day), await mostOpened(reader, agent)];
  return { used, most };
};

const mostOpened = async (reader: Reader, agent: MemberId): Promise<number> =>
  (await findAgentLimit(reader, agent))?.openDay ?? OPENED_A_DAY_MAX;

const open = async (
  deps: MembersDeps,
  actor: Actor,
  { username, isAgent, uplineId, password = newPassword(deps.random), keepsPassword, presets }: NewOpenAccount,
  count: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<OpenedAccount> => {
  const { db, system, identity, wallet, audit } = deps;
  const account = username.normalize('NFC').trim();
  const issue = fieldIssue((await system.readRegisterRules())['username'], account, { isRequired: true });
  if (issue !== undefined) throw new Refusal('members.fields-refused', { issues: { username: issue } });
  const placedUnder = uplineId ?? (await houseUplineFor(deps, isAgent));
  const memberId = await drawMemberId(db);
  await openCashAccount(deps, memberId, (await wallet.balanceOf(memberId)).currency);
  const hash = await identity.hashPassword(password);

  await inTransaction(db, async (tx) => {
    // As in a registration: the row of this number means that an earlier try has committed.
    if ((await findPlace(tx, memberId)) !== undefined) return;
    const upline = await holdPlace(tx, placedUnder);
    if (upline === undefined || !isOpenFor(upline, isAgent)) throw new Refusal('members.type-refused');
    if (!hasRoomBelow(upline)) throw new Refusal('members.line-full');
    await count(tx);
    await identity.createAccount(tx, {
      memberId,
      username: account,
      isAgent,
      password: hash,
      paymentPassword: null,
      mobile: null,
      email: null,
      payeeName: null,
      mustChangePassword: keepsPassword !== true,
    });
    const place = { uplineId: upline.id, recommenderId: null, linkId: null };
    await enrol(deps, tx, {
      ...{ id: memberId, account, isAgent, ...place, method: 'opened', host: '', ip: actor.ip },
      ...(presets !== undefined && { presets }),
    });
    await audit.record(tx, {
      ...actor,
      action: 'members.open-account',
      resource: 'member',
      resourceId: memberId.toString(),
      before: null,
      after: { account, isAgent, uplineId: upline.id.toString() },
    });
  });
  return { memberId, password };
};

const houseUplineFor = async ({ db }: MembersDeps, isAgent: IsAgent): Promise<MemberId> =>
  isAgent === 0 || isAgent === 1 ? (await findDefaultHead(db)).id : HOUSE_ROOT;
