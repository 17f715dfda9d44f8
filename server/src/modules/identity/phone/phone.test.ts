import { messageOf } from '@fairground/locales/server-texts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { createPhoneTokens } from './phone-tokens.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';
import { quickPasswords } from '../testing/quick-passwords.ts';

const MINUTE = 60_000;
const MOBILE = '+84912345678';
const NUMBER = { mobileNum: '0912345678', countryDialingCode: '84' };

const aPhoneHouse = async (parts: Parameters<typeof aHouse>[0] = {}) => {
  const house = await aHouse(parts);
  await house.setFlag('PHONEPROVIDER', 'sandbox');
  const start = async (number = NUMBER) =>
    (await house.call('start-phone-check', number)) as { sessionInfo: string; expiredMinutes: number };
  /** The whole check, as the owner of the phone does it. */
  const verify = async (number = NUMBER, to = MOBILE) => {
    const { sessionInfo } = await start(number);
    const answer = await house.call('finish-phone-check', { sessionInfo, code: await house.codeTo(to) });
    return (answer as { firebaseIdToken: string }).firebaseIdToken;
  };
  const login = (firebaseIdToken: string) => ({ firebaseChannel: 'sms', firebaseIdToken });
  const ticket = async () => {
    const { value } = await house.refusalOf('login-by-phone', login(await verify()));
    return (value as { bindingTicket: string }).bindingTicket;
  };
  return { ...house, start, verify, byPhone: login, ticket };
};

test('[part of T-21] a number that is bound to nobody gets a ticket to link an account that is there already', async () => {
  const house = await aPhoneHouse();
  const account = await house.openAccount();

  const refused = await house.refusalOf('login-by-phone', house.byPhone(await house.verify()));
  const { bindingTicket } = refused.value as { bindingTicket: string };
  const bound = await house.call('bind-phone', { bindingTicket, username: account.username, password: PASSWORD });

  expect(refused.code).toBe('identity.phone-not-bound');
  expect(bound).toMatchObject({ account: account.username, scope: 'full' });
  house.clock.advance(10 * MINUTE);
  expect(await house.call('login-by-phone', house.byPhone(await house.verify()))).toMatchObject({
    account: account.username,
  });
});

test('[part of T-21] once confirmed a binding is final: for the number, for the account, and in the table itself', async () => {
  const house = await aPhoneHouse();
  const [one, other] = [await house.openAccount(), await house.openAccount()];
  const ticket = await house.ticket();
  house.clock.advance(10 * MINUTE);
  const again = await house.ticket();
  const bind = (bindingTicket: string, username: string) => ({ bindingTicket, username, password: PASSWORD });
  await house.call('bind-phone', bind(ticket, one.username));

  expect((await house.refusalOf('bind-phone', bind(again, other.username))).code).toBe('identity.phone-bound');
  expect((await house.refusalOf('bind-phone', bind(again, one.username))).code).toBe('identity.phone-bound');
  await expect(sql`update identity_phone set member_id = ${other.memberId}`.execute(house.db)).rejects.toThrow(
    'stays bound',
  );
  await expect(sql`delete from identity_phone`.execute(house.db)).rejects.toThrow('stays bound');
});

test('[part of T-21] a new account is bound as it is opened, with the same word of the provider', async () => {
  const house = await aPhoneHouse();
  const token = await house.verify();

  const { subject, e164 } = await house.identity.readPhoneToken(token);
  const account = await house.openAccount({ mobile: { e164, isVerified: true } });
  await inTransaction(house.db, (tx) => house.identity.bindPhone(tx, account.memberId, subject));

  expect(e164).toBe(MOBILE);
  expect(await house.call('login-by-phone', house.byPhone(token))).toMatchObject({ account: account.username });
  const other = await house.openAccount({ mobile: { e164: '+84987654321', isVerified: true } });
  await expect(
    inTransaction(house.db, (tx) => house.identity.bindPhone(tx, other.memberId, subject)),
  ).rejects.toMatchObject({ code: 'identity.phone-bound' });
});

test('[part of T-21] a ticket binds once, of a hundred at once too, and for half an hour', async () => {
  const house = await aPhoneHouse({ passwords: quickPasswords });
  const accounts = [];
  for (let more = 0; more < 100; more += 1) accounts.push(await house.openAccount());
  const bind = (bindingTicket: string, username: string) => ({ bindingTicket, username, password: PASSWORD });
  const late = await house.ticket();
  house.clock.advance(30 * MINUTE);
  const [first] = accounts;
  expect((await house.refusalOf('bind-phone', bind(late, first?.username ?? ''))).code).toBe('identity.ticket-over');
  const ticket = await house.ticket();

  const answers = await Promise.allSettled(
    accounts.map(({ username }) => house.call('bind-phone', bind(ticket, username))),
  );

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { rows } = await sql<{ n: bigint }>`select count(*) as n from identity_phone`.execute(house.db);
  expect(Number(rows[0]?.n)).toBe(1);
});

test('[part of T-21] binding takes the password like a login, and binds nothing before a second verification is answered', async () => {
  const house = await aPhoneHouse();
  const account = await house.openAccount({ payeeName: 'NGUYEN VAN AN' });
  const bind = { bindingTicket: await house.ticket(), username: account.username, password: PASSWORD };

  expect((await house.refusalOf('bind-phone', { ...bind, password: 'wrong' })).code).toBe('identity.wrong-credentials');
  expect((await house.refusalOf('bind-phone', { ...bind, username: 'nobody77' })).code).toBe(
    'identity.wrong-credentials',
  );
  // A thief with the password alone must not tie its own phone to the account for good.
  const asked = await house.refusalOf('bind-phone', bind);
  expect(asked.code).toBe('identity.verification-required');
  const { rows } = await sql`select 1 from identity_phone`.execute(house.db);
  expect(rows).toEqual([]);

  const { challengeId } = asked.value as { challengeId: string };
  const answer = { challengeId, method: 'PAYEE_NAME', answer: 'NGUYEN VAN AN', trustDevice: true };
  const { deviceToken } = (await house.call('verify-login', answer)) as { deviceToken: string };
  expect(await house.call('bind-phone', { ...bind, deviceToken })).toMatchObject({ account: account.username });
});

test('[part of T-21] the word of the provider logs in once, and not when it is over, changed or somebody else’s', async () => {
  const house = await aPhoneHouse();
  const account = await house.openAccount();
  await house.call('bind-phone', {
    bindingTicket: await house.ticket(),
    username: account.username,
    password: PASSWORD,
  });
  house.clock.advance(10 * MINUTE);
  const token = await house.verify();
  const stranger = createPhoneTokens(createSecretBox(Buffer.alloc(32, 9), house.random, 'identity'));
  const forged = await stranger.vouch(MOBILE, {
    id: 'x',
    now: house.clock.now(),
    expiresAt: new Date(house.clock.now().getTime() + MINUTE),
  });
  const codeOf = async (given: string) => (await house.refusalOf('login-by-phone', house.byPhone(given))).code;

  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, () => house.call('login-by-phone', house.byPhone(token))),
  );

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await codeOf(token)).toBe('identity.phone-token-refused');
  expect(await codeOf(forged)).toBe('identity.phone-token-refused');
  expect(await codeOf('')).toBe('identity.phone-token-refused');
  house.clock.advance(10 * MINUTE);
  const late = await house.verify();
  house.clock.advance(12 * MINUTE);
  expect(await codeOf(late)).toBe('identity.phone-token-refused');
});

test('[X-03] each fault of the provider has its own message in both languages, and too many requests lock for five minutes', async () => {
  const house = await aPhoneHouse();
  const startCode = async (body: object, caller = {}) =>
    (await house.refusalOf('start-phone-check', body, caller)).code;
  const seen: string[] = [];

  seen.push(await startCode({ mobileNum: ' ', countryDialingCode: '84' }));
  seen.push(await startCode({ mobileNum: 'abc', countryDialingCode: '84' }));
  const { sessionInfo } = await house.start();
  const finishCode = async (code: string, word = sessionInfo) =>
    (await house.refusalOf('finish-phone-check', { sessionInfo: word, code })).code;
  seen.push(await finishCode(''));
  seen.push(await finishCode('000000'));
  seen.push(await finishCode('123456', 'x'.repeat(43)));
  await house.setFlag('CAPTCHAPROVIDER', 'pow');
  seen.push(await startCode({ mobileNum: '0987654321', countryDialingCode: '84' }));
  const settings = { ...house.deps.settings, publicUrl: 'https://play.example' };
  const mirrored = await aHouse({ db: house.db, settings });
  await mirrored.setFlag('PHONEPROVIDER', 'sandbox');
  seen.push((await mirrored.refusalOf('start-phone-check', NUMBER, { host: 'mirror.example' })).code);
  await house.setFlag('PHONEPROVIDER', 'none');
  seen.push(await startCode(NUMBER));

  expect(seen).toEqual([
    'identity.phone-missing',
    'identity.phone-format-wrong',
    'identity.phone-code-missing',
    'identity.phone-code-wrong',
    'identity.phone-code-expired',
    'identity.phone-captcha-failed',
    'identity.phone-domain-refused',
    'identity.phone-off',
  ]);
  const codes = [...seen, 'identity.phone-too-many', 'identity.phone-quota-used'] as const;
  for (const code of codes) {
    const texts = [messageOf(code as 'identity.phone-off', 'TY'), messageOf(code as 'identity.phone-off', 'EN')];
    expect(new Set(texts).size).toBe(2);
    expect(texts).not.toContain(code);
  }
  await expectLock(await aPhoneHouse());
});

/** Too many requests lock the number for five minutes, and the answer says how long. */
const expectLock = async (house: Awaited<ReturnType<typeof aPhoneHouse>>): Promise<void> => {
  const ask = () => house.refusalOf('start-phone-check', NUMBER);
  await house.start();

  for (let more = 0; more < 4; more += 1) expect((await ask()).code).toBe('identity.phone-too-many');
  expect(await ask()).toEqual({ code: 'identity.phone-too-many', value: { retryAfterSeconds: 300 } });
  house.clock.advance(5 * MINUTE - 1_000);
  expect(await ask()).toEqual({ code: 'identity.phone-too-many', value: { retryAfterSeconds: 1 } });
  house.clock.advance(1_000);
  expect(await house.start()).toMatchObject({ expiredMinutes: 1 });
};

test('[X-03] five wrong codes lock the number for five minutes, the right one is not heard then, and a new one is afterwards', async () => {
  const house = await aPhoneHouse();
  const { sessionInfo } = await house.start();
  const right = await house.codeTo(MOBILE);
  const guess = (code: string) => house.refusalOf('finish-phone-check', { sessionInfo, code });

  for (let wrong = 0; wrong < 5; wrong += 1)
    expect((await guess(right === '000000' ? '111111' : '000000')).code).toBe('identity.phone-code-wrong');

  expect(await guess(right)).toEqual({ code: 'identity.phone-too-many', value: { retryAfterSeconds: 300 } });
  house.clock.advance(5 * MINUTE - 1_000);
  expect(await guess(right)).toEqual({ code: 'identity.phone-too-many', value: { retryAfterSeconds: 1 } });
  house.clock.advance(1_000);
  expect(await house.verify()).toEqual(expect.any(String));
});

test('[part of X-03] a check is finished once, of many at once too', async () => {
  // Each of them holds a connection and counts its try on another.
  const { db } = await testDatabase({ poolSize: 45 });
  const house = await aPhoneHouse({ db });
  const { sessionInfo } = await house.start();
  const code = await house.codeTo(MOBILE);

  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => house.call('finish-phone-check', { sessionInfo, code })),
  );

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('[part of X-03] in live mode the sandbox vouches for nobody', async () => {
  const sandbox = await aPhoneHouse();
  const token = await sandbox.verify();
  const live = await aHouse({ db: sandbox.db, settings: { ...sandbox.deps.settings, mode: 'live' } });

  await expect(live.identity.readPhoneToken(token)).rejects.toMatchObject({ code: 'identity.phone-off' });
  expect((await live.refusalOf('start-phone-check', NUMBER)).code).toBe('identity.phone-off');
});
