import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { testDatabase } from '../../testing/database.ts';
import { anOperator, callRoute } from '../../testing/modules.ts';
import { membersFixture } from './testing/fixture.ts';

const house = await membersFixture(await testDatabase());
const { system, identity, members, call, registerAs } = house;

/** What a browser does for the built-in provider. */
const solve = async () => {
  const challenge = (await callRoute(identity.routes, 'identity.read-proof-challenge')) as {
    readonly challengeId: string;
    readonly salt: string;
    readonly count: number;
    readonly zeroBits: number;
  };
  const answers = Array.from({ length: challenge.count }, (_, index) => {
    for (let answer = 0; ; answer += 1) {
      const hash = createHash('sha256').update(`${challenge.salt}:${index}:${answer}`).digest();
      if (Math.clz32(hash.readUInt32BE()) >= challenge.zeroBits) return answer;
    }
  });
  return { challengeId: challenge.challengeId, answers };
};

test('[T-05] a registration is refused in the order of its steps, and each step spends nothing of the later ones', async () => {
  await system.setFlag(anOperator, 'CAPTCHAPROVIDER', 'pow');
  await system.setFlag(anOperator, 'USERNAMEREG', 'off');
  const refusals: unknown[] = [];
  const attempt = async (parts: Record<string, unknown>) => {
    const told = await registerAs({ username: 'inorder01', ...parts }).catch((error: unknown) => error);
    refusals.push(told instanceof Refusal ? told.code : told);
  };
  const weak = { password: 'password123', confirmPassword: 'password123' };
  const wrong = { affiliateCode: 'ABCD2345', termsVersion: '0', ...weak };

  await attempt({ ...wrong, terms: false });
  await system.setFlag(anOperator, 'USERNAMEREG', 'on');
  await attempt({ ...wrong, terms: false });
  await attempt(wrong);
  await attempt({ ...wrong, termsVersion: '1' });
  await attempt({ ...weak, affiliateCode: 'ABCD2345', verification: await solve() });
  await attempt({ affiliateCode: 'ABCD2345', verification: await solve() });
  await attempt({ verification: await solve() });

  expect(refusals).toEqual([
    'access.function-off',
    'members.fields-refused',
    'members.terms-changed',
    'identity.captcha-refused',
    'identity.password-breached',
    'members.invitation-code-wrong',
    expect.objectContaining({ account: 'inorder01' }),
  ]);
  await system.setFlag(anOperator, 'CAPTCHAPROVIDER', 'none');
});

test('[part of F-03] the captcha of the form is asked for by its rule, and an answer is good once', async () => {
  await system.setRegisterRule(anOperator, 'captcha', { enabled: true, required: true });
  const { captchaId } = (await callRoute(identity.routes, 'identity.read-captcha')) as { readonly captchaId: string };

  await expect(registerAs({ username: 'captcha01' })).rejects.toMatchObject({
    value: { issues: { captcha: { key: 'field_required' } } },
  });
  await expect(registerAs({ username: 'captcha01', captcha: 'aaaa', captchaId })).rejects.toMatchObject({
    code: 'identity.captcha-wrong',
  });
  await expect(registerAs({ username: 'captcha01', captcha: 'aaaa' })).rejects.toMatchObject({
    code: expect.stringMatching(/^identity\.captcha-(wrong|required)$/),
  });
  expect(await members.findByAccount('captcha01')).toBeUndefined();
  await system.setRegisterRule(anOperator, 'captcha', { enabled: false, required: false });
});

test('a number that cannot be one is a fault of its field', async () => {
  await system.setRegisterRule(anOperator, 'mobileNum', { enabled: true, required: true });
  await system.setFlag(anOperator, 'SMSVERIFICATION', 'off');

  await expect(
    registerAs({ username: 'badphone1', mobileNum: '00000000000', countryDialingCode: '999' }),
  ).rejects.toMatchObject({
    code: 'members.fields-refused',
    value: { issues: { mobileNum: { key: 'reg_pattern_6' } } },
  });
  await registerAs({ username: 'goodphone', mobileNum: '0912345678', countryDialingCode: '84' });
  await expect(
    registerAs({ username: 'goodphone2', mobileNum: '912345678', countryDialingCode: '84' }),
  ).rejects.toMatchObject({ code: 'identity.mobile-taken' });
  await system.setFlag(anOperator, 'SMSVERIFICATION', 'on');
  await system.setRegisterRule(anOperator, 'mobileNum', { enabled: false, required: false });
});

test('a payment password that is the password is not taken', async () => {
  await system.setRegisterRule(anOperator, 'paymentPassword', {
    enabled: true,
    patternId: 0,
    minLength: 6,
    maxLength: 30,
  });

  await expect(registerAs({ username: 'samepass1', paymentPassword: 'wandering7lantern' })).rejects.toMatchObject({
    value: { issues: { paymentPassword: { key: 'field_not_taken' } } },
  });
  await system.setRegisterRule(anOperator, 'paymentPassword', { enabled: false });
});

test('[part of T-21] [part of X-03] a token of a phone provider that is switched off or was never given proves nothing', async () => {
  const body = { username: 'phonetok1', firebaseIdToken: 'abc.def.ghi', firebaseChannel: 'sms' };

  await expect(registerAs(body)).rejects.toMatchObject({ code: 'identity.phone-off' });
  await system.setFlag(anOperator, 'PHONEPROVIDER', 'sandbox');
  await expect(registerAs(body)).rejects.toMatchObject({ code: 'identity.phone-token-refused' });
  await system.setFlag(anOperator, 'PHONEPROVIDER', 'none');
  await expect(registerAs({ username: 'social001', socialTicket: 'a'.repeat(43) })).rejects.toMatchObject({
    code: 'identity.social-over',
  });
  expect(await members.findByAccount('social001')).toBeUndefined();
});

test('asking for a code needs the proof of the captcha provider', async () => {
  await system.setFlag(anOperator, 'CAPTCHAPROVIDER', 'pow');
  const body = { countryDialingCode: '84', mobileNo: '0912345670' };

  await expect(call('send-register-code', { body })).rejects.toMatchObject({ code: 'identity.captcha-refused' });
  expect(await call('send-register-code', { body: { ...body, verification: await solve() } })).toEqual({
    expiredMinutes: 3,
  });
  await expect(call('send-register-code', { body: { ...body, verification: await solve() } })).rejects.toMatchObject({
    code: 'postbox.code-too-soon',
  });
  await system.setFlag(anOperator, 'CAPTCHAPROVIDER', 'none');
});
