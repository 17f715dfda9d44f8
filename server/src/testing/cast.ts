import type { IsAgent, LoginAnswer } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { App } from '../app.ts';
import { inTransaction } from '../platform/database/index.ts';
import type { Db } from '../platform/database/index.ts';
import type { FakeClock } from './clock.ts';
import { aCaller, anOperator, callRoute } from './modules.ts';

/** Everybody who may stand at a call, from nobody at all to anyone who holds the key of the sandbox. */
export const ROLES = [
  'anonymous',
  'unknown token',
  'trial',
  'member',
  'other member',
  'agent',
  'general agent',
  'affiliate',
  'affiliate manager',
  'expired session',
  'revoked session',
  'password scope',
  'withdraw scope',
  'no step-up',
  'money locked',
  'developer',
] as const;
export type Role = (typeof ROLES)[number];

/** What a call carries of who makes it. */
export type Proof = { readonly token?: string; readonly developerKey?: string };

/** What only the first member may read of itself. */
export const MARKS = {
  account: 'markedone',
  nickname: 'Marked Nickname',
  email: 'marked.one@example.com',
  payeeName: 'Marked Payee',
} as const;

const FLAGS = { agent: 1, 'general agent': 2, affiliate: 41, 'affiliate manager': 42 } as const;

type Kept =
  | { readonly memberId: MemberId; readonly isStale?: true }
  | { readonly token: string }
  | { readonly login: readonly [string, string] };

/**
 * One real account for each role: registered, opened by an operator or as a trial. A proof is looked at before it is
 * used again, so that a call which ends the session it is made with spoils nothing for the next.
 */
export const createCast = async (
  app: App,
  { db, clock, developerKey }: { readonly db: Db; readonly clock: FakeClock; readonly developerKey: string },
) => {
  const { members, identity, system } = app;
  await system.installDefaults({
    resources: [],
    customerService: [{ key: 'chat', csType: 'LIVECHAT', titles: { EN: 'Chat' }, path: '/chat', hours: '08:00-23:00' }],
    domainRoutes: [],
    helpSections: [],
    helpArticles: [],
  });
  await members.installDefaults();
  await system.setFlag(anOperator, 'CAPTCHAPROVIDER', 'none');
  // What is switched off is refused to all alike; here only who calls may decide.
  for (const flag of ['FACEBOOK', 'GOOGLE', 'TELEGRAM'] as const) await system.setFlag(anOperator, flag, 'on');
  await system.setRegisterRule(anOperator, 'captcha', { enabled: false, required: false });
  await system.setRegisterRule(anOperator, 'payeeName', { enabled: true, required: false });

  let visitors = 0;
  const newCaller = () => {
    visitors += 1;
    return aCaller({ ip: `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` });
  };
  const callMembers = (name: string, body: object): Promise<unknown> =>
    callRoute(members.routes, name, { body }, newCaller());
  const idOf = async (account: string): Promise<MemberId> => {
    const member = await members.findByAccount(account);
    if (member === undefined) throw new Error(`${account} is nobody.`);
    return member.id;
  };

  const register = async (username: string, parts: object = {}): Promise<MemberId> => {
    const password = 'wandering7lantern';
    await callMembers('members.register', {
      ...{ username, password, confirmPassword: password, terms: true, termsVersion: '1', login: true },
      ...{ registerUrl: 'https://play.example/', registerMethod: 'WEB', ...parts },
    });
    return idOf(username);
  };
  const open = (
    username: string,
    isAgent: IsAgent,
    keeps: { readonly keepsPassword?: true } = { keepsPassword: true },
  ) => members.openAccount(anOperator, { username, isAgent, uplineId: null, ...keeps });
  const openTrial = async (): Promise<MemberId> => {
    const body = { os: 'Linux', platform: 'W', random: 'a-word-of-a-browser-that-plays', gatewayVersion: 3 };
    const { account } = (await callMembers('members.open-trial', body)) as LoginAnswer;
    return idOf(account);
  };
  const admit = async (memberId: MemberId): Promise<string> =>
    (await inTransaction(db, (tx) => identity.admit(tx, { memberId, from: newCaller() }))).token;

  const first = await register(MARKS.account, { email: MARKS.email, payeeName: MARKS.payeeName });
  const session = await identity.authenticate(await admit(first));
  const nickname = { body: { nickname: MARKS.nickname } };
  await callRoute(members.routes, 'members.change-nickname', nickname, aCaller({ session }));
  const kept = new Map<Role, Kept>([
    ['member', { memberId: first }],
    ['other member', { memberId: await register('otherone') }],
    ['trial', { memberId: await openTrial() }],
    ['unknown token', { token: 'a-token-that-nobody-was-ever-given' }],
  ]);
  for (const [role, flag] of Object.entries(FLAGS))
    kept.set(role as Role, { memberId: (await open(`flagged${flag}`, flag)).memberId });

  kept.set('no step-up', { memberId: (await open('stale0001', 1)).memberId, isStale: true });
  const locked = await open('locked001', 1);
  await sql`insert into identity_money_lock (member_id, locked_at, change) values (${locked.memberId}, now(), 'password')`.execute(
    db,
  );
  kept.set('money locked', { memberId: locked.memberId });
  const limited = await open('mustchange', 0, {});
  kept.set('password scope', { login: ['mustchange', limited.password] });
  const excluded = await open('excluded1', 1);
  await members.changeStatus(anOperator, excluded.memberId, 'self-excluded');
  kept.set('withdraw scope', { login: ['excluded1', excluded.password] });

  const revoked = await open('revoked01', 1);
  const revokedToken = await admit(revoked.memberId);
  await members.changeStatus(anOperator, revoked.memberId, 'frozen');
  kept.set('revoked session', { token: revokedToken });
  kept.set('expired session', { token: await admit((await open('expired01', 1)).memberId) });
  clock.advance(25 * 3_600_000);

  const logIn = async (username: string, password: string): Promise<string> => {
    const body = { type: 'USERNAME', username, password };
    return ((await callRoute(identity.routes, 'identity.login', { body }, newCaller())) as LoginAnswer).token;
  };

  /** As in a session that was opened a while ago. */
  const forgetStepUps = async (memberId: MemberId): Promise<void> => {
    await sql`update identity_session set stepped_up_at = null where member_id = ${memberId}`.execute(db);
  };

  const lastTokens = new Map<Role, string>();

  /** Proves the role; again when the last call ended the session it was made with. */
  const proofOf = async (role: Role): Promise<Proof> => {
    if (role === 'developer') return { developerKey };
    const of = kept.get(role);
    if (of === undefined) return {};
    if ('token' in of) return { token: of.token };
    const last = lastTokens.get(role);
    if (last !== undefined && (await identity.authenticate(last)) !== undefined) return { token: last };
    const token = 'login' in of ? await logIn(...of.login) : await admit(of.memberId);
    if ('isStale' in of) await forgetStepUps(of.memberId);
    lastTokens.set(role, token);
    return { token };
  };

  return { proofOf, newCaller };
};
