import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { SECURITY_CHANGES } from '@fairground/contract/identity/notices';
import { LANGUAGES } from '@fairground/contract/language';
import { letterText } from '@fairground/locales/letters';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { requireAccess } from '../../../platform/http/access.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findAccount } from '../store/accounts.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';
import { createNotifyOwner } from './notify-owner.ts';
import { linkTo, messageTo } from '../testing/outbox.ts';
import { aCaller, callRoute } from '../../../testing/modules.ts';
import { makePasskey } from '../../../testing/software-authenticator.ts';
import { toCode } from '../../../testing/totp-code.ts';

const MAIL = 'owner@example.com';
const OVER = { code: 'identity.ticket-over', value: null };
const DAY = 24 * 3_600_000;

/** A member with a confirmed mailbox, logged in. */
const anOwner = async () => {
  const house = await aHouse();
  await house.setFlag('LOGINVERIFY', 'off');
  const account = await house.openAccount({ email: MAIL });
  const { memberId } = account;
  await sql`update identity_account set email_verified_at = now() where member_id = ${memberId}`.execute(house.db);
  const { token } = await house.login(account.username);
  const session = await house.sessionOf(token);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const pushed = async () => {
    await settled();
    return house.sent.filter(({ push }) => push === 'identity.security-changed').map(({ data }) => data);
  };
  const contactOf = async () => {
    const { rows } = await sql<{ email: string | null; mobile: string | null; isConfirmed: boolean }>`
      select email, mobile, email_verified_at is not null as "isConfirmed"
        from identity_account where member_id = ${memberId}`.execute(house.db);
    return rows[0];
  };
  const replaceMail = async (email: string) => {
    await house.call('send-contact-code', { channel: 'email', email }, { session });
    const code = await house.codeTo(email);
    await house.call('confirm-contact', { channel: 'email', code, password: PASSWORD }, { session });
  };
  const notMe = async (to = MAIL) => house.call('disown-change', { ticket: await linkTo(house, to, 'not-me') });
  return { ...house, account, memberId, token, session, settled, pushed, contactOf, replaceMail, notMe };
};

type Owner = Awaited<ReturnType<typeof anOwner>>;

const turnTotpOn = async ({ call, session, clock }: Owner) => {
  const { secret } = (await call('begin-totp', { password: PASSWORD }, { session })) as { readonly secret: string };
  const { recoveryCodes } = (await call('confirm-totp', { code: toCode(secret, clock.now()) }, { session })) as {
    readonly recoveryCodes: readonly string[];
  };
  return recoveryCodes;
};

const addPasskey = async ({ call, session }: Owner) => {
  type Begun = { readonly challengeId: string; readonly challenge: string; readonly userHandle: string };
  const begun = (await call('begin-passkey', { password: PASSWORD }, { session })) as Begun;
  const { challengeId, challenge } = begun;
  const made = makePasskey(begun.userHandle).create({ challenge });
  return (await call('finish-passkey', { challengeId, ...made }, { session })) as { readonly passkeyId: bigint };
};

test('every change has its text in every language', () => {
  for (const { code } of LANGUAGES)
    for (const change of SECURITY_CHANGES)
      expect(letterText({ language: code, numbers: createNumbers(SEED_STYLE) }, `change.${change}`, {})).not.toBe('');
});

test('authenticators, recovery codes, passkeys and the payment password are announced by letter and on every open page', async () => {
  const owner = await anOwner();
  const { call, session, clock, pushed } = owner;
  const bodyOfMail = async () => (await messageTo(owner, MAIL))?.body;

  const [first = '', second = ''] = await turnTotpOn(owner);
  expect(await bodyOfMail()).toMatch(/http:\/\/play\.example\/not-me#[\w-]{22,}/);
  await call('renew-recovery-codes', { password: PASSWORD, code: first }, { session });
  expect(second).not.toBe('');
  const { passkeyId } = await addPasskey(owner);
  await call('remove-passkey', { passkeyId, password: PASSWORD }, { session });
  const payment = { newPaymentPassword: '274916', confirmPaymentPassword: '274916' };
  await call('set-payment-password', { password: PASSWORD, ...payment }, { session });

  const changes = ['totp-on', 'recovery-codes', 'passkey-added', 'passkey-removed', 'payment-password'];
  expect(await pushed()).toEqual(changes.map((change) => ({ change, at: clock.now() })));
  expect(await owner.messagesTo(MAIL)).toBe(changes.length);
});

test('the notice goes to the replaced mailbox, not to the one that took its place', async () => {
  const owner = await anOwner();

  await owner.replaceMail('thief@example.com');

  expect((await messageTo(owner, MAIL))?.body).toContain('/not-me#');
  expect((await messageTo(owner, 'thief@example.com'))?.body).not.toContain('/not-me#');
});

test('"this was not me" ends all sessions, takes the contact back and locks the money, once', async () => {
  const owner = await anOwner();
  const { identity, account, contactOf, refusalOf, login, sessionOf, settled, token } = owner;
  await owner.replaceMail('thief@example.com');
  const ticket = await linkTo(owner, MAIL, 'not-me');
  const elsewhere = await login(account.username);

  await owner.call('disown-change', { ticket });
  await settled();

  expect(await identity.authenticate(token)).toBeUndefined();
  expect(await identity.authenticate(elsewhere.token)).toBeUndefined();
  expect(await contactOf()).toMatchObject({ email: MAIL, isConfirmed: true });
  expect(await refusalOf('disown-change', { ticket })).toEqual(OVER);
  // The password still logs in, read only: money and security settings cannot be changed.
  const session = await sessionOf((await login(account.username)).token);
  expect(session.isMoneyLocked).toBe(true);
  for (const marks of [{ movesMoney: true }, { stepUp: true }, { changesSecurity: true }] as const)
    expect(() => requireAccess({ access: 'member', ...marks }, { session })).toThrow(
      new Refusal('identity.money-locked'),
    );
  expect(() => requireAccess({ access: 'member' }, { session })).not.toThrow();
});

test('a recovery by the confirmed contact unlocks the money; a password that is merely changed does not', async () => {
  const owner = await anOwner();
  const { account, call, login, sessionOf } = owner;
  await turnTotpOn(owner);
  await owner.notMe();
  const locked = await sessionOf((await login(account.username)).token);
  const passwords = { newPassword: 'amberLantern31', confirmNewPassword: 'amberLantern31' };
  await call('change-password', { oldPassword: PASSWORD, ...passwords }, { session: locked });
  expect((await sessionOf((await login(account.username, 'amberLantern31')).token)).isMoneyLocked).toBe(true);

  await call('recover-by-mail', { username: account.username, email: MAIL });
  const ticket = await linkTo(owner, MAIL);
  await call('reset-password', { ticket, newPassword: 'copperMeadow58', confirmNewPassword: 'copperMeadow58' });

  expect((await sessionOf((await login(account.username, 'copperMeadow58')).token)).isMoneyLocked).toBe(false);
});

test('an authenticator, a passkey or a first mobile that was somebody else’s is taken away again', async () => {
  const owner = await anOwner();
  await turnTotpOn(owner);
  await owner.notMe();
  const session = await owner.sessionOf((await owner.login(owner.account.username)).token);
  const again = { ...owner, session };
  await addPasskey(again);
  await owner.notMe();
  const third = await owner.sessionOf((await owner.login(owner.account.username)).token);
  const number = { channel: 'sms', mobileNum: '912345678', countryDialingCode: '84' };
  await owner.call('send-contact-code', number, { session: third });
  const code = await owner.codeTo('+84912345678');
  await owner.call('confirm-contact', { channel: 'sms', code }, { session: third });
  expect(await owner.contactOf()).toMatchObject({ mobile: '+84912345678' });
  await owner.notMe();

  expect(await owner.countRows('identity_totp')).toBe(0);
  expect(await owner.countRows('identity_passkey')).toBe(0);
  expect(await owner.contactOf()).toMatchObject({ mobile: null, email: MAIL });
});

test('every later change is taken back too, also where its letter went to a mailbox of the thief', async () => {
  const owner = await anOwner();
  await owner.replaceMail('thief@example.com');
  const ticket = await linkTo(owner, MAIL, 'not-me');
  owner.clock.advance(60_000);
  await owner.replaceMail('thief.two@example.com');
  await addPasskey(owner);
  const ofThief = await linkTo(owner, 'thief.two@example.com', 'not-me');

  await owner.call('disown-change', { ticket });

  expect(await owner.contactOf()).toMatchObject({ email: MAIL, isConfirmed: true });
  expect(await owner.countRows('identity_passkey')).toBe(0);
  expect(await owner.refusalOf('disown-change', { ticket: ofThief })).toEqual(OVER);
});

test('a letter takes back nothing that was changed before it', async () => {
  const owner = await anOwner();
  await addPasskey(owner);
  owner.clock.advance(60_000);
  await turnTotpOn(owner);

  await owner.notMe();

  expect(await owner.countRows('identity_passkey')).toBe(1);
  expect(await owner.countRows('identity_totp')).toBe(0);
});

test('a phone that somebody else bound logs in no more, and a locked account binds none', async () => {
  const owner = await anOwner();
  await owner.setFlag('PHONEPROVIDER', 'sandbox');
  const { username } = owner.account;
  const tokenOf = async (mobileNum: string) => {
    const { sessionInfo } = (await owner.call('start-phone-check', { mobileNum, countryDialingCode: '84' })) as {
      readonly sessionInfo: string;
    };
    const code = await owner.codeTo(`+84${mobileNum.slice(1)}`);
    const checked = await owner.call('finish-phone-check', { sessionInfo, code });
    return { firebaseChannel: 'sms', ...(checked as { readonly firebaseIdToken: string }) };
  };
  const ticketOf = async (mobileNum: string) =>
    (await owner.refusalOf('login-by-phone', await tokenOf(mobileNum))).value as { readonly bindingTicket: string };
  await owner.call('bind-phone', { ...(await ticketOf('0912345678')), username, password: PASSWORD });
  owner.clock.advance(600_000);

  await owner.notMe();

  expect((await owner.refusalOf('login-by-phone', await tokenOf('0912345678'))).code).toBe('identity.phone-not-bound');
  const other = { ...(await ticketOf('0987654321')), username, password: PASSWORD };
  expect((await owner.refusalOf('bind-phone', other)).code).toBe('identity.money-locked');
});

test('of twins one says it; a link ends after a week, and nobody guesses one', async () => {
  const owner = await anOwner();
  await turnTotpOn(owner);
  const ticket = await linkTo(owner, MAIL, 'not-me');

  const twins = await Promise.allSettled([1, 2, 3].map(() => owner.call('disown-change', { ticket })));
  const late = await anOwner();
  await turnTotpOn(late);
  const old = await linkTo(late, MAIL, 'not-me');
  late.clock.advance(7 * DAY);

  expect(twins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await late.refusalOf('disown-change', { ticket: old })).toEqual(OVER);
  expect(await late.refusalOf('disown-change', { ticket: 'A'.repeat(43) })).toEqual(OVER);
});

test('what was said stands in the audit trail', async () => {
  const owner = await anOwner();
  await turnTotpOn(owner);
  await owner.notMe();

  const { rows } = await inTransaction(owner.db, (tx) =>
    sql<{ action: string; actor: string }>`select action, actor from audit_log`.execute(tx),
  );

  expect(rows).toContainEqual({ action: 'identity.disown-change', actor: String(owner.memberId) });
});

test('a change of the protection is written into the inbox of its owner in the same transaction', async () => {
  const owner = await anOwner();
  const inbox = async () => {
    const caller = aCaller({ language: 'EN', session: owner.session });
    const { list } = (await callRoute(owner.messages.routes, 'messages.list', { query: {} }, caller)) as {
      readonly list: readonly { readonly category: string; readonly body: string; readonly link: unknown }[];
    };
    return list;
  };

  await turnTotpOn(owner);

  const [newest] = await inbox();
  expect(newest).toMatchObject({ category: 'SECURITY', link: { page: 'securityCenter', id: null } });
  expect(newest?.body).toContain(
    letterText({ language: 'EN', numbers: createNumbers(SEED_STYLE) }, 'change.totp-on', {}),
  );
});

test('an owner whose sessions name no language is written to in the first language of the brand', async () => {
  const house = await aHouse({ languages: ['EN', 'ES'] });
  const account = await house.openAccount({ email: MAIL });
  await house.confirmMailbox(account.memberId);
  const own = await inTransaction(house.db, (tx) => findAccount(tx, account.memberId));
  if (own === undefined) throw new Error('The account is not there.');
  const notify = createNotifyOwner(house.deps);

  await inTransaction(house.db, (tx) =>
    house.identity.writeToOwner(tx, account.memberId, { template: 'account-dormant' }),
  );
  expect((await messageTo(house, MAIL))?.body).toContain('Your account is dormant');

  await inTransaction(house.db, (tx) => notify(tx, { account: own, change: 'totp-on', host: 'play.example' }));
  expect((await messageTo(house, MAIL))?.body).toContain('This was not me');
});
