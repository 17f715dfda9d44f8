import { request as ask } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@fairground/contract/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TEST_TOKENS, testHttp } from '../../testing/http.ts';
import { echo, signedByWord } from '../../testing/signed-echo.ts';
import { Refusal } from '../refusal.ts';
import { bind } from './route.ts';

const often = endpoint({
  name: 'test.often',
  summary: 'For tests.',
  method: 'POST',
  path: '/wps/test/often',
  access: 'public',
  crossOrigin: true,
  isFrequent: true,
  body: z.strictObject({ word: z.string() }),
  value: z.object({ word: z.string(), account: z.string(), host: z.string() }),
  errors: ['wallet.insufficient-funds'],
});

type Noted = { readonly name: string; readonly status: number };
const noted: Noted[] = [];
const counted: string[] = [];
let hold: () => Promise<void> = () => Promise.resolve();
const { fastify, idle } = testHttp({
  signedCalls: signedByWord,
  onAnswered: (name, status) => void noted.push({ name, status }),
  config: { trustedProxies: ['127.0.0.1'], publicUrl: undefined },
  limits: {
    countCall: async (ip) => {
      counted.push(ip);
      if (ip === '203.0.113.66') throw new Refusal('request.too-many', { retryAfterSeconds: 7 });
    },
    countNamed: () => Promise.resolve(),
    has: () => true,
  },
  routes: [
    bind(echo, async ({ body }) => {
      await hold();
      return { word: body.word };
    }),
    bind(often, ({ body: { word } }, { session, host }) => {
      if (word === 'poor') throw new Refusal('wallet.insufficient-funds');
      if (word === 'often') throw new Refusal('request.too-many', { retryAfterSeconds: 7 });
      if (word === 'bug') throw new Error('nobody meant this');
      return { word, account: session?.account ?? 'nobody', host };
    }),
  ],
});
await fastify.listen({ host: '127.0.0.1', port: 0 });
const { port } = fastify.server.address() as AddressInfo;

type Said = {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
};

const call = (
  payload: string | readonly string[],
  headers: Record<string, string> = {},
  { method = 'POST', path = '/vendor/test/echo' } = {},
): Promise<Said> =>
  new Promise((resolve, reject) => {
    const sent = ask({
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: { 'content-type': 'application/json', 'x-proof': 'good', ...headers },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const heard: Buffer[] = [];
      response.on('data', (chunk: Buffer) => heard.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, text: Buffer.concat(heard).toString() }),
      );
    });
    for (const piece of [payload].flat()) sent.write(piece);
    sent.end();
  });

const lengthOf = (text: string): Record<string, string> => ({ 'content-length': String(Buffer.byteLength(text)) });
const HELLO = '{"word":"chào"}';

test('a plain signed call is answered ahead of the framework, whole, with its own headers and its id', async () => {
  const { status, headers, text } = await call(HELLO, { ...lengthOf(HELLO), 'x-request-id': 'mine-12345' });

  expect({ status, text }).toEqual({ status: 200, text: HELLO });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(HELLO)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': 'mine-12345',
  });
  // The framework would have sent the headers of a page, too.
  expect(headers['permissions-policy']).toBeUndefined();
  expect(noted.at(-1)).toEqual({ name: 'test.echo', status: 200 });
});

test('a body that comes in pieces is put together before it is looked at', async () => {
  const { text } = await call([HELLO.slice(0, 4), HELLO.slice(4, 9), HELLO.slice(9)], lengthOf(HELLO));

  expect(text).toBe(HELLO);
});

test('a call that proves nothing is held against the address behind the trusted proxy', async () => {
  counted.length = 0;

  const refused = await call(HELLO, { ...lengthOf(HELLO), 'x-proof': 'bad', 'x-forwarded-for': '203.0.113.9' });

  expect(refused).toMatchObject({ status: 401, text: '{"said":"no"}' });
  expect(counted).toEqual(['203.0.113.9']);
  expect(noted.at(-1)).toEqual({ name: 'test.echo', status: 401 });
});

test('what is wrong with a proven call is said in the words of its family', async () => {
  const broken = '{"word": not json';
  expect((await call(broken, lengthOf(broken))).text).toBe('{"failed":"request.malformed-json"}');
  for (const wrong of ['{"word":7}', '{"word":"x","more":1}'])
    expect(await call(wrong, lengthOf(wrong))).toMatchObject({ status: 400, text: '{"failed":"request.invalid"}' });
});

test('what is not plain is answered by the framework, and the same', async () => {
  const chunked = await call([HELLO.slice(0, 5), HELLO.slice(5)]);
  expect(chunked).toMatchObject({ status: 200, text: HELLO });
  expect(chunked.headers['permissions-policy']).toBeDefined();

  expect((await call(HELLO, lengthOf(HELLO), { path: '/vendor/test/echo?a=1' })).status).toBe(400);
  expect((await call('', {}, { method: 'GET' })).status).toBe(405);
  expect((await call(HELLO, lengthOf(HELLO), { path: '/vendor/test/other' })).status).toBe(404);
  const long = JSON.stringify({ word: 'x'.repeat(70_000) });
  expect((await call(long, lengthOf(long))).status).toBe(413);
});

test('a frequent call is answered ahead of the framework as by it: counted, known, read, refused and with the same headers', async () => {
  const both = async (text: string, headers: Record<string, string> = {}) => {
    const sent = { 'x-request-id': 'mine-12345', 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'play.example' };
    counted.length = 0;
    const lean = await call(text, { ...sent, ...headers, ...lengthOf(text) }, { path: often.path });
    // Without a length it takes the long way.
    const long = await call([text.slice(0, 3), text.slice(3)], { ...sent, ...headers }, { path: often.path });
    expect(counted).toEqual(['203.0.113.7', '203.0.113.7']);
    for (const { headers: heard } of [lean, long])
      for (const name of ['date', 'connection', 'keep-alive']) delete heard[name];
    expect(lean).toEqual(long);
    return lean;
  };

  const known = await both('{"word":"hi"}', { authorization: `Bearer ${TEST_TOKENS.member}` });
  expect(JSON.parse(known.text)).toEqual({
    success: true,
    value: { word: 'hi', account: 'member', host: 'play.example' },
    message: null,
  });
  expect(known.headers).toMatchObject({ 'access-control-allow-origin': '*', 'x-request-id': 'mine-12345' });
  expect((await both('{"word":"hi"}')).text).toContain('nobody');
  expect((await both('{"word":"poor"}', { language: 'EN' })).text).toContain('EN wallet.insufficient-funds');
  expect(await both('{"word":"often"}')).toMatchObject({ status: 429, headers: { 'retry-after': '7' } });
  expect((await both('{"word":"bug"}')).status).toBe(500);
  expect((await both('{"word":7}')).status).toBe(422);
  expect((await both('{"word"')).text).toContain('request.malformed-json');
  expect((await both('word=hi', { 'content-type': 'text/plain' })).text).toContain('request.wrong-content-type');
  expect(noted.at(-1)?.name).toBe('test.often');
});

test('whoever floods with frequent calls is told so in the language asked for, whichever way they come', async () => {
  const flood = { 'x-forwarded-for': '203.0.113.66', language: 'EN' };

  const lean = await call('{"word":"hi"}', { ...flood, ...lengthOf('{"word":"hi"}') }, { path: often.path });
  const long = await call(['{"word"', ':"hi"}'], flood, { path: often.path });

  expect([lean.status, lean.text]).toEqual([429, long.text]);
  expect(lean.text).toContain('EN request.too-many');
});

test.each(['', 'json', 'application/json, application/json'])(
  'a frequent call with the content type "%s" is the framework’s to refuse',
  async (type) => {
    const body = '{"word":"hi"}';
    const lean = await call(body, { 'content-type': type, ...lengthOf(body) }, { path: often.path });
    const long = await call([body.slice(0, 3), body.slice(3)], { 'content-type': type }, { path: often.path });

    expect([lean.status, Object.keys(lean.headers)]).toEqual([415, Object.keys(long.headers)]);
  },
);

test('whoever does not end a request holds a connection for a while only, whichever way it was to go', async () => {
  const slow = testHttp({ requestWithinMs: 3_000, routes: [bind(often, () => ({ word: '', account: '', host: '' }))] });
  await slow.fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port: at } = slow.fastify.server.address() as AddressInfo;
  const begin = (framing: string): Promise<string> =>
    new Promise((resolve) => {
      let text = '';
      const head = `POST ${often.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${framing}`;
      const socket = connect(at, '127.0.0.1', () => socket.write(head));
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });

  const answers = await Promise.all([
    begin('content-length: 90\r\n\r\n{'),
    begin('transfer-encoding: chunked\r\n\r\n1\r\n{\r\n'),
  ]);

  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 408 /);
  await slow.fastify.close();
});

test('two calls on one connection are answered in their order', async () => {
  const one = (word: string): string => {
    const body = JSON.stringify({ word });
    return `POST /vendor/test/echo HTTP/1.1\r\nhost: x\r\nx-proof: good\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };
  const heard = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(one('first') + one('second')));
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('second')) socket.end(() => resolve(text));
    });
  });

  expect(heard.indexOf('{"word":"first"}')).toBeLessThan(heard.indexOf('{"word":"second"}'));
  expect(heard.indexOf('{"word":"first"}')).toBeGreaterThan(0);
});

test('a stopping node answers the signed call it has begun, and then closes the connection', async () => {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  hold = () => {
    arrived.resolve();
    return released.promise;
  };
  const answer = call(HELLO, { ...lengthOf(HELLO), connection: 'keep-alive' });
  await arrived.promise;
  const order: string[] = [];

  const closing = fastify.close();
  const waiting = idle().then(() => order.push('idle'));
  await expect.poll(() => fastify.server.listening).toBe(false);
  order.push('released');
  released.resolve();

  const { status, headers } = await answer;
  expect({ status, connection: headers.connection }).toEqual({ status: 200, connection: 'close' });
  await Promise.all([waiting, closing]);
  expect(order).toEqual(['released', 'idle']);
});
