import { request as ask } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@fairground/contract/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testHttp } from '../../testing/http.ts';
import { bind } from './route.ts';
import type { SignedCalls } from './signed-calls.ts';

const echo = endpoint({
  name: 'test.echo',
  summary: 'For tests.',
  method: 'POST',
  path: '/vendor/test/echo',
  access: 'vendor',
  body: z.strictObject({ word: z.string() }),
  value: z.object({ word: z.string() }),
  errors: [],
});

const signedCalls: SignedCalls = {
  verify: ({ header }) =>
    header('x-proof') === 'good'
      ? { vendor: { vendorId: 1n, code: 'acme', keyId: 'k' } }
      : { refusal: { status: 401, text: '{"said":"no"}' } },
  succeed: (value) => ({ status: 200, text: JSON.stringify(value) }),
  fail: ({ code }) => ({ status: code === 'request.unavailable' ? 503 : 400, text: JSON.stringify({ failed: code }) }),
};

type Noted = { readonly name: string; readonly status: number };
const noted: Noted[] = [];
const counted: string[] = [];
let hold: () => Promise<void> = () => Promise.resolve();
const { fastify, idle } = testHttp({
  signedCalls,
  onAnswered: (name, status) => void noted.push({ name, status }),
  config: { trustedProxies: ['127.0.0.1'], publicUrl: undefined },
  limits: {
    countCall: (ip) => Promise.resolve(void counted.push(ip)),
    countNamed: () => Promise.resolve(),
    has: () => true,
  },
  routes: [
    bind(echo, async ({ body }) => {
      await hold();
      return { word: body.word };
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
