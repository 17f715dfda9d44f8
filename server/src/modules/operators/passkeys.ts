import type { BodyOf } from '@fairground/contract/endpoint';
import type * as contract from '@fairground/contract/operators/passkey-endpoints';
import { inTransaction } from '../../platform/database/index.ts';
import type { Operator } from '../../platform/http/route.ts';
import { ownOrigins } from '../../platform/own-origins.ts';
import { newToken } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import { knownTransports, readMadePasskey, readSignature } from '../../platform/webauthn.ts';
import type { Signed, Site } from '../../platform/webauthn.ts';
import type { Core } from './core.ts';
import { hashOfToken } from './domain/token.ts';
import * as store from './store/passkeys.ts';
import { lockStaff } from './store/staff.ts';

export const PASSKEYS_MAX = 10;
const TIMEOUT_MS = 5 * 60_000;

export type SignedByPasskey = Signed & { readonly challengeId: string };

/** A staff member in a running session, and the host the call came to. */
type At = { readonly operator: Operator; readonly ip: string; readonly host: string };

const siteOf = ({ publicUrl }: Core, host: string): Site => {
  const { hostname, all } = ownOrigins({ publicUrl }, host);
  return { hostname, origins: all };
};

const giveChallenge = async ({ db, clock, random }: Core, staffId: bigint | null) => {
  const [challengeId, challenge] = [newToken(random), newToken(random)];
  const expiresAt = new Date(clock.now().getTime() + TIMEOUT_MS);
  await store.insertChallenge(db, { idHash: hashOfToken(challengeId), staffId, challenge, expiresAt });
  return { challengeId, challenge, timeoutMs: TIMEOUT_MS };
};

/** A challenge for a login or a step-up; it tells nothing about accounts. */
export const challengeForProof = async (core: Core, host: string) => ({
  ...(await giveChallenge(core, null)),
  rpId: siteOf(core, host).hostname,
});

/** What the browser needs to make a passkey for the staff member who calls. */
export const beginPasskey = async (core: Core, { operator, host }: At) => {
  const held = await store.listPasskeysOf(core.db, operator.operatorId);
  if (held.length >= PASSKEYS_MAX) throw new Refusal('operators.passkey-limit');
  return {
    ...(await giveChallenge(core, operator.operatorId)),
    rpId: siteOf(core, host).hostname,
    rpName: `${core.siteName} staff`,
    // The same for an account on every device, and nobody else can tell whose it is.
    userHandle: core.secrets.hash(`${operator.operatorId}`, 'passkey user').toString('base64url'),
    userName: operator.name,
    excludeCredentials: held.map(({ credentialId }) => credentialId.toString('base64url')),
  };
};

/** Keeps the passkey the browser made. */
export const finishPasskey = async (
  core: Core,
  { operator, ip, host }: At,
  body: BodyOf<typeof contract.finishPasskey>,
): Promise<bigint> => {
  const { db, clock, audit } = core;
  const given = await store.takeChallenge(db, hashOfToken(body.challengeId), clock.now());
  if (given?.staffId !== operator.operatorId) throw new Refusal('operators.passkey-refused');
  const made = await readMadePasskey(body, { challenge: given.challenge, site: siteOf(core, host) });
  if (made === undefined) throw new Refusal('operators.passkey-refused');
  const id = await inTransaction(db, async (tx) => {
    // Two that are made at once must not both be the last one allowed.
    const staff = await lockStaff(tx, operator.operatorId);
    const held = await store.listPasskeysOf(tx, operator.operatorId);
    if (held.length >= PASSKEYS_MAX) throw new Refusal('operators.passkey-limit');
    // A reset or a dismissal in between has ended this session.
    if (staff === undefined || staff.enrolledAt === null || staff.disabledAt !== null) return undefined;
    const passkey = { ...made, staffId: staff.id, transports: knownTransports(body.transports), name: body.name };
    const added = await store.insertPasskey(tx, { ...passkey, madeAt: clock.now() });
    if (added !== undefined)
      await audit.record(tx, {
        ...{ actorKind: 'operator', actor: operator.name, reason: 'own passkey', ip },
        ...{ action: 'operators.add-passkey', resource: 'staff', resourceId: operator.name },
        before: null,
        after: { passkey: body.name },
      });
    return added;
  });
  if (id === undefined) throw new Refusal('operators.passkey-refused');
  return id;
};

export const removePasskey = async (
  { db, audit }: Core,
  { operator, ip }: Pick<At, 'operator' | 'ip'>,
  passkeyId: bigint,
): Promise<void> => {
  const removed = await inTransaction(db, async (tx) => {
    const names = await store.deletePasskeys(tx, operator.operatorId, passkeyId);
    for (const passkey of names)
      await audit.record(tx, {
        ...{ actorKind: 'operator', actor: operator.name, reason: 'own passkey', ip },
        ...{ action: 'operators.remove-passkey', resource: 'staff', resourceId: operator.name },
        before: { passkey },
        after: null,
      });
    return names.length;
  });
  if (removed === 0) throw new Refusal('operators.passkey-unknown');
};

/** The passkey that signed and its counter. Unknown passkeys, used challenges and wrong signatures are all the same nothing. */
export const readPasskeyProof = async (
  core: Core,
  staffId: bigint | undefined,
  signed: SignedByPasskey,
  host: string,
): Promise<{ readonly id: bigint; readonly signCount: bigint } | undefined> => {
  const given = await store.takeChallenge(core.db, hashOfToken(signed.challengeId), core.clock.now());
  if (given?.staffId !== null || staffId === undefined) return undefined;
  const passkey = await store.findPasskey(core.db, staffId, Buffer.from(signed.credentialId, 'base64url'));
  if (passkey === undefined) return undefined;
  const site = siteOf(core, host);
  const signCount = await readSignature(signed, { challenge: given.challenge, site, passkey });
  return signCount === undefined ? undefined : { id: passkey.id, signCount };
};
