import { expect, test } from 'vitest';
import { aHouse } from '../testing/house.ts';

const NUMBER = '+84912345678';
const typed = { mobileNum: '0912345678', countryDialingCode: '84' };

test('[part of A-05] a code sent to a confirmed number opens the session of its account, once', async () => {
  const { openAccount, call, codeTo, sessionOf, refusalOf } = await aHouse();
  const { memberId } = await openAccount({ mobile: { e164: NUMBER, isVerified: true } });
  const sent = (await call('send-login-code', typed)) as { readonly expiredMinutes: number };
  const verificationCode = await codeTo(NUMBER);

  const answer = (await call('login', { type: 'SMS', ...typed, verificationCode })) as { readonly token: string };

  expect(sent.expiredMinutes).toBeGreaterThan(0);
  expect(await sessionOf(answer.token)).toMatchObject({ memberId, scope: 'full' });
  expect((await refusalOf('login', { type: 'SMS', ...typed, verificationCode })).code).toBe('postbox.code-expired');
});

test('a number without an account, or with one that was never confirmed, gets the same answers and no message', async () => {
  const { openAccount, call, messagesTo, refusalOf } = await aHouse();
  await openAccount({ mobile: { e164: NUMBER, isVerified: true } });
  await openAccount({ mobile: { e164: '+84912345679', isVerified: false } });

  const answers = [];
  for (const mobileNum of ['0912345678', '0912345679', '0912345670'])
    answers.push({
      sent: await call('send-login-code', { ...typed, mobileNum }),
      wrong: await refusalOf('login', { type: 'SMS', ...typed, mobileNum, verificationCode: '000000' }),
    });

  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(answers[0]?.wrong.code).toBe('postbox.code-wrong');
  expect(await messagesTo(NUMBER)).toBe(1);
  expect([await messagesTo('+84912345679'), await messagesTo('+84912345670')]).toEqual([0, 0]);
});

test('[part of T-10] a login by SMS is never asked for another password', async () => {
  const { openAccount, call, codeTo } = await aHouse();
  await openAccount({ mobile: { e164: NUMBER, isVerified: true }, mustChangePassword: true });
  await call('send-login-code', typed);

  const login = await call('login', { type: 'SMS', ...typed, verificationCode: await codeTo(NUMBER) });

  expect(login).toMatchObject({ scope: 'full', mustChangePassword: false });
});

test('[part of A-05] with its flag off there is no login by SMS', async () => {
  const { refusalOf, setFlag } = await aHouse();
  await setFlag('MOBILEVERCODELOGIN3', 'off');

  expect((await refusalOf('send-login-code', typed)).code).toBe('access.function-off');
  expect((await refusalOf('login', { type: 'SMS', ...typed, verificationCode: '1' })).code).toBe('access.function-off');
});

test('a code is no password, a password no code, and a number that is none opens nothing', async () => {
  const { openAccount, call, codeTo, refusalOf } = await aHouse();
  const { username } = await openAccount({ mobile: { e164: NUMBER, isVerified: true } });
  await call('send-login-code', typed);
  const code = await codeTo(NUMBER);

  expect((await refusalOf('login', { type: 'USERNAME', username, password: code })).code).toBe(
    'identity.wrong-credentials',
  );
  expect((await refusalOf('login', { type: 'USERNAME', ...typed, verificationCode: code })).code).toBe(
    'identity.wrong-credentials',
  );
  for (const mobileNum of ['', 'abc', `0912345678'; drop table identity_account; --`, '٠٩١٢٣٤٥٦٧٨'])
    expect((await refusalOf('login', { type: 'SMS', ...typed, mobileNum, verificationCode: code })).code).toMatch(
      /^postbox\.code-(wrong|expired)$/,
    );
});
