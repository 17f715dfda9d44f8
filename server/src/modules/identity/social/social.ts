import { timingSafeEqual } from 'node:crypto';
import { SOCIAL_RETURN_PATH } from '@fairground/contract/identity/addresses';
import * as contract from '@fairground/contract/identity/endpoints';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { SocialProvider, SocialRegistration } from '@fairground/contract/identity/providers';
import type { MemberId } from '@fairground/contract/ids';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { newToken } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { ownOrigins } from '../../../platform/own-origins.ts';
import type { Core } from '../core.ts';
import { pkceChallengeOf } from '../domain/pkce.ts';
import { hashOfToken } from '../domain/ticket.ts';
import type { LoginFlow } from '../login/login-flow.ts';
import { askOutside, redeemCode } from './oauth-exchange.ts';
import type { OauthSite } from './oauth-exchange.ts';
import { requirePassword } from '../passwords/require-password.ts';
import type { SandboxSite } from '../sandbox/sign-in-site.ts';
import { findAccount } from '../store/accounts.ts';
import { findLinked, linkPerson, unlinkProvider } from '../store/social.ts';
import type { SocialPerson } from '../store/social.ts';
import { insertTicket, readTicket, spendTicket } from '../store/tickets.ts';

export type Social = Module & {
  readonly spendSocialTicket: (tx: Tx, memberId: MemberId, ticket: string) => Promise<void>;
};

const TRIP_LASTS_MS = 10 * 60_000;
const REGISTRATION_LASTS_MS = 30 * 60_000;
const FLAGS = { facebook: 'FACEBOOK', google: 'GOOGLE', telegram: 'TELEGRAM' } as const;

const provider = z.enum(['facebook', 'google', 'telegram']);
const tripSchema = z.object({
  provider,
  purpose: z.enum(['login', 'link']),
  tab: z.string(),
  redirectUri: z.string(),
});
type Trip = z.output<typeof tripSchema>;
const personSchema = z.object({
  provider,
  subject: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

/** Sign-in with another site. */
export const createSocial = (core: Core, loginFlow: LoginFlow, sandbox: SandboxSite | undefined): Social => {
  const { db, clock, random, secrets, settings, system, notifyOwner } = core;

  /** The other site: the configured one, else in sandbox mode the one that plays it. */
  const siteOf = async (name: SocialProvider): Promise<OauthSite> => {
    const client = settings.social[name];
    const site = client === undefined ? sandbox?.siteOf(name) : { ...client, ask: askOutside };
    if (site === undefined || !(await system.isOn(FLAGS[name]))) throw new Refusal('access.function-off');
    return site;
  };

  // Both are derived from the state, which only the visitor's browser and the other site know. The table stores neither.
  const verifierOf = (state: string): string => secrets.hash(state, 'pkce').toString('base64url');
  const nonceOf = (state: string): string => secrets.hash(state, 'nonce').toString('base64url');

  const start = async (body: BodyOf<typeof contract.startSocial>, { session, host }: Caller) => {
    const site = await siteOf(body.provider);
    const isMember = session !== undefined && session.account !== 'trial' && session.scope === 'full';
    if (body.purpose === 'link' && !isMember) throw new Refusal('access.login-required');
    const [state, tabSecret] = [newToken(random), newToken(random)];
    const redirectUri = `${ownOrigins(settings, host).main}${SOCIAL_RETURN_PATH}`;
    const madeAt = clock.now();
    const expiresAt = new Date(madeAt.getTime() + TRIP_LASTS_MS);
    await insertTicket(db, {
      kind: 'social-state',
      token: state,
      memberId: body.purpose === 'link' && session ? session.memberId : null,
      data: { ...body, tab: hashOfToken(tabSecret).toString('base64url'), redirectUri } satisfies Trip,
      madeAt,
      expiresAt,
    });
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: site.clientId,
      redirect_uri: redirectUri,
      scope: site.scope,
      state,
      nonce: nonceOf(state),
      code_challenge: pkceChallengeOf(verifierOf(state)),
      code_challenge_method: 'S256',
    });
    const authorizeUrl = `${site.authorizeUrl}${site.authorizeUrl.includes('?') ? '&' : '?'}${query.toString()}`;
    return { authorizeUrl, tabSecret, expiresAt };
  };

  /** Who came back. Only the tab that began can finish, once, for what it began, and as the one who began it. */
  const comeBack = async (
    back: Pick<BodyOf<typeof contract.finishSocial>, 'state' | 'code' | 'tabSecret'>,
    as: { readonly purpose: Trip['purpose']; readonly memberId: MemberId | null },
  ): Promise<SocialPerson> => {
    const found = await readTicket(db, 'social-state', back.state, clock.now());
    const trip = z.safeParse(tripSchema, found?.data);
    const isOurs =
      trip.success &&
      timingSafeEqual(Buffer.from(trip.data.tab, 'base64url'), hashOfToken(back.tabSecret)) &&
      trip.data.purpose === as.purpose &&
      found?.memberId === as.memberId;
    if (!trip.success || !isOurs) throw new Refusal('identity.social-over');
    const spent = await inTransaction(db, (tx) => spendTicket(tx, 'social-state', back.state, clock.now()));
    if (spent === undefined) throw new Refusal('identity.social-over');
    const { provider: name, redirectUri } = trip.data;
    const person = await redeemCode(await siteOf(name), {
      code: back.code,
      verifier: verifierOf(back.state),
      nonce: nonceOf(back.state),
      redirectUri,
      now: clock.now(),
    });
    if (person === undefined) throw new Refusal('identity.social-refused');
    return { provider: name, ...person };
  };

  const finish = async (body: BodyOf<typeof contract.finishSocial>, caller: Caller) => {
    const person = await comeBack(body, { purpose: 'login', memberId: null });
    const rules = await loginFlow.readRules();
    const entered = await inTransaction(db, async (tx) => {
      const memberId = await findLinked(tx, person);
      const account = memberId === undefined ? undefined : await findAccount(tx, memberId);
      if (account === undefined) return undefined;
      return loginFlow.enterIn(tx, { account, proof: 'social', from: caller, rules, deviceToken: body.deviceToken });
    });
    if (entered === undefined) throw new Refusal('identity.social-registration-needed', await giveRegistration(person));
    return loginFlow.answerOf(entered);
  };

  const giveRegistration = async (person: SocialPerson): Promise<SocialRegistration> => {
    const token = newToken(random);
    const madeAt = clock.now();
    const expiresAt = new Date(madeAt.getTime() + REGISTRATION_LASTS_MS);
    await insertTicket(db, { kind: 'social-registration', token, memberId: null, data: person, madeAt, expiresAt });
    return { socialTicket: token, name: person.name, email: person.email };
  };

  const link = async (tx: Tx, memberId: MemberId, person: SocialPerson): Promise<void> => {
    if (!(await linkPerson(tx, memberId, person, clock.now()))) throw new Refusal('identity.social-taken');
  };

  return {
    spendSocialTicket: async (tx, memberId, ticket) => {
      const spent = await spendTicket(tx, 'social-registration', ticket, clock.now());
      const person = z.safeParse(personSchema, spent?.data);
      if (!person.success) throw new Refusal('identity.social-over');
      await link(tx, memberId, person.data);
    },
    routes: [
      bind(contract.startSocial, ({ body }, caller) => start(body, caller)),
      bind(contract.finishSocial, ({ body }, caller) => finish(body, caller)),
      bind(contract.linkSocial, async ({ body }, { session: { memberId }, host }) => {
        const person = await comeBack(body, { purpose: 'link', memberId });
        const { provider } = person;
        await inTransaction(db, async (tx) => {
          const account = await findAccount(tx, memberId);
          await link(tx, memberId, person);
          const undo = { kind: 'social', provider } as const;
          if (account) await notifyOwner(tx, { account, change: 'social-linked', host, undo });
        });
        return { provider };
      }),
      bind(contract.unlinkSocial, async ({ body }, { session: { memberId }, host }) => {
        await requirePassword(core, memberId, body.password);
        const isGone = await inTransaction(db, async (tx) => {
          const account = await findAccount(tx, memberId);
          const isUnlinked = await unlinkProvider(tx, memberId, body.provider);
          if (isUnlinked && account) await notifyOwner(tx, { account, change: 'social-unlinked', host });
          return isUnlinked;
        });
        if (!isGone) throw new Refusal('identity.social-unknown');
        return {};
      }),
    ],
  };
};
