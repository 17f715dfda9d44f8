import { expect, test } from 'vitest';
import { anOperator } from '../../../testing/modules.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';

const NEW = 'amberLantern93';
const NUMBER = '+84912345678';
const change = (parts: object = {}) => ({
  oldPassword: PASSWORD,
  newPassword: NEW,
  confirmNewPassword: NEW,
  ...parts,
});
test('[part of M-02] a changed password opens the account, the old one does not', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount();
  const session = await house.sessionOf((await house.login(username)).token);

  expect(await house.call('change-password', change(), { session })).toEqual({});

  expect(await house.login(username, NEW)).toMatchObject({ scope: 'full' });
  await expect(house.login(username)).rejects.toMatchObject({ code: 'identity.wrong-credentials' });
});

test('[part of T-11] a change ends every session of the account, this one too, and whatever could open another', async () => {
  const house = await aHouse();
  const { username, memberId } = await house.openAccount();
  const [here, there] = [await house.login(username), await house.login(username)];
  const session = await house.sessionOf(here.token);
  const { code } = await house.identity.createLaunchCode(session);

  await house.call('change-password', change(), { session });
  await new Promise((resolve) => setImmediate(resolve));

  expect(await house.identity.authenticate(here.token)).toBeUndefined();
  expect(await house.identity.authenticate(there.token)).toBeUndefined();
  expect((await house.refusalOf('exchange-launch-code', { code })).code).toBe('identity.launch-code-over');
  expect(house.disconnected).toHaveLength(2);
  expect(await house.factsOf('identity.password-changed')).toEqual([
    { memberId: String(memberId), host: 'play.example' },
  ]);
});

test('[part of T-10] a session opened to change the password needs no old one; any other does', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount({ mustChangePassword: true });
  const { token, scope } = await house.login(username);
  const session = await house.sessionOf(token);
  const { oldPassword: _unused, ...withoutOld } = change();

  expect(scope).toBe('password');
  expect((await house.refusalOf('change-password', withoutOld, { session: { ...session, scope: 'full' } })).code).toBe(
    'identity.password-wrong',
  );
  await house.call('change-password', withoutOld, { session });

  expect(await house.login(username, NEW)).toMatchObject({ scope: 'full', mustChangePassword: false });
});

test('[part of V-03] a new password follows the rule of the form, differs from the old one and is no common one', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount({ username: 'Lantern' });
  const session = await house.sessionOf((await house.login(username)).token);
  const codeOf = async (parts: object) => (await house.refusalOf('change-password', change(parts), { session })).code;

  expect(await codeOf({ confirmNewPassword: 'other-word-1' })).toBe('identity.confirm-differs');
  const short = { newPassword: 'short1', confirmNewPassword: 'short1' };
  expect(await house.refusalOf('change-password', change(short), { session })).toEqual({
    code: 'identity.password-refused',
    value: { key: 'reg_pattern_0', bounds: '8–128' },
  });
  for (const text of ['password123', 'PASSWORD123', 'myLANTERN77', '        ', 'xyzxyzxyz', 'hgfedcba'])
    expect(await codeOf({ newPassword: text, confirmNewPassword: text })).toBe('identity.password-breached');
  expect(await codeOf({ newPassword: PASSWORD, confirmNewPassword: PASSWORD })).toBe('identity.password-same');
});

test('[part of V-03] a password has 8 to 128 of any characters, counted as people see them', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount();
  const session = await house.sessionOf((await house.login(username)).token);
  const setTo = (text: string) =>
    house.call('change-password', change({ newPassword: text, confirmNewPassword: text }), { session });
  const long = '🐫 thuyền giấy ra khơi, đèn lồng ✓ '.normalize('NFD').repeat(4).slice(0, -1);
  const most = `${'🐫🦜'.repeat(60)}${long}`;

  await expect(setTo([...most.normalize('NFC')].slice(0, 129).join(''))).rejects.toMatchObject({
    code: 'identity.password-refused',
  });
  const text = [...most.normalize('NFC')].slice(0, 128).join('');
  await setTo(text);

  expect(await house.login(username, text)).toMatchObject({ scope: 'full' });
  const other = await house.openAccount({ text: 'Thuyền giấy ✓'.normalize('NFC') });
  expect(await house.login(other.username, 'Thuyền giấy ✓'.normalize('NFD'))).toMatchObject({ scope: 'full' });
});

test('[part of V-03] an operator may ask for the seed’s pattern, letters and digits combined', async () => {
  const house = await aHouse();
  await house.system.setRegisterRule(anOperator, 'password', { patternId: 5, minLength: 8, maxLength: 20 });
  const { username } = await house.openAccount();
  const session = await house.sessionOf((await house.login(username)).token);
  const text = 'Thuyền giấy ra khơi';

  expect(
    await house.refusalOf('change-password', change({ newPassword: text, confirmNewPassword: text }), { session }),
  ).toEqual({ code: 'identity.password-refused', value: { key: 'reg_pattern_5', bounds: '8–20' } });
});

test('guesses at the old password count with those at the door', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount();
  const session = await house.sessionOf((await house.login(username)).token);
  const guess = () => house.refusalOf('change-password', change({ oldPassword: 'wrong-word-1' }), { session });

  for (let wrong = 1; wrong <= 10; wrong += 1) expect((await guess()).code).toBe('identity.password-wrong');

  expect(await guess()).toEqual({ code: 'identity.locked', value: { retryAfterSeconds: 300 } });
  await expect(house.login(username)).rejects.toMatchObject({ code: 'identity.locked' });
});

test('with its flag on a change takes a code sent to the confirmed number', async () => {
  const house = await aHouse();
  await house.setFlag('CHNGPASSVERIF3', 'on');
  const { username } = await house.openAccount({ mobile: { e164: NUMBER, isVerified: true } });
  await house.setFlag('LOGINVERIFY', 'off');
  const session = await house.sessionOf((await house.login(username)).token);

  expect((await house.refusalOf('change-password', change(), { session })).code).toMatch(/^postbox\.code-/);
  expect(await house.call('send-password-code', undefined, { session })).toEqual({
    expiredMinutes: expect.any(Number),
  });
  const verificationCode = await house.codeTo(NUMBER);
  expect(await house.call('change-password', change({ verificationCode }), { session })).toEqual({});

  expect(await house.login(username, NEW)).toMatchObject({ scope: 'full' });
});

test('an account without a number cannot be sent a code', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount();
  const session = await house.sessionOf((await house.login(username)).token);

  expect((await house.refusalOf('send-password-code', undefined, { session })).code).toBe('identity.contact-missing');
});

test('of two changes at once the account keeps one password, and no session is left', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount();
  const session = await house.sessionOf((await house.login(username)).token);
  const words = ['amberLantern93', 'amberLantern94'];

  await Promise.allSettled(
    words.map((word) =>
      house.call('change-password', change({ newPassword: word, confirmNewPassword: word }), { session }),
    ),
  );

  const logins = await Promise.allSettled(words.map((word) => house.login(username, word)));
  expect(logins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
