import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { signingKeyOf } from '../domain/signed-token.ts';
import { askOutside, redeemCode } from './oauth-exchange.ts';

/** Another site on a real connection, which answers as each test likes. */
type Answer = { readonly status?: number; readonly json?: unknown; readonly text?: string; readonly headers?: object };
type Asked = { readonly method: string; readonly form: URLSearchParams; readonly authorization: string | undefined };

const now = new Date('2026-01-05T08:00:00Z');
const seconds = now.getTime() / 1_000;
const key = signingKeyOf(Buffer.alloc(32, 3));
const asked = new Map<string, Asked>();
let answers: Record<string, Answer> = {};

const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  const path = request.url ?? '';
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { authorization } = request.headers;
    asked.set(path, { method: request.method ?? '', form: new URLSearchParams(body), authorization });
    const { status = 200, json, text, headers = {} } = answers[path] ?? { status: 404 };
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(text ?? JSON.stringify(json));
  });
});
await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
afterAll(() => server.close());
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const common = {
  clientId: 'us',
  clientSecret: 'our secret & more',
  authorizeUrl: `${base}/authorize`,
  tokenUrl: `${base}/token`,
  scope: 'openid',
  ask: askOutside,
};
const oidc = { ...common, issuer: 'https://other.example', keysUrl: `${base}/keys` };
const oauth = { ...common, userInfoUrl: `${base}/me`, subjectField: 'id' };
const redeemed = { code: 'a/code', verifier: 'v', nonce: 'n', redirectUri: 'https://play.example/sign-in', now };
const claims = { iss: 'https://other.example', aud: 'us', sub: 'ann', iat: seconds, exp: seconds + 60, nonce: 'n' };
const goodAnswers = async (more: object = {}): Promise<Record<string, Answer>> => ({
  '/token': { json: { id_token: await key.sign({ ...claims, ...more }), access_token: 'a token' } },
  '/keys': { json: { keys: [key.publicKey] } },
  '/me': { json: { id: 12_345, name: 'Ann', email: 'ann@example.com' } },
});

test('[part of A-05] a code is redeemed with our secret and the verifier, and the signed token is believed', async () => {
  answers = await goodAnswers({ name: 'Ann', email: 'ann@example.com', email_verified: true });

  expect(await redeemCode(oidc, redeemed)).toEqual({ subject: 'ann', name: 'Ann', email: 'ann@example.com' });
  expect(Object.fromEntries(asked.get('/token')?.form ?? [])).toEqual({
    grant_type: 'authorization_code',
    code: 'a/code',
    redirect_uri: 'https://play.example/sign-in',
    client_id: 'us',
    client_secret: 'our secret & more',
    code_verifier: 'v',
  });
});

test('[part of A-05] a mailbox the other site did not confirm is not taken over', async () => {
  answers = await goodAnswers({ email: 'victim@example.com', email_verified: false });

  expect(await redeemCode(oidc, redeemed)).toEqual({ subject: 'ann', name: null, email: null });
});

test('[part of A-05] a site of plain OAuth is asked who it is with the token', async () => {
  answers = await goodAnswers();

  expect(await redeemCode(oauth, redeemed)).toEqual({ subject: '12345', name: 'Ann', email: null });
  expect(asked.get('/me')?.authorization).toBe('Bearer a token');
});

test.each<[string, () => Promise<Record<string, Answer>>]>([
  ['a token for another trip', () => goodAnswers({ nonce: 'another' })],
  ['a token without a trip', () => goodAnswers({ nonce: undefined })],
  ['a token for another site', () => goodAnswers({ aud: 'them' })],
  ['a token of another site', () => goodAnswers({ iss: 'https://evil.example' })],
  ['a token that is over', () => goodAnswers({ exp: seconds - 3_600 })],
  ['a token by a key it does not publish', async () => ({ ...(await goodAnswers()), '/keys': { json: { keys: [] } } })],
  ['no keys', async () => ({ ...(await goodAnswers()), '/keys': { status: 500, json: {} } })],
  [
    'a refusal',
    async () => ({ ...(await goodAnswers()), '/token': { status: 400, json: { error: 'invalid_grant' } } }),
  ],
  ['no token at all', async () => ({ ...(await goodAnswers()), '/token': { json: {} } })],
  ['no JSON', async () => ({ ...(await goodAnswers()), '/token': { text: '<html>' } })],
  [
    'far too much',
    async () => ({ ...(await goodAnswers()), '/token': { text: `{"id_token":"${'x'.repeat(200_000)}"}` } }),
  ],
  [
    'somewhere else',
    async () => ({
      '/token': { status: 302, headers: { location: `${base}/token2` } },
      '/token2': (await goodAnswers())['/token'] ?? {},
    }),
  ],
])('[part of A-05] a site that answers %s confirms nobody', async (_what, given) => {
  answers = await given();

  expect(await redeemCode(oidc, redeemed)).toBeUndefined();
});

test('[part of A-05] a site that cannot be reached confirms nobody', async () => {
  answers = await goodAnswers();
  const gone = { ...oidc, tokenUrl: 'http://127.0.0.1:1/token' };

  expect(await redeemCode(gone, redeemed)).toBeUndefined();
});

test.each([{ id: '' }, { id: null }, { id: {} }, { name: 'Ann' }, []])(
  '[part of A-05] plain OAuth without an id confirms nobody: %j',
  async (json) => {
    answers = { ...(await goodAnswers()), '/me': { json } };

    expect(await redeemCode(oauth, redeemed)).toBeUndefined();
  },
);
