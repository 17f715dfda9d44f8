import { expect, test } from 'vitest';
import { testHttp } from '../../../testing/http.ts';
import { createCore } from '../core.ts';
import { pkceChallengeOf } from '../domain/pkce.ts';
import { aHouse } from '../testing/house.ts';
import { createSandboxSite } from './sign-in-site.ts';

const HOST = 'play.example';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const VERIFIER = 'a-verifier-of-at-least-forty-three-characters-0123';

const aSite = async () => {
  const house = await aHouse();
  const site = createSandboxSite(createCore(house.deps));
  const { clientId, clientSecret } = site.siteOf('google');
  const http = testHttp({ routes: [] });
  house.identity.sandbox?.(http.fastify);
  const ask = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: `http://${HOST}/sign-in`,
    scope: 'openid',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: pkceChallengeOf(VERIFIER),
    code_challenge_method: 'S256',
  };
  const open = (query: Record<string, string>, host = HOST, language = 'EN') =>
    http.fastify.inject({
      method: 'GET',
      url: `/sandbox/sign-in/google/authorize?${new URLSearchParams(query).toString()}`,
      headers: { host, language },
    });
  const post = (path: string, form: Record<string, string>) =>
    http.fastify.inject({
      method: 'POST',
      url: `/sandbox/sign-in/google/${path}`,
      headers: { host: HOST, ...FORM },
      payload: new URLSearchParams(form).toString(),
    });
  const aCode = async () => {
    const { headers } = await post('authorize', { ...ask, person: 'test-one' });
    return new URL(String(headers.location), 'http://x').searchParams.get('code') ?? '';
  };
  const redeem = (code: string, more: Record<string, string> = {}) =>
    post('token', {
      grant_type: 'authorization_code',
      code,
      redirect_uri: ask.redirect_uri,
      client_id: clientId,
      client_secret: clientSecret,
      code_verifier: VERIFIER,
      ...more,
    });
  return { ...house, http, ask, open, post, aCode, redeem };
};

test('the page lets the visitor choose, in the language of the site, and runs nothing', async () => {
  const { open, ask } = await aSite();

  const [english, vietnamese] = [await open(ask), await open(ask, HOST, 'TY')];

  expect(english.statusCode).toBe(200);
  expect(english.body).toContain('<html lang="en">');
  expect(english.body).toContain('Sign in with Google');
  expect(vietnamese.body).toContain('<html lang="vi">');
  expect(vietnamese.body).toContain('Đăng nhập bằng Google');
  expect(english.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/=]+'/);
  expect(english.headers['content-security-policy']).toContain("form-action 'self'");
  expect(english.headers['referrer-policy']).toBe('no-referrer');
  expect(english.headers['cache-control']).toBe('no-store');
});

test.each([
  ['another host', { redirect_uri: 'https://evil.example/sign-in' }],
  ['a host that begins alike', { redirect_uri: `http://${HOST}.evil.example/sign-in` }],
  ['a name before the host', { redirect_uri: `http://${HOST}@evil.example/sign-in` }],
  ['another page', { redirect_uri: `http://${HOST}/elsewhere` }],
  ['a page with more behind it', { redirect_uri: `http://${HOST}/sign-in?next=//evil.example` }],
  ['a script', { redirect_uri: 'javascript:alert(1)' }],
  ['no client', { client_id: 'somebody-else' }],
  ['a challenge in the clear', { code_challenge_method: 'plain' }],
  ['no challenge', { code_challenge: '' }],
  ['a token instead of a code', { response_type: 'token' }],
])('nobody is sent anywhere for %s', async (_what, wrong) => {
  const { open, post, ask } = await aSite();

  const answers = [await open({ ...ask, ...wrong }), await post('authorize', { ...ask, ...wrong, person: 'test-one' })];

  for (const { statusCode, headers } of answers) expect([statusCode, headers.location]).toEqual([400, undefined]);
});

test('what the visitor was sent with is text on the page, never markup', async () => {
  const { open, ask } = await aSite();

  const { body } = await open({ ...ask, state: '"><script>alert(1)</script>', '"><img src=x>': 'x' });

  expect(body).not.toContain('<script');
  expect(body).not.toContain('<img');
});

test('the way back leads to the site the visitor is on; cancelling too', async () => {
  const { post, ask } = await aSite();

  const chosen = await post('authorize', { ...ask, person: 'test-two' });
  const cancelled = await post('authorize', { ...ask, person: '' });

  expect(chosen.statusCode).toBe(303);
  expect(chosen.headers.location).toMatch(/^\/sign-in\?code=[\w-]{43}&state=a-state$/);
  expect(cancelled.headers.location).toBe('/sign-in?error=access_denied&state=a-state');
});

test('a code is redeemed once, within a minute, by the client, for the address and with the verifier it was made for', async () => {
  const { aCode, redeem, clock } = await aSite();
  const errorOf = async (code: string, more: Record<string, string> = {}) => (await redeem(code, more)).json().error;

  expect(await errorOf(await aCode(), { client_secret: 'guess' })).toBe('invalid_client');
  expect(await errorOf(await aCode(), { code_verifier: 'another-verifier' })).toBe('invalid_grant');
  expect(await errorOf(await aCode(), { redirect_uri: `https://${HOST}/sign-in` })).toBe('invalid_grant');
  expect(await errorOf(await aCode(), { grant_type: 'password' })).toBe('invalid_request');
  const code = await aCode();
  expect((await redeem(code)).json()).toMatchObject({ token_type: 'Bearer', id_token: expect.any(String) });
  expect(await errorOf(code)).toBe('invalid_grant');
  const late = await aCode();
  clock.advance(60_000);
  expect(await errorOf(late)).toBe('invalid_grant');
});

test('its keys are published, and no private part of them', async () => {
  const { http } = await aSite();

  const { keys } = (await http.fastify.inject({ url: '/sandbox/sign-in/google/keys', headers: { host: HOST } })).json();

  expect(keys).toHaveLength(1);
  expect(Object.keys(keys[0]).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});

test('in live mode there is no such site, and nobody to sign in with unless one is configured', async () => {
  const sandbox = await aHouse();
  const live = await aHouse({ db: sandbox.db, settings: { ...sandbox.deps.settings, mode: 'live' } });
  await live.setFlag('GOOGLE', 'on');
  const http = testHttp({ routes: [] });
  live.identity.sandbox?.(http.fastify);

  const page = await http.fastify.inject({ url: '/sandbox/sign-in/google/authorize', headers: { host: HOST } });

  expect(page.statusCode).toBe(404);
  expect((await live.refusalOf('start-social', { provider: 'google', purpose: 'login' })).code).toBe(
    'access.function-off',
  );
});
