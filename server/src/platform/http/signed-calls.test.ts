import { expect, test } from 'vitest';
import { noLimits, testHttp } from '../../testing/http.ts';
import { echo, signedByWord } from '../../testing/signed-echo.ts';
import { Refusal } from '../refusal.ts';
import { NOWHERE } from './caller.ts';
import { bind } from './route.ts';
import type { SignedCalls } from './signed-calls.ts';

const heard: { path: string; text: string }[] = [];
const counted: string[] = [];
const signedCalls: SignedCalls = {
  ...signedByWord,
  verify: (request) => {
    heard.push({ path: request.path, text: Buffer.from(request.bytes).toString('latin1') });
    return Promise.resolve(signedByWord.verify(request));
  },
};
const http = testHttp({
  signedCalls,
  limits: {
    ...noLimits,
    countCall: (ip) => Promise.resolve(void counted.push(ip)),
  },
  routes: [
    bind(echo, ({ body }, { vendor }) => {
      if (body.word === 'refuse') throw new Refusal('request.unavailable');
      return { word: body.word, by: vendor.code };
    }),
  ],
});

const call = (payload: string, proof?: string) =>
  http.fastify.inject({
    method: 'POST',
    url: '/vendor/test/echo?a=1',
    headers: { 'content-type': 'application/json', ...(proof === undefined ? {} : { 'x-proof': proof }) },
    payload,
  });

test('a signature is asked for the bytes and the path as they came, before anything is parsed', async () => {
  const answer = await call('{"word": not json', 'bad');

  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({ said: 'no' });
  expect(heard.at(-1)).toEqual({ path: '/vendor/test/echo?a=1', text: '{"word": not json' });
});

test('a proven call is answered without an envelope and knows its signer by type', async () => {
  const answer = await http.fastify.inject({
    method: 'POST',
    url: '/vendor/test/echo',
    headers: { 'content-type': 'application/json', 'x-proof': 'good' },
    payload: '{"word":"hello"}',
  });

  expect(answer.json()).toEqual({ word: 'hello', by: 'acme' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('what is wrong with a proven call is said in the words of its family', async () => {
  expect((await call('{"word": not json', 'good')).json()).toEqual({ failed: 'request.invalid' });
  const refused = await http.fastify.inject({
    method: 'POST',
    url: '/vendor/test/echo',
    headers: { 'content-type': 'application/json', 'x-proof': 'good' },
    payload: '{"word":"refuse"}',
  });
  expect(refused.json()).toEqual({ failed: 'request.unavailable' });
});

test('only calls that prove nothing are held against their address', async () => {
  counted.length = 0;
  await call('{"word":"x"}', 'good');
  expect(counted).toEqual([]);

  await call('{"word":"x"}');
  expect(counted).toEqual(['127.0.0.1']);
});

test('neither a token nor the product itself can make a signed call', async () => {
  const caller = {
    requestId: 'r',
    ip: '127.0.0.1',
    host: '',
    userAgent: '',
    language: 'EN',
    session: undefined,
    ...NOWHERE,
  } as const;

  expect(await http.dispatch(echo, { body: { word: 'x' } }, caller)).toMatchObject({ code: 'access.login-required' });
});

test('a signed endpoint without a configured verifier is a programming error', () => {
  expect(() => testHttp({ routes: [bind(echo, () => ({ word: '', by: '' }))] })).toThrow('nobody here knows');
});
