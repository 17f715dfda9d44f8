import { marketNamed } from '@fairground/contract/market/markets';
import { expect, test } from 'vitest';
import { anOperator } from '../../../testing/modules.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';
import type { House } from '../testing/house.ts';
import { linkTo } from '../testing/outbox.ts';

const DAY = 24 * 60 * 60_000;
const NEW = 'QuietLantern88';
const EMAIL = 'ann@example.com';
const MOBILE = '+84912345678';
const NUMBER = { mobileNum: '0912345678', countryDialingCode: '84' };
const LOCKED = { code: 'identity.locked-until-recovery', value: null };

/** A market that locks after three wrong passwords, until the owner recovers the account. */
const aStrictHouse = async (parts: Parameters<House['openAccount']>[0] = {}) => {
  const house = await aHouse();
  await house.setFlag('LOGINVERIFY', 'off');
  await house.setFlag('LOGINTRIES', '3');
  await house.setFlag('LOGINLOCK', 'recovery');
  const account = await house.openAccount({ email: EMAIL, ...parts });
  await house.confirmMailbox(account.memberId);
  const guess = (username: string, password = 'not-the-one-7') =>
    house.refusalOf('login', { type: 'USERNAME', username, password });
  const guessOften = async (username: string, times: number) => {
    const codes = [];
    for (let at = 0; at < times; at += 1) codes.push((await guess(username)).code);
    return codes;
  };
  return { ...house, account, guess, guessOften };
};

test('where the market asks for it three wrong passwords lock the account, and no time opens it', async () => {
  const house = await aStrictHouse();
  const { username } = house.account;

  expect(await house.guessOften(username, 3)).toEqual(Array.from({ length: 3 }, () => 'identity.wrong-credentials'));
  expect(await house.guess(username, PASSWORD)).toEqual(LOCKED);
  house.clock.advance(400 * DAY);
  expect(await house.guess(username, PASSWORD)).toEqual(LOCKED);
});

test('a name that nobody has is locked in the same way', async () => {
  const house = await aStrictHouse();

  expect(await house.guessOften('nobody77', 3)).toEqual(await house.guessOften(house.account.username, 3));
  expect(await house.guess('nobody77')).toEqual(LOCKED);
  expect(await house.guess(house.account.username)).toEqual(LOCKED);
});

test('a right password in between starts the count over', async () => {
  const house = await aStrictHouse();
  const { username } = house.account;

  await house.guessOften(username, 2);
  await house.login(username);
  await house.guessOften(username, 2);

  expect(await house.login(username)).toMatchObject({ scope: 'full' });
});

test('wrong passwords at once count each: none of twenty gets a fourth look at the password', async () => {
  const house = await aStrictHouse();
  const { username } = house.account;

  const answers = await Promise.all(Array.from({ length: 20 }, () => house.guess(username)));

  expect(answers.filter(({ code }) => code === 'identity.wrong-credentials')).toHaveLength(3);
  expect(await house.guess(username, PASSWORD)).toEqual(LOCKED);
});

test('a link to the confirmed mailbox recovers the account and unlocks it', async () => {
  const house = await aStrictHouse();
  const { username } = house.account;
  await house.guessOften(username, 4);

  await house.call('recover-by-mail', { username, email: EMAIL });
  const ticket = await linkTo(house, EMAIL);
  expect(await house.guess(username, PASSWORD)).toEqual(LOCKED);
  await house.call('reset-password', { ticket, newPassword: NEW, confirmNewPassword: NEW });

  expect(await house.login(username, NEW)).toMatchObject({ scope: 'full' });
});

test('a code to the confirmed number recovers the account and unlocks it', async () => {
  const house = await aStrictHouse({ mobile: { e164: MOBILE, isVerified: true } });
  const { username } = house.account;
  await house.guessOften(username, 4);

  await house.call('send-recovery-code', NUMBER);
  const verificationCode = await house.codeTo(MOBILE);
  await house.call('recover-by-phone', { ...NUMBER, verificationCode, newPassword: NEW });

  expect(await house.login(username, NEW)).toMatchObject({ scope: 'full' });
});

test('wrong passwords typed in a session lock the password too', async () => {
  const house = await aStrictHouse();
  const session = await house.sessionOf((await house.login(house.account.username)).token);
  const change = { oldPassword: 'not-the-one-7', newPassword: NEW, confirmNewPassword: NEW };

  for (let at = 0; at < 3; at += 1) await house.refusalOf('change-password', change, { session });

  expect(await house.refusalOf('change-password', { ...change, oldPassword: PASSWORD }, { session })).toEqual(LOCKED);
});

test('staff unlock an account, with a line in the trail', async () => {
  const house = await aStrictHouse();
  const { username, memberId } = house.account;
  await house.guessOften(username, 4);

  expect(await house.identity.unlockPassword(anOperator, memberId)).toBe(true);
  expect(await house.identity.unlockPassword(anOperator, memberId)).toBe(false);

  expect(await house.login(username)).toMatchObject({ scope: 'full' });
});

test('without the setting ten wrong passwords lock for five minutes', async () => {
  const house = await aStrictHouse();
  await house.setFlag('CAPTCHAPROVIDER', 'none');
  await house.setFlag('LOGINTRIES', '10');
  await house.setFlag('LOGINLOCK', 'wait');
  const { username } = house.account;
  for (let at = 0; at < 10; at += 1) {
    const { captcha, captchaId } = await house.aPicture();
    const body = { type: 'USERNAME', username, password: 'not-the-one-7', captcha, captchaId };
    expect((await house.refusalOf('login', body)).code).toBe('identity.wrong-credentials');
  }

  expect(await house.guess(username)).toEqual({ code: 'identity.locked', value: { retryAfterSeconds: 300 } });
});

test('where the law of the market is stricter than the flags, the law holds', async () => {
  const plain = await aHouse();
  const system = { ...plain.system, visitorAt: () => ({ market: () => marketNamed('germany'), country: () => 'DE' }) };
  const house = await aHouse({ db: plain.db, system });
  const account = await house.openAccount({ email: EMAIL });
  const guess = (password: string) =>
    house.refusalOf('login', { type: 'USERNAME', username: account.username, password });

  for (let tries = 1; tries <= 3; tries += 1)
    expect((await guess('not-the-one-7')).code).toBe('identity.wrong-credentials');

  expect(await guess(PASSWORD)).toEqual(LOCKED);
});
