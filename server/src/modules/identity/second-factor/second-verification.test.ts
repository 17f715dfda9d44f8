import type { LoginAnswer, VerificationRequired } from '@fairground/contract/identity/fields';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import type { NewAccount } from '../domain/account.ts';
import type { House } from '../testing/house.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';

const NUMBER = '+84912345678';
const MINUTE = 60_000;
const elsewhere = { ip: '198.51.100.7' };
const contacts: Partial<NewAccount> = {
  mobile: { e164: NUMBER, isVerified: true },
  email: 'ann@example.com',
  payeeName: 'Nguyễn Thị Đào',
};

/** A login from where nobody knows the account: the challenge it gets. */
const challengeOf = async (
  { refusalOf }: House,
  username: string,
  { more = {}, caller = elsewhere }: { readonly more?: object; readonly caller?: object } = {},
): Promise<VerificationRequired> => {
  const refusal = await refusalOf('login', { type: 'USERNAME', username, password: PASSWORD, ...more }, caller);
  expect(refusal.code).toBe('identity.verification-required');
  return refusal.value as VerificationRequired;
};

test('[part of T-20] a login from an unknown network or device is asked for what the account has', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount(contacts);

  expect(await challengeOf(house, username)).toEqual({
    challengeId: expect.any(String),
    // The mailbox was never confirmed, so no code goes there.
    methods: ['MOBILE', 'SMS_CODE', 'PAYEE_NAME'],
    mobileHint: '•••• 678',
    emailHint: null,
  });
});

test('[part of T-20] an account with nothing to ask for is let in', async () => {
  const { openAccount, login } = await aHouse();
  const { username } = await openAccount();

  expect(await login(username, PASSWORD, {}, elsewhere)).toMatchObject({ scope: 'full' });
});

test('[part of T-20] with its flag off nobody is asked', async () => {
  const { openAccount, login, setFlag } = await aHouse();
  const { username } = await openAccount(contacts);
  await setFlag('LOGINVERIFY', 'off');

  expect(await login(username, PASSWORD, {}, elsewhere)).toMatchObject({ scope: 'full' });
});

test.for([
  ['MOBILE', '0912 345 678'],
  ['MOBILE', '+84 912345678'],
  ['PAYEE_NAME', 'NGUYEN  THI DAO'],
] as const)('[part of T-20] %s is answered by "%s"', async ([method, answer]) => {
  const house = await aHouse();
  const { username, memberId } = await house.openAccount(contacts);
  const { challengeId } = await challengeOf(house, username);

  const opened = (await house.call('verify-login', { challengeId, method, answer }, elsewhere)) as LoginAnswer;

  expect(await house.sessionOf(opened.token)).toMatchObject({ memberId, scope: 'full' });
  expect(opened.deviceToken).toBeNull();
  expect(await house.refusalOf('verify-login', { challengeId, method, answer }, elsewhere)).toMatchObject({
    code: 'identity.verification-over',
  });
});

test('[part of T-20] a code goes to the confirmed number and answers only the challenge it was sent for', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount(contacts);
  const first = await challengeOf(house, username);
  const other = await challengeOf(house, username);
  await house.call('send-verification-code', { challengeId: first.challengeId, method: 'SMS_CODE' }, elsewhere);
  const answer = await house.codeTo(NUMBER);

  const wrong = { challengeId: other.challengeId, method: 'SMS_CODE', answer };
  expect(await house.refusalOf('verify-login', wrong)).toMatchObject({ code: 'identity.verification-wrong' });
  expect(
    await house.call('verify-login', { challengeId: first.challengeId, method: 'SMS_CODE', answer }),
  ).toMatchObject({ scope: 'full' });
});

test('[part of T-20] a code goes to a mailbox only once it was confirmed', async () => {
  const house = await aHouse();
  const { username, memberId } = await house.openAccount({ email: 'Ann@Example.com', payeeName: 'Le Van A' });
  await sql`update identity_account set email_verified_at = now() where member_id = ${memberId}`.execute(house.db);
  const { challengeId, methods, emailHint } = await challengeOf(house, username);
  await house.call('send-verification-code', { challengeId, method: 'EMAIL_CODE' }, elsewhere);
  const answer = await house.codeTo('ann@example.com');

  expect([methods, emailHint]).toEqual([['EMAIL_CODE', 'PAYEE_NAME'], 'a•••@example.com']);
  expect(await house.call('verify-login', { challengeId, method: 'EMAIL_CODE', answer })).toMatchObject({
    scope: 'full',
  });
});

test('[part of T-20] a trusted device is not asked again on its network, but on another', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount(contacts);
  const { challengeId } = await challengeOf(house, username);
  const answer = { method: 'PAYEE_NAME', answer: 'nguyen thi dao', trustDevice: true };
  const { deviceToken } = (await house.call('verify-login', { challengeId, ...answer }, elsewhere)) as LoginAnswer;

  expect(deviceToken).toEqual(expect.any(String));
  // The neighbour of the same /24 is the same network.
  expect(await house.login(username, PASSWORD, { deviceToken }, { ip: '198.51.100.200' })).toMatchObject({
    deviceToken: null,
  });
  const there = { ip: '203.0.113.1' };
  const asked = await challengeOf(house, username, { more: { deviceToken }, caller: there });
  // The device keeps its token and is known there as well.
  expect(await house.call('verify-login', { challengeId: asked.challengeId, ...answer }, there)).toMatchObject({
    deviceToken: null,
  });
  expect(await house.login(username, PASSWORD, { deviceToken }, there)).toMatchObject({ scope: 'full' });
});

test('the token of another account, or one of our own making, makes no device known', async () => {
  const house = await aHouse();
  const [victim, thief] = [await house.openAccount(contacts), await house.openAccount({ payeeName: 'Le Van Trom' })];
  const theirs = await challengeOf(house, thief.username);
  const { deviceToken } = (await house.call(
    'verify-login',
    { challengeId: theirs.challengeId, method: 'PAYEE_NAME', answer: 'le van trom', trustDevice: true },
    elsewhere,
  )) as LoginAnswer;

  for (const planted of [deviceToken, 'A'.repeat(43)]) {
    const { challengeId } = await challengeOf(house, victim.username, { more: { deviceToken: planted } });
    const opened = (await house.call(
      'verify-login',
      { challengeId, method: 'PAYEE_NAME', answer: 'nguyen thi dao', trustDevice: true },
      elsewhere,
    )) as LoginAnswer;
    expect(opened.deviceToken).toEqual(expect.any(String));
    expect(opened.deviceToken).not.toBe(planted);
    await challengeOf(house, victim.username, { more: { deviceToken: planted } });
  }
});

test('[part of T-20] five wrong answers end a challenge, ten minutes too', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount(contacts);
  const { challengeId } = await challengeOf(house, username);
  const body = { challengeId, method: 'PAYEE_NAME', answer: 'tran van b' };

  const left = [];
  for (let wrong = 1; wrong <= 5; wrong += 1) left.push((await house.refusalOf('verify-login', body)).value);
  expect(left).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ triesLeft })));
  const right = { ...body, answer: 'nguyen thi dao' };
  expect((await house.refusalOf('verify-login', right)).code).toBe('identity.verification-over');

  const late = await challengeOf(house, username);
  house.clock.advance(10 * MINUTE);
  expect((await house.refusalOf('verify-login', { ...right, challengeId: late.challengeId })).code).toBe(
    'identity.verification-over',
  );
});

test('anyone who knows the password cannot guess on over many challenges', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount(contacts);
  const codes = [];
  for (let round = 0; round < 3; round += 1) {
    const { challengeId } = await challengeOf(house, username);
    for (let wrong = 1; wrong <= 5; wrong += 1)
      codes.push(
        (await house.refusalOf('verify-login', { challengeId, method: 'MOBILE', answer: `09123450${round}${wrong}` }))
          .code,
      );
  }

  expect(codes.filter((code) => code === 'identity.verification-wrong')).toHaveLength(10);
  expect(codes.slice(10)).toEqual(Array.from({ length: 5 }, () => 'identity.locked'));
});

test('of two right answers at once one opens a session', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount(contacts);
  const { challengeId } = await challengeOf(house, username);
  const body = { challengeId, method: 'PAYEE_NAME', answer: 'nguyen thi dao' };

  const answers = await Promise.allSettled(Array.from({ length: 4 }, () => house.call('verify-login', body)));

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a method the challenge does not offer is refused, and no code is sent for it', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount({ payeeName: 'Le Van A', email: 'ann@example.com' });
  const { challengeId, methods } = await challengeOf(house, username);

  expect(methods).toEqual(['PAYEE_NAME']);
  for (const method of ['MOBILE', 'SMS_CODE', 'EMAIL_CODE', 'TOTP', 'RECOVERY_CODE'])
    expect((await house.refusalOf('verify-login', { challengeId, method, answer: '' })).code).toBe(
      'identity.method-unavailable',
    );
  expect((await house.refusalOf('send-verification-code', { challengeId, method: 'EMAIL_CODE' })).code).toBe(
    'identity.method-unavailable',
  );
});

test('the device of a registration is known from the start', async () => {
  const house = await aHouse();
  const { memberId, username } = await house.openAccount(contacts);
  const from = { ip: '113.160.0.1', userAgent: 'a browser', language: 'TY', host: 'play.example' } as const;

  const { deviceToken, firstTimeLogin } = await inTransaction(house.db, (tx) =>
    house.identity.admit(tx, { memberId, from }),
  );

  expect(firstTimeLogin).toBe(true);
  expect(await house.login(username, PASSWORD, { deviceToken })).toMatchObject({ scope: 'full' });
});

test('an account frozen while its owner was asked stays out', async () => {
  const house = await aHouse();
  const { username, memberId } = await house.openAccount(contacts);
  const { challengeId } = await challengeOf(house, username);
  await inTransaction(house.db, (tx) => house.identity.setStatus(tx, memberId, 'frozen'));

  const right = { challengeId, method: 'PAYEE_NAME', answer: 'nguyen thi dao' };
  expect((await house.refusalOf('verify-login', right)).code).toBe('identity.account-frozen');
});

const PAY = { password: PASSWORD, newPaymentPassword: '482915', confirmPaymentPassword: '482915' };

test.for([
  ['MOBILE', '0912345678'],
  ['PAYEE_NAME', 'Nguyen Thi Dao'],
] as const)('a session that answered %s is in, and sets no payment password', async ([method, answer]) => {
  const house = await aHouse();
  const { username } = await house.openAccount(contacts);
  const { challengeId } = await challengeOf(house, username);
  const { token, deviceToken } = (await house.call(
    'verify-login',
    { challengeId, method, answer, trustDevice: true },
    elsewhere,
  )) as LoginAnswer;
  const session = await house.sessionOf(token);

  expect((await house.refusalOf('set-payment-password', PAY, { session })).code).toBe(
    'identity.second-factor-required',
  );

  // The device is known by a question and no more: the next login there is not asked, and is no stronger.
  const again = await house.login(username, PASSWORD, { deviceToken }, elsewhere);
  expect(
    (await house.refusalOf('set-payment-password', PAY, { session: await house.sessionOf(again.token) })).code,
  ).toBe('identity.second-factor-required');
});

test('a session that read a code sets a payment password, and its device counts from then on', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount(contacts);
  const first = await challengeOf(house, username);
  const byName = { challengeId: first.challengeId, method: 'PAYEE_NAME', answer: 'Nguyen Thi Dao', trustDevice: true };
  const { deviceToken } = (await house.call('verify-login', byName, elsewhere)) as LoginAnswer;
  const abroad = { ip: '203.0.113.9' };
  const { challengeId } = await challengeOf(house, username, { more: { deviceToken }, caller: abroad });
  await house.call('send-verification-code', { challengeId, method: 'SMS_CODE' }, abroad);
  const answer = await house.codeTo(NUMBER);
  const byCode = { challengeId, method: 'SMS_CODE', answer, trustDevice: true };
  const session = await house.sessionOf(((await house.call('verify-login', byCode, abroad)) as LoginAnswer).token);

  expect(await house.call('set-payment-password', PAY, { session })).toEqual({});

  const again = await house.sessionOf((await house.login(username, PASSWORD, { deviceToken }, abroad)).token);
  const change = {
    ...PAY,
    password: PAY.newPaymentPassword,
    newPaymentPassword: '739164',
    confirmPaymentPassword: '739164',
  };
  expect(await house.call('set-payment-password', change, { session: again })).toEqual({});
  // Where it only answered a question it still counts as that.
  const there = await house.sessionOf((await house.login(username, PASSWORD, { deviceToken }, elsewhere)).token);
  expect((await house.refusalOf('set-payment-password', change, { session: there })).code).toBe(
    'identity.second-factor-required',
  );
});

test('a session opened by a launch code sets no payment password: its code may come from a session that answered a question', async () => {
  const house = await aHouse();
  const { memberId } = await house.openAccount(contacts);
  const from = { memberId, account: 'member', ip: '127.0.0.1', userAgent: 'a browser' } as const;
  const { session } = await inTransaction(house.db, (tx) => house.identity.openSession(tx, from));
  const { code } = await house.identity.createLaunchCode(session);
  const { token } = (await house.call('exchange-launch-code', { code })) as LoginAnswer;

  expect((await house.refusalOf('set-payment-password', PAY, { session: await house.sessionOf(token) })).code).toBe(
    'identity.second-factor-required',
  );
});
