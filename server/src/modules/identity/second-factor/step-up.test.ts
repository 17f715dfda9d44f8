import type { LoginAnswer } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { StepUpRequired } from '@fairground/contract/identity/step-up';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { createIdentity } from '../index.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';
import type { House } from '../testing/house.ts';
import { makePasskey } from '../../../testing/software-authenticator.ts';
import { toCode } from '../../../testing/totp-code.ts';

const MINUTE = 60_000;

/** Somebody in a session whose login is too long ago. */
const aVisit = async (parts: Parameters<House['openAccount']>[0] = {}) => {
  const house = await aHouse();
  const account = await house.openAccount(parts);
  const { token } = await admitted(house, account.memberId);
  const isSteppedUp = async (at: string = token) => (await house.sessionOf(at)).isSteppedUp;
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  house.clock.advance(6 * MINUTE);
  return { ...house, account, token, session: await house.sessionOf(token), isSteppedUp, settled };
};

const admitted = (house: House, memberId: MemberId): Promise<LoginAnswer> =>
  inTransaction(house.db, (tx) =>
    house.identity.admit(tx, {
      memberId,
      from: { ip: '113.160.0.1', userAgent: 'a browser', language: 'TY', host: 'play.example' },
    }),
  );

test('a fresh login counts for five minutes, and a launch code hands on no more than its session has', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount();
  const { token } = await house.login(username);
  expect((await house.sessionOf(token)).isSteppedUp).toBe(true);

  house.clock.advance(4 * MINUTE);
  const { code } = await house.identity.createLaunchCode(await house.sessionOf(token));
  house.clock.advance(30_000);
  const child = (await house.call('exchange-launch-code', { code })) as LoginAnswer;

  expect((await house.sessionOf(child.token)).isSteppedUp).toBe(true);
  house.clock.advance(30_000);
  expect((await house.sessionOf(token)).isSteppedUp).toBe(false);
  expect((await house.sessionOf(child.token)).isSteppedUp).toBe(false);
});

test('the password steps a session up at once, on every node, and no other session', async () => {
  const visit = await aVisit();
  const elsewhere = createIdentity(visit.deps);
  const other = await visit.login(visit.account.username);
  visit.clock.advance(6 * MINUTE);
  expect((await elsewhere.authenticate(visit.token))?.isSteppedUp).toBe(false);

  const said = await visit.call('step-up', { method: 'PASSWORD', password: PASSWORD }, { session: visit.session });
  await visit.settled();

  expect(said).toEqual({ steppedUpUntil: new Date(visit.clock.now().getTime() + 5 * MINUTE) });
  expect(await visit.isSteppedUp()).toBe(true);
  expect((await elsewhere.authenticate(visit.token))?.isSteppedUp).toBe(true);
  expect(await visit.isSteppedUp(other.token)).toBe(false);
  visit.clock.advance(5 * MINUTE);
  expect(await visit.isSteppedUp()).toBe(false);
});

test('wrong passwords step nothing up and lock like those of a login', async () => {
  const { session, refusalOf, isSteppedUp, account } = await aVisit();
  const guess = () => refusalOf('step-up', { method: 'PASSWORD', password: 'not-it-at-all' }, { session });

  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).code).toBe('identity.password-wrong');

  expect((await guess()).code).toBe('identity.locked');
  const right = await refusalOf('step-up', { method: 'PASSWORD', password: PASSWORD }, { session });
  expect(right.code).toBe('identity.locked');
  expect((await refusalOf('login', { type: 'USERNAME', username: account.username, password: PASSWORD })).code).toBe(
    'identity.locked',
  );
  expect(await isSteppedUp()).toBe(false);
});

test('the authenticator steps up too, each code once', async () => {
  const visit = await aVisit();
  const { session, call, refusalOf, identity, clock } = visit;
  const { secret } = (await call('begin-totp', { password: PASSWORD }, { session })) as { readonly secret: string };
  await call('confirm-totp', { code: toCode(secret, clock.now()) }, { session });
  clock.advance(6 * MINUTE);
  expect(await identity.stepUpMethods(session.memberId)).toMatchObject({ methods: ['PASSWORD', 'TOTP'] });
  const code = toCode(secret, clock.now());

  expect((await refusalOf('step-up', { method: 'TOTP', code: '000000' }, { session })).code).toBe(
    'identity.totp-wrong',
  );
  await call('step-up', { method: 'TOTP', code }, { session });
  await visit.settled();

  expect(await visit.isSteppedUp()).toBe(true);
  expect((await refusalOf('step-up', { method: 'TOTP', code }, { session })).code).toBe('identity.totp-wrong');
});

test('an account without a password steps up by a code to its confirmed contact, of this session alone', async () => {
  const visit = await aVisit({ text: null, email: 'ann@example.com' });
  const { session, db, call, refusalOf, identity, codeTo, clock } = visit;
  expect(await identity.stepUpMethods(session.memberId)).toEqual({ methods: [], mobileHint: null, emailHint: null });
  expect((await refusalOf('send-step-up-code', { method: 'EMAIL_CODE' }, { session })).code).toBe(
    'identity.method-unavailable',
  );
  await sql`update identity_account set email_verified_at = ${clock.now()} where member_id = ${session.memberId}`.execute(
    db,
  );

  const required: StepUpRequired = await identity.stepUpMethods(session.memberId);
  await call('send-step-up-code', { method: 'EMAIL_CODE' }, { session });
  const code = await codeTo('ann@example.com');

  expect(required).toMatchObject({ methods: ['EMAIL_CODE'], emailHint: expect.stringContaining('@example.com') });
  const other = { ...session, sessionId: session.sessionId + 1n };
  expect((await refusalOf('step-up', { method: 'EMAIL_CODE', code }, { session: other })).code).toMatch(
    /^postbox\.code-/,
  );
  await call('step-up', { method: 'EMAIL_CODE', code }, { session });
  await visit.settled();
  expect(await visit.isSteppedUp()).toBe(true);
});

test('an account with a password may not use the weaker code of its contact', async () => {
  const { session, db, refusalOf, clock } = await aVisit({ email: 'ben@example.com' });
  await sql`update identity_account set email_verified_at = ${clock.now()} where member_id = ${session.memberId}`.execute(
    db,
  );

  expect((await refusalOf('send-step-up-code', { method: 'EMAIL_CODE' }, { session })).code).toBe(
    'identity.method-unavailable',
  );
  expect((await refusalOf('step-up', { method: 'EMAIL_CODE', code: '123456' }, { session })).code).toBe(
    'identity.method-unavailable',
  );
});

test('the password that begins an authenticator counts as the step-up its confirmation asks for', async () => {
  const visit = await aVisit();

  await visit.call('begin-totp', { password: PASSWORD }, { session: visit.session });
  await visit.settled();

  expect(await visit.isSteppedUp()).toBe(true);
});

test('a passkey of the account steps up; a signature is good once and no other passkey counts', async () => {
  const visit = await aVisit();
  const { session, call, refusalOf } = visit;
  type Begun = { readonly challengeId: string; readonly challenge: string; readonly userHandle: string };
  const begun = (await call('begin-passkey', { password: PASSWORD }, { session })) as Begun;
  const passkey = makePasskey(begun.userHandle);
  const { challengeId, challenge } = begun;
  await call('finish-passkey', { challengeId, ...passkey.create({ challenge }) }, { session });
  visit.clock.advance(6 * MINUTE);
  expect(await visit.isSteppedUp()).toBe(false);
  type Asked = {
    readonly challengeId: string;
    readonly challenge: string;
    readonly allowCredentials: readonly string[];
  };
  const ask = async () => (await call('begin-step-up-by-passkey', undefined, { session })) as Asked;

  const stranger = await ask();
  const foreign = makePasskey(begun.userHandle).get({ challenge: stranger.challenge });
  const refused = await refusalOf(
    'step-up',
    { method: 'PASSKEY', passkey: { challengeId: stranger.challengeId, ...foreign } },
    { session },
  );
  const asked = await ask();
  const signed = { challengeId: asked.challengeId, ...passkey.get({ challenge: asked.challenge }) };
  await call('step-up', { method: 'PASSKEY', passkey: signed }, { session });
  await visit.settled();

  expect(refused.code).toBe('identity.passkey-refused');
  expect(asked.allowCredentials).toEqual([passkey.credentialId]);
  expect(await visit.isSteppedUp()).toBe(true);
  expect((await refusalOf('step-up', { method: 'PASSKEY', passkey: signed }, { session })).code).toBe(
    'identity.passkey-refused',
  );
});
