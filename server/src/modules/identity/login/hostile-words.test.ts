import { ENDPOINTS } from '@fairground/contract/endpoints';
import { expect, test } from 'vitest';
import { testHttp } from '../../../testing/http.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';
import { quickPasswords } from '../testing/quick-passwords.ts';

const WORD = 'x'.repeat(43);
const SECRET = { password: PASSWORD };

/** Bodies of the right shape for every call about further proofs. */
const BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'recover-by-mail': { username: 'nobody77', email: 'eve@example.com' },
  'reset-password': { ticket: WORD, newPassword: 'QuietLantern88', confirmNewPassword: 'QuietLantern88' },
  'send-recovery-code': { mobileNum: '0912345678', countryDialingCode: '84' },
  'recover-by-phone': { mobileNum: '0912345678', verificationCode: '000000', newPassword: 'QuietLantern88' },
  'begin-totp': SECRET,
  'confirm-totp': { code: '000000' },
  'disable-totp': { ...SECRET, code: '000000' },
  'renew-recovery-codes': { ...SECRET, code: '000000' },
  'set-payment-password': { ...SECRET, newPaymentPassword: '482915', confirmPaymentPassword: '482915' },
  'send-contact-code': { channel: 'email', email: 'eve@example.com', mobileNum: '1', countryDialingCode: '84' },
  'confirm-contact': { channel: 'email', code: '000000', ...SECRET },
  'set-login-alerts': { byMail: true },
  'forget-device': { deviceId: '1' },
  'begin-passkey': SECRET,
  'finish-passkey': {
    challengeId: WORD,
    name: 'Laptop',
    credentialId: WORD,
    clientDataJson: WORD,
    attestationObject: WORD,
    transports: ['usb'],
  },
  'remove-passkey': { passkeyId: '1', ...SECRET },
  'finish-passkey-login': {
    challengeId: WORD,
    credentialId: WORD,
    clientDataJson: WORD,
    authenticatorData: WORD,
    signature: WORD,
    userHandle: WORD,
  },
  'start-social': { provider: 'google', purpose: 'login' },
  'finish-social': { state: WORD, code: 'x', tabSecret: WORD },
  'link-social': { state: WORD, code: 'x', tabSecret: WORD },
  'unlink-social': { provider: 'google', ...SECRET },
  'start-phone-check': { mobileNum: '0912345678', countryDialingCode: '84' },
  'finish-phone-check': { sessionInfo: WORD, code: '000000' },
  'login-by-phone': { firebaseChannel: 'sms', firebaseIdToken: 'a.b.c' },
  'bind-phone': { bindingTicket: WORD, username: 'nobody77', ...SECRET },
};

const NASTY = [
  `' or 1=1; drop table identity_account; --`,
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '‮𝒫ℯ𝓇\u200d\u200b',
  'x'.repeat(20_000),
  '',
  null,
  { $gt: '' },
  9e99,
];

test('[part of X-04] odd words in any field of a further proof get a clear refusal, never a failure, and open nothing', async () => {
  const house = await aHouse({ passwords: quickPasswords });
  await house.setFlag('PHONEPROVIDER', 'sandbox');
  await house.setFlag('GOOGLE', 'on');
  const { username } = await house.openAccount();
  const { token } = await house.login(username);
  const { fastify } = testHttp({
    routes: house.identity.routes ?? [],
    authenticate: () => house.sessionOf(token),
    openBody: (body) => Promise.resolve(body),
  });
  const before = await house.factsOf('identity.session-opened');
  const failures: unknown[] = [];
  let tried = 0;

  for (const [name, body] of Object.entries(BODIES)) {
    const endpoint = ENDPOINTS.find((known) => known.name === `identity.${name}`);
    for (const field of Object.keys(body))
      for (const nasty of NASTY) {
        const answer = await fastify.inject({
          method: endpoint?.method ?? 'POST',
          url: endpoint?.path ?? '/',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          payload: JSON.stringify({ ...body, [field]: nasty }),
        });
        tried += 1;
        const { success, code = '' } = answer.json() as { success: boolean; code?: string };
        const isClear = success || /^[a-z]+\.[a-z-]+$/.test(code);
        if (answer.statusCode >= 500 || !isClear) failures.push([name, field, nasty, answer.statusCode, code]);
      }
  }

  expect(failures).toEqual([]);
  expect(tried).toBeGreaterThan(500);
  expect(await house.factsOf('identity.session-opened')).toEqual(before);
  expect(await house.call('read-security', undefined, { session: await house.sessionOf(token) })).toMatchObject({
    hasTotp: false,
    passkeys: 0,
    social: [],
    mobile: null,
    email: null,
  });
}, 60_000);
