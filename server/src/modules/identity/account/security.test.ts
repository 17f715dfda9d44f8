import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { createCore } from '../core.ts';
import { sessionOpened } from '../facts.ts';
import { createPaymentPassword } from '../passwords/payment-password.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';
import type { House } from '../testing/house.ts';
import { messageTo } from '../testing/outbox.ts';

const MINUTE = 60_000;
const MOBILE = '+84912345678';
const NUMBER = { channel: 'sms', mobileNum: '0912345678', countryDialingCode: '84' };
const EMAIL = 'ann@example.com';

const aMember = async (house: House, parts: Parameters<House['openAccount']>[0] = {}) => {
  const account = await house.openAccount(parts);
  const { token } = await house.login(account.username);
  return { ...account, caller: { session: await house.sessionOf(token) } };
};

const confirmMail = async (house: House, caller: { session: object }, email = EMAIL, more: object = {}) => {
  await house.call('send-contact-code', { channel: 'email', email }, caller as never);
  return { channel: 'email', code: await house.codeTo(email), ...more };
};

test('[part of C-02] the security centre shows how an account is protected, with numbers and mailboxes masked', async () => {
  const house = await aHouse();
  await house.setFlag('LOGINVERIFY', 'off');
  const { caller } = await aMember(house, { mobile: { e164: MOBILE, isVerified: false }, email: EMAIL });

  expect(await house.call('read-security', undefined, caller)).toEqual({
    passwordSetAt: house.clock.now(),
    hasPaymentPassword: false,
    mobile: { hint: '•••• 678', isVerified: false },
    email: { hint: 'a•••@example.com', isVerified: false },
    hasTotp: false,
    recoveryCodesLeft: 0,
    passkeys: 0,
    social: [],
    isPhoneBound: false,
    alertsByMail: true,
    lastLogin: null,
  });
});

test('a mailbox and a mobile are confirmed by a code sent there', async () => {
  const house = await aHouse();
  const { caller } = await aMember(house);

  expect(await house.call('confirm-contact', await confirmMail(house, caller), caller)).toEqual({});
  await house.call('send-contact-code', NUMBER, caller);
  expect(await house.call('confirm-contact', { channel: 'sms', code: await house.codeTo(MOBILE) }, caller)).toEqual({});

  expect(await house.call('read-security', undefined, caller)).toMatchObject({
    mobile: { hint: '•••• 678', isVerified: true },
    email: { hint: 'a•••@example.com', isVerified: true },
  });
});

test('a code confirms what it was sent to, for anyone who asked, by the channel it came by, and once', async () => {
  const house = await aHouse();
  const { caller } = await aMember(house);
  const other = await aMember(house);
  const answer = await confirmMail(house, caller);
  const codeOf = async (body: object, by = caller) => (await house.refusalOf('confirm-contact', body, by)).code;

  expect(await codeOf(answer, other.caller)).toBe('postbox.code-expired');
  expect(await codeOf({ ...answer, channel: 'sms' })).toBe('postbox.code-expired');
  expect(await codeOf({ ...answer, code: answer.code === '000000' ? '111111' : '000000' })).toBe('postbox.code-wrong');
  await house.call('confirm-contact', answer, caller);
  expect(await codeOf(answer)).toBe('postbox.code-expired');
  expect((await house.refusalOf('send-contact-code', { channel: 'email' }, caller)).code).toBe(
    'identity.contact-missing',
  );
  expect((await house.refusalOf('send-contact-code', { channel: 'sms' }, caller)).code).toBe(
    'identity.contact-missing',
  );
});

test('replacing a confirmed mailbox takes the password, and the old one is notified', async () => {
  const house = await aHouse();
  const { caller, username } = await aMember(house);
  await house.call('confirm-contact', await confirmMail(house, caller), caller);
  const change = await confirmMail(house, caller, 'new@example.com');

  expect((await house.refusalOf('confirm-contact', change, caller)).code).toBe('identity.password-wrong');
  expect((await house.refusalOf('confirm-contact', { ...change, password: 'wrong' }, caller)).code).toBe(
    'identity.password-wrong',
  );
  expect(await house.call('confirm-contact', { ...change, password: PASSWORD }, caller)).toEqual({});

  const message = await messageTo(house, EMAIL);
  expect(message).toMatchObject({ purpose: 'contact-changed' });
  expect(message?.body).toContain(username);
  expect(message?.body).toContain('n•••@example.com');
  expect(message?.body).not.toContain('new@example.com');
});

test('a number another account confirmed cannot be taken; one that somebody only typed can', async () => {
  const house = await aHouse();
  await house.openAccount({ mobile: { e164: '+84987654321', isVerified: true } });
  const typist = await house.openAccount({ mobile: { e164: MOBILE, isVerified: false } });
  const { caller } = await aMember(house);
  const confirm = async (mobileNum: string, to: string) => {
    await house.call('send-contact-code', { ...NUMBER, mobileNum }, caller);
    return { channel: 'sms', code: await house.codeTo(to) };
  };

  expect((await house.refusalOf('confirm-contact', await confirm('0987654321', '+84987654321'), caller)).code).toBe(
    'identity.mobile-taken',
  );
  expect(await house.call('confirm-contact', await confirm('0912345678', MOBILE), caller)).toEqual({});
  expect(await house.identity.findByMobile(MOBILE)).toBe(caller.session.memberId);
  expect(typist.memberId).not.toBe(caller.session.memberId);
});

test('a login from a new device sends a notice to the confirmed mailbox, unless its owner switched that off', async () => {
  const house = await aHouse();
  const { caller, memberId, username } = await aMember(house);
  const tell = (isNewDevice: boolean) =>
    inTransaction(house.db, async (tx) => {
      const hearer = house.identity.listeners?.find(({ hears }) => hears.includes(sessionOpened.name));
      const payload = {
        memberId: `${memberId}`,
        sessionId: '1',
        ip: '198.51.100.9',
        device: 'Chrome, Android',
        isNewDevice,
        host: 'play.example',
      };
      await hearer?.handle(tx, [{ id: 1n, name: sessionOpened.name, payload, at: house.clock.now() }]);
    });

  expect((await house.refusalOf('set-login-alerts', { byMail: true }, caller)).code).toBe('identity.contact-missing');
  await house.call('confirm-contact', await confirmMail(house, caller), caller);
  const before = await house.messagesTo(EMAIL);
  await tell(false);
  expect(await house.messagesTo(EMAIL)).toBe(before);
  await tell(true);
  const letter = await messageTo(house, EMAIL);
  expect(letter).toMatchObject({ purpose: 'login-alert' });
  for (const word of [username, '198.51.100.9', 'Chrome, Android']) expect(letter?.body).toContain(word);

  expect(await house.call('set-login-alerts', { byMail: false }, caller)).toEqual({ byMail: false });
  expect(await house.call('read-security', undefined, caller)).toMatchObject({ alertsByMail: false });
  await tell(true);
  expect(await house.messagesTo(EMAIL)).toBe(before + 1);
  expect(await house.call('set-login-alerts', { byMail: true }, caller)).toEqual({ byMail: true });
});

test('[part of T-20] known devices are listed, and one that is forgotten is asked again', async () => {
  const house = await aHouse();
  const account = await house.openAccount({ payeeName: 'NGUYEN VAN AN' });
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const { value } = await house.refusalOf('login', {
    type: 'USERNAME',
    username: account.username,
    password: PASSWORD,
  });
  const { challengeId } = value as { challengeId: string };
  const { token, deviceToken } = (await house.call(
    'verify-login',
    { challengeId, method: 'PAYEE_NAME', answer: 'NGUYEN VAN AN', trustDevice: true },
    { userAgent },
  )) as { token: string; deviceToken: string };
  const caller = { session: await house.sessionOf(token) };
  const other = await aMember(house);

  const { list } = (await house.call('list-devices', undefined, caller)) as { list: { deviceId: bigint }[] };
  const deviceId = list[0]?.deviceId;

  expect(list).toEqual([
    {
      deviceId,
      device: 'Firefox, Linux',
      network: '113.160.0.0/24',
      knownAt: house.clock.now(),
      seenAt: house.clock.now(),
    },
  ]);
  expect(await house.login(account.username, PASSWORD, { deviceToken }, { userAgent })).toMatchObject({
    scope: 'full',
  });
  expect((await house.refusalOf('forget-device', { deviceId }, other.caller)).code).toBe('identity.device-unknown');
  expect(await house.call('forget-device', { deviceId }, caller)).toEqual({});
  expect((await house.refusalOf('forget-device', { deviceId }, caller)).code).toBe('identity.device-unknown');
  const again = { type: 'USERNAME', username: account.username, password: PASSWORD, deviceToken };
  expect((await house.refusalOf('login', again, { userAgent })).code).toBe('identity.verification-required');
});

/** The part of the module that will ask for it when money is taken out. */
const paymentOf = ({ deps }: House) => createPaymentPassword(createCore(deps));

test('the payment password is set with the login password, changed with itself, and differs from it', async () => {
  const house = await aHouse();
  const { caller, memberId } = await aMember(house);
  const set = (password: string, text: string, confirm = text) => ({
    password,
    newPaymentPassword: text,
    confirmPaymentPassword: confirm,
  });
  const codeOf = async (body: object) => (await house.refusalOf('set-payment-password', body, caller)).code;

  await expect(paymentOf(house).requirePaymentPassword(memberId, '482915')).rejects.toMatchObject({
    code: 'identity.payment-password-missing',
  });
  expect(await codeOf(set('wrong', '482915'))).toBe('identity.password-wrong');
  expect(await codeOf(set(PASSWORD, '482915', '482916'))).toBe('identity.confirm-differs');
  expect(await codeOf(set(PASSWORD, '48'))).toBe('identity.payment-password-refused');
  expect(await house.call('set-payment-password', set(PASSWORD, '482915'), caller)).toEqual({});
  expect(await codeOf(set(PASSWORD, '771100'))).toBe('identity.payment-password-wrong');
  expect(await house.call('set-payment-password', set('482915', '771100'), caller)).toEqual({});

  await expect(paymentOf(house).requirePaymentPassword(memberId, '482915')).rejects.toMatchObject({
    code: 'identity.payment-password-wrong',
  });
  await paymentOf(house).requirePaymentPassword(memberId, '771100');
  expect(await house.call('read-security', undefined, caller)).toMatchObject({ hasPaymentPassword: true });
});

test('a payment password that is the login password is refused, but only to anyone who knows that one', async () => {
  const house = await aHouse();
  const account = await house.openAccount({ text: '482915' });
  const { token } = await house.login(account.username, '482915');
  const caller = { session: await house.sessionOf(token) };
  const set = (password: string) => ({ password, newPaymentPassword: '482915', confirmPaymentPassword: '482915' });

  expect((await house.refusalOf('set-payment-password', set('000000'), caller)).code).toBe('identity.password-wrong');
  expect((await house.refusalOf('set-payment-password', set('482915'), caller)).code).toBe(
    'identity.payment-password-same',
  );
});

test('the payment password has a lock of its own: five wrong ones close it and leave the login open', async () => {
  const house = await aHouse();
  const paymentPassword = await house.identity.hashPassword('771100');
  const { memberId, username } = await aMember(house, { paymentPassword });
  const guess = (text: string) => paymentOf(house).requirePaymentPassword(memberId, text);

  for (let wrong = 0; wrong < 5; wrong += 1)
    await expect(guess(`00000${wrong}`)).rejects.toMatchObject({ code: 'identity.payment-password-wrong' });

  await expect(guess('771100')).rejects.toMatchObject({
    code: 'identity.payment-password-locked',
    value: { retryAfterSeconds: 900 },
  });
  expect(await house.login(username)).toMatchObject({ scope: 'full' });
  house.clock.advance(15 * MINUTE);
  await expect(guess('771100')).resolves.toBeUndefined();
});

test('a browser may ask for leaked passwords by the beginning of their hash', async () => {
  const house = await aHouse();
  const route = house.identity.routes?.find(({ endpoint }) => endpoint.name === 'identity.list-breached-passwords');

  const answer = await route?.handle({ query: { prefix: '5BAA6' }, body: undefined }, undefined as never);

  expect(answer).toMatchObject({ suffixes: expect.arrayContaining(['1E4C9B93F3F0682250B6CF8331B7EE68FD8']) });
});
