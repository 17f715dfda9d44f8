import { ENDPOINTS } from '@fairground/contract/endpoints';
import type { LoginAnswer } from '@fairground/contract/identity/fields';
import { expect, test } from 'vitest';
import { testHttp } from '../../../testing/http.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';

const WORD = 'A'.repeat(43);

/** Well-formed bodies of every call of this concern; a test spoils one field at a time. */
const BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'identity.login': {
    type: 'USERNAME',
    username: 'somebody7',
    password: 'wrong-word-1',
    mobileNum: '0912345678',
    countryDialingCode: '84',
    verificationCode: '123456',
    side: 'member',
    deviceToken: WORD,
    captcha: 'ACDEF',
    captchaId: WORD,
  },
  'identity.send-login-code': { mobileNum: '0912345678', countryDialingCode: '84' },
  'identity.verify-login': { challengeId: WORD, method: 'PAYEE_NAME', answer: 'somebody' },
  'identity.send-verification-code': { challengeId: WORD, method: 'SMS_CODE' },
  'identity.exchange-launch-code': { code: WORD },
  'identity.change-password': {
    oldPassword: 'wrong-word-1',
    newPassword: 'amberLantern93',
    confirmNewPassword: 'amberLantern93',
    verificationCode: '123456',
  },
  'identity.revoke-session': { sessionId: '1' },
};

const NASTY = [
  `' or 1=1; drop table identity_account; --`,
  `<script>alert(1)</script><img src=x onerror=alert(1)>`,
  '\u0000',
  '\ud800',
  '‮gpj.exe',
  '𝒫𝓁𝒶𝓎ℯ𝓇\u200d\u200b',
  '${jndi:ldap://x}{{7*7}}%00%0d%0aSet-Cookie: a=b',
  'x'.repeat(100_000),
  'ﷺ'.repeat(60),
];

/** The module behind a real HTTP server that takes unsealed bodies: sealing is tested elsewhere. */
const aDesk = async () => {
  const house = await aHouse();
  const { fastify } = testHttp({
    routes: house.identity.routes ?? [],
    authenticate: house.identity.authenticate,
    openBody: (body) => Promise.resolve(body),
  });
  const send = async (name: string, payload: unknown, token?: string) => {
    const endpoint = ENDPOINTS.find((known) => known.name === name);
    if (!endpoint) throw new Error(`The contract has no ${name}.`);
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    return fastify.inject({ method: endpoint.method, url: endpoint.path, headers, payload: JSON.stringify(payload) });
  };
  return { ...house, send, fastify };
};

test('[part of X-04] SQL, markup and odd letters in any field get a clear refusal, never a failure, and change nothing', async () => {
  const { send, openAccount, login, countRows, clock } = await aDesk();
  const { username } = await openAccount();
  const answers: string[] = [];

  for (const [name, body] of Object.entries(BODIES))
    for (const field of Object.keys(body))
      for (const nasty of NASTY) {
        const { token } = name === 'identity.change-password' ? await login(username) : { token: undefined };
        const answer = await send(name, { ...body, [field]: nasty }, token);
        answers.push(`${answer.statusCode} ${answer.json().code}`);
        expect([name, field, answer.statusCode >= 500]).toEqual([name, field, false]);
        expect(answer.json()).toMatchObject({ success: false, code: expect.stringMatching(/^[a-z]+\.[a-z-]+$/) });
        // Nobody is locked out of a test.
        clock.advance(16 * 60_000);
      }

  expect(answers.length).toBeGreaterThan(100);
  expect(await countRows('identity_account')).toBe(1);
  expect(await login(username)).toMatchObject({ scope: 'full' });
});

test('[part of P-03] nothing a body carries beyond its fields is taken: no flag, no status, no money, no other member', async () => {
  const { send, openAccount, login, countRows } = await aDesk();
  const { username } = await openAccount();
  const more = {
    isAgent: 2,
    scope: 'full',
    balance: '1000',
    status: 'active',
    memberId: '1',
    expiresAt: 0,
    ['__proto__x']: 1,
  };

  for (const [name, body] of Object.entries(BODIES))
    for (const [field, value] of Object.entries(more)) {
      const answer = await send(name, { ...body, [field]: value }, (await login(username)).token);
      expect([name, field, answer.statusCode, answer.json().code]).toEqual([name, field, 422, 'request.invalid']);
    }

  expect(await login(username)).toMatchObject({ isAgent: 0 });
  expect(await countRows('identity_challenge')).toBe(0);
});

test('a login never takes over a token it was sent with: neither an invented one nor that of another', async () => {
  const { send, openAccount, login, identity } = await aDesk();
  const [victim, thief] = [await openAccount(), await openAccount()];
  const planted = (await login(thief.username)).token;
  const body = { type: 'USERNAME', username: victim.username, password: PASSWORD };

  const tokens = [];
  for (const token of [planted, 'B'.repeat(54), undefined]) {
    const answer = await send('identity.login', body, token);
    const { value }: { readonly value: LoginAnswer } = answer.json();
    tokens.push(value.token);
  }

  expect(new Set([...tokens, planted, 'B'.repeat(54)]).size).toBe(5);
  expect(await identity.authenticate(planted)).toMatchObject({ memberId: thief.memberId });
  for (const token of tokens) expect(await identity.authenticate(token)).toMatchObject({ memberId: victim.memberId });
});

test('no answer of a login tells a known name from an unknown one: not its words, not its headers, not its length', async () => {
  const { send, openAccount } = await aDesk();
  await openAccount({
    username: 'known777',
    payeeName: 'Le Van A',
    mobile: { e164: '+84912345678', isVerified: true },
  });
  const seen = async (username: string) => {
    const all = [];
    for (let failure = 1; failure <= 11; failure += 1) {
      const answer = await send('identity.login', { type: 'USERNAME', username, password: 'wrong-word-1' });
      const { date: _date, 'x-request-id': _id, ...headers } = answer.headers;
      all.push({ status: answer.statusCode, headers: Object.keys(headers).toSorted(), body: answer.body });
    }
    return all;
  };

  expect(await seen('known777')).toEqual(await seen('nobody77'));
});

test('no cookie proves anybody: what another site makes a browser send, cookies and all, does nothing', async () => {
  const { fastify, send, openAccount, login, identity } = await aDesk();
  const { username } = await openAccount();
  const { token } = await login(username);
  const cookie = ['token', 'session', 'authorization', 'rememberMe'].map((name) => `${name}=${token}`).join('; ');
  const forged = (type: string) => ({ cookie, origin: 'https://evil.example', 'content-type': type });

  const closed = ENDPOINTS.filter(({ name, access }) => name.startsWith('identity.') && access !== 'public');
  const answers = [];
  const admitted: string[] = [];
  for (const { name, method, path, access } of closed)
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      const answer = await fastify.inject({ method, url: path, headers: forged(type) });
      answers.push(answer);
      if (answer.statusCode !== (access === 'developer' ? 403 : 401)) admitted.push(name);
    }
  const loggedIn = await send('identity.login', { type: 'USERNAME', username, password: PASSWORD });

  expect(closed.length).toBeGreaterThan(0);
  expect(admitted).toEqual([]);
  expect(await identity.authenticate(token)).toBeDefined();
  // And none is ever given: a browser keeps nothing that it would send by itself.
  expect([...answers, loggedIn].filter(({ headers }) => 'set-cookie' in headers)).toEqual([]);
});
