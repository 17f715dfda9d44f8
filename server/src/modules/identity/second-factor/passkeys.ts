import * as contract from '@fairground/contract/identity/endpoints';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { newToken } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import { addressSubject } from '../domain/attempts.ts';
import { knownTransports, readMadePasskey, readSignature } from '../../../platform/webauthn.ts';
import type { Site } from '../../../platform/webauthn.ts';
import { ownOrigins } from '../../../platform/own-origins.ts';
import type { TicketKind } from '../domain/ticket.ts';
import type { LoginFlow } from '../login/login-flow.ts';
import { stepUpByPassword } from './note-step-up.ts';
import { tried } from '../login/attempts.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { findAccount, lockAccount } from '../store/accounts.ts';
import * as store from '../store/passkeys.ts';
import { insertTicket, spendTicket } from '../store/tickets.ts';

const PASSKEYS_MAX = 10;
const TIMEOUT_MS = 5 * 60_000;
const NAME_LENGTH_MAX = 60;

const challengeSchema = z.object({ challenge: z.string() });

type ChallengeKind = Extract<TicketKind, 'passkey' | 'passkey-login' | 'passkey-step-up'>;
type SignedByPasskey = Omit<BodyOf<typeof contract.finishPasskeyLogin>, 'deviceToken'>;

/** Showing by a passkey, in a running session, that the account is one's own. */
export type PasskeyProof = {
  readonly challengeFor: (memberId: MemberId, caller: Caller) => Promise<ValueOf<typeof contract.beginStepUpByPasskey>>;
  /** Refuses `identity.passkey-refused`; failures count for the address. */
  readonly prove: (memberId: MemberId, signed: SignedByPasskey, caller: Caller) => Promise<void>;
};

/** Passkeys: making, listing and logging in by them. */
export const createPasskeys = (core: Core, loginFlow: LoginFlow): Module & PasskeyProof => {
  const { db, clock, random, secrets, settings, attempts, notifyOwner } = core;

  const siteOf = ({ host }: Pick<Caller, 'host'>): Site => {
    const { hostname, all } = ownOrigins(settings, host);
    return { hostname, origins: all };
  };

  /** The same for an account on all devices; others cannot tell the account from it. */
  const userHandleOf = (memberId: MemberId): string =>
    secrets.hash(`${memberId}`, 'passkey user').toString('base64url');

  const giveChallenge = async (kind: ChallengeKind, memberId: MemberId | null) => {
    const [token, challenge] = [newToken(random), newToken(random)];
    const madeAt = clock.now();
    const expiresAt = new Date(madeAt.getTime() + TIMEOUT_MS);
    await insertTicket(db, { kind, token, memberId, data: { challenge }, madeAt, expiresAt });
    return { challengeId: token, challenge, timeoutMs: TIMEOUT_MS };
  };

  /** A challenge is used up by the first answer, right or wrong. */
  const takeChallenge = async (kind: ChallengeKind, token: string, memberId: MemberId | null) => {
    const ticket = await inTransaction(db, (tx) => spendTicket(tx, kind, token, clock.now()));
    const data = z.safeParse(challengeSchema, ticket?.data);
    if (ticket?.memberId !== memberId || !data.success) throw new Refusal('identity.passkey-refused');
    return data.data.challenge;
  };

  const begin = async (memberId: MemberId, caller: Caller) => {
    const [account, held] = await Promise.all([findAccount(db, memberId), store.listPasskeys(db, memberId)]);
    if (held.length >= PASSKEYS_MAX) throw new Refusal('identity.passkey-limit');
    return {
      ...(await giveChallenge('passkey', memberId)),
      rpId: siteOf(caller).hostname,
      rpName: settings.siteName,
      userHandle: userHandleOf(memberId),
      userName: account?.username ?? '',
      excludeCredentials: held.map(({ credentialId }) => credentialId.toString('base64url')),
    };
  };

  const finish = async (memberId: MemberId, body: BodyOf<typeof contract.finishPasskey>, caller: Caller) => {
    const challenge = await takeChallenge('passkey', body.challengeId, memberId);
    const made = await readMadePasskey(body, { challenge, site: siteOf(caller) });
    if (made === undefined) throw new Refusal('identity.passkey-refused');
    const passkeyId = await inTransaction(db, async (tx) => {
      // Two that are made at once must not both be the last one allowed.
      const account = await lockAccount(tx, memberId);
      if ((await store.listPasskeys(tx, memberId)).length >= PASSKEYS_MAX) throw new Refusal('identity.passkey-limit');
      const transports = knownTransports(body.transports);
      const name = nameOf(body.name);
      const added = await store.insertPasskey(tx, { ...made, memberId, transports, name, madeAt: clock.now() });
      const undo = added === undefined ? undefined : ({ kind: 'passkey', passkeyId: added.toString() } as const);
      if (account !== undefined && undo !== undefined)
        await notifyOwner(tx, { account, change: 'passkey-added', host: caller.host, undo });
      return added;
    });
    if (passkeyId === undefined) throw new Refusal('identity.passkey-refused');
    return { passkeyId: passkeyId as Id<'passkey'> };
  };

  const challengeFor: PasskeyProof['challengeFor'] = async (memberId, caller) => ({
    ...(await giveChallenge('passkey-step-up', memberId)),
    rpId: siteOf(caller).hostname,
    allowCredentials: (await store.listPasskeys(db, memberId)).map(({ credentialId }) =>
      credentialId.toString('base64url'),
    ),
  });

  const prove: PasskeyProof['prove'] = async (memberId, signed, caller) => {
    const attempt = await attempts.begin([addressSubject(caller.ip)]);
    const proven = await tried(attempt, () => checkSignature(signed, caller, { kind: 'passkey-step-up', memberId }));
    const isRight =
      proven?.passkey.memberId === memberId &&
      (await inTransaction(db, (tx) => store.usePasskey(tx, proven.passkey, proven.signCount, clock.now())));
    if (isRight) return attempt.takeBack();
    await attempt.fail();
    throw new Refusal('identity.passkey-refused');
  };

  const login = async (body: BodyOf<typeof contract.finishPasskeyLogin>, caller: Caller) => {
    const attempt = await attempts.begin([addressSubject(caller.ip)]);
    const proven = await tried(attempt, () => checkSignature(body, caller, { kind: 'passkey-login', memberId: null }));
    if (proven === undefined) {
      await attempt.fail();
      throw new Refusal('identity.passkey-refused');
    }
    await attempt.takeBack();
    const { passkey, signCount } = proven;
    const rules = await loginFlow.readRules();
    const entered = await inTransaction(db, async (tx) => {
      const isUsed = await store.usePasskey(tx, passkey, signCount, clock.now());
      const account = isUsed ? await findAccount(tx, passkey.memberId as MemberId) : undefined;
      if (account === undefined) throw new Refusal('identity.passkey-refused');
      return loginFlow.enterIn(tx, { account, proof: 'passkey', from: caller, rules, deviceToken: body.deviceToken });
    });
    return loginFlow.answerOf(entered);
  };

  /** Unknown passkeys, used challenges and wrong signatures are all the same nothing. */
  const checkSignature = async (
    body: SignedByPasskey,
    caller: Caller,
    { kind, memberId }: { readonly kind: ChallengeKind; readonly memberId: MemberId | null },
  ) => {
    const challenge = await takeChallenge(kind, body.challengeId, memberId).catch(nothingIfRefused);
    const passkey = await store.findPasskey(db, Buffer.from(body.credentialId, 'base64url'));
    if (challenge === undefined || passkey === undefined) return undefined;
    const isForeign = body.userHandle !== undefined && body.userHandle !== userHandleOf(passkey.memberId as MemberId);
    const signCount = isForeign ? undefined : await readSignature(body, { challenge, site: siteOf(caller), passkey });
    return signCount === undefined ? undefined : { passkey, signCount };
  };

  return {
    challengeFor,
    prove,
    routes: [
      bind(contract.beginPasskey, async ({ body: { password } }, caller) => {
        await stepUpByPassword(core, caller.session, password);
        return begin(caller.session.memberId, caller);
      }),
      bind(contract.finishPasskey, ({ body }, caller) => finish(caller.session.memberId, body, caller)),
      bind(contract.listPasskeys, async (_input, { session: { memberId } }) => ({
        list: (await store.listPasskeys(db, memberId)).map(({ id, name, madeAt, usedAt }) => ({
          passkeyId: id as Id<'passkey'>,
          name,
          madeAt,
          usedAt,
        })),
      })),
      bind(contract.removePasskey, async ({ body: { passkeyId, password } }, { session: { memberId }, host }) => {
        await requirePassword(core, memberId, password);
        const isGone = await inTransaction(db, async (tx) => {
          const account = await findAccount(tx, memberId);
          const isRemoved = await store.deletePasskey(tx, memberId, passkeyId);
          if (isRemoved && account) await notifyOwner(tx, { account, change: 'passkey-removed', host });
          return isRemoved;
        });
        if (!isGone) throw new Refusal('identity.passkey-unknown');
        return {};
      }),
      bind(contract.beginPasskeyLogin, async (_input, caller) => ({
        ...(await giveChallenge('passkey-login', null)),
        rpId: siteOf(caller).hostname,
      })),
      bind(contract.finishPasskeyLogin, ({ body }, caller) => login(body, caller)),
    ],
  };
};

const nameOf = (typed: string): string => [...typed.trim()].slice(0, NAME_LENGTH_MAX).join('') || 'Passkey';

const nothingIfRefused = (error: unknown): undefined => {
  if (error instanceof Refusal) return undefined;
  throw error;
};
