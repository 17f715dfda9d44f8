import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoint } from '@fairground/contract/endpoint';
import { ERROR_STATUS, isErrorCode } from '@fairground/contract/errors';
import { idSchema } from '@fairground/contract/ids';
import { moneySchema } from '@fairground/contract/money-schema';
import { momentSchema } from '@fairground/contract/time';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testHttp } from '../../testing/http.ts';
import { bind } from './index.ts';

const common = { summary: 'For tests.', access: 'public', value: z.object({}), errors: [] } as const;

const search = endpoint({
  ...common,
  name: 'test.search',
  method: 'GET',
  path: '/wps/test/search',
  query: z.strictObject({ word: z.string().check(z.maxLength(20)), page: z.optional(idSchema<'page'>()) }),
});
const ping = endpoint({ ...common, name: 'test.ping', method: 'GET', path: '/wps/test/ping' });
const order = endpoint({
  ...common,
  name: 'test.order',
  method: 'POST',
  path: '/wps/test/order',
  body: z.strictObject({
    id: idSchema<'thing'>(),
    stake: moneySchema,
    at: z.optional(momentSchema),
    count: z.int().check(z.minimum(1), z.maximum(9)),
    lines: z.array(z.strictObject({ word: z.string() })).check(z.maxLength(3)),
    extra: z.optional(z.record(z.string(), z.string())),
  }),
});
const form = endpoint({
  ...common,
  name: 'test.form',
  method: 'POST',
  path: '/wps/test/form',
  form: true,
  body: z.strictObject({ name: z.string() }),
});
const leave = endpoint({ ...common, name: 'test.leave', method: 'DELETE', path: '/wps/test/leave' });

const { fastify } = testHttp({ routes: [search, ping, order, form, leave].map((each) => bind(each, () => ({}))) });

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const GOOD = { id: '1', stake: '1', count: 1, lines: [] };

const get = (url: string): InjectOptions => ({ method: 'GET', url });
const post = (payload: unknown): InjectOptions => ({
  method: 'POST',
  url: '/wps/test/order',
  headers: JSON_TYPE,
  payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
});
const postForm = (payload: string): InjectOptions => ({
  method: 'POST',
  url: '/wps/test/form',
  headers: FORM_TYPE,
  payload,
});
const withHeaders = (headers: Record<string, string>): InjectOptions => ({ ...post(GOOD), headers });

const CASES: Readonly<Record<string, readonly [InjectOptions, keyof typeof ERROR_STATUS]>> = {
  'an unknown query field': [get('/wps/test/search?word=a&x=1'), 'request.invalid'],
  'a missing query field': [get('/wps/test/search'), 'request.invalid'],
  'a repeated query field': [get('/wps/test/search?word=a&word=b'), 'request.invalid'],
  'a query where none is taken': [get('/wps/test/ping?x=1'), 'request.invalid'],
  'a query word that is too long': [get(`/wps/test/search?word=${'a'.repeat(21)}`), 'request.invalid'],
  'a query that is no UTF-8': [get('/wps/test/search?word=%ff%fe'), 'request.invalid'],
  'a broken escape in the query': [get('/wps/test/search?word=%'), 'request.invalid'],
  'a NUL in the query': [get('/wps/test/search?word=%00'), 'request.invalid'],
  'a NUL in a query key': [get('/wps/test/search?word=a&%00=a'), 'request.invalid'],
  'half a surrogate in the query': [get('/wps/test/search?word=%ED%A0%80'), 'request.invalid'],
  'a prototype in the query': [get('/wps/test/search?word=a&__proto__=1'), 'request.invalid'],
  'a constructor in the query': [get('/wps/test/search?word=a&constructor=1'), 'request.invalid'],
  'brackets in the query': [get('/wps/test/search?word[$ne]=1'), 'request.invalid'],
  'an id beyond 64 bits': [get('/wps/test/search?word=a&page=9999999999999999999'), 'request.invalid'],
  'an id of a thousand digits': [get(`/wps/test/search?word=a&page=${'9'.repeat(1000)}`), 'request.invalid'],
  'a negative id': [get('/wps/test/search?word=a&page=-1'), 'request.invalid'],
  'no JSON at all': [post('not json'), 'request.malformed-json'],
  'JSON cut short': [post('{"id":"1"'), 'request.malformed-json'],
  'JSON with a comma too many': [post('{"id":"1",}'), 'request.malformed-json'],
  'JSON with NaN': [post('{"count":NaN}'), 'request.malformed-json'],
  'JSON that is no UTF-8': [post(Buffer.from([0x22, 0xff, 0xfe, 0x22])), 'request.malformed-json'],
  'a raw NUL in JSON': [post('{"id":"\0"}'), 'request.malformed-json'],
  'an empty body': [{ method: 'POST', url: '/wps/test/order', headers: JSON_TYPE }, 'request.invalid'],
  'no body and no type': [{ method: 'POST', url: '/wps/test/order' }, 'request.invalid'],
  'null for a body': [post('null'), 'request.invalid'],
  'a list for a body': [post([]), 'request.invalid'],
  'a number for a body': [post('1'), 'request.invalid'],
  'a text for a body': [post('"x"'), 'request.invalid'],
  'an unknown body field': [post({ ...GOOD, isAdmin: true }), 'request.invalid'],
  'an unknown field inside a list': [post({ ...GOOD, lines: [{ word: 'a', x: 1 }] }), 'request.invalid'],
  'a number for an id': [post({ ...GOOD, id: 1 }), 'request.invalid'],
  'a number for an amount': [post({ ...GOOD, stake: 1.5 }), 'request.invalid'],
  'an amount in another notation': [post({ ...GOOD, stake: '1e9' }), 'request.invalid'],
  'an amount of too many digits': [post({ ...GOOD, stake: '999999999999999' }), 'request.invalid'],
  'an amount of too many places': [post({ ...GOOD, stake: '0.00001' }), 'request.invalid'],
  'a gigantic number': [post(`{"id":"1","stake":"1","lines":[],"count":1e999}`), 'request.invalid'],
  'a number past the safe ones': [post({ ...GOOD, count: 2 ** 60 }), 'request.invalid'],
  'a fraction for a count': [post({ ...GOOD, count: 1.5 }), 'request.invalid'],
  'a text for a count': [post({ ...GOOD, count: '1' }), 'request.invalid'],
  'a moment that is none': [post({ ...GOOD, at: '2026-13-45T99:00:00Z' }), 'request.invalid'],
  'a list that is too long': [
    post({ ...GOOD, lines: ['a', 'b', 'c', 'd'].map((word) => ({ word })) }),
    'request.invalid',
  ],
  'an escaped NUL in a text': [post({ ...GOOD, lines: [{ word: 'a\0b' }] }), 'request.invalid'],
  'an escaped NUL in a key': [post({ ...GOOD, extra: { 'a\0': 'b' } }), 'request.invalid'],
  'half a surrogate in a text': [
    post('{"id":"1","stake":"1","count":1,"lines":[{"word":"\\ud800"}]}'),
    'request.invalid',
  ],
  'a prototype in the body': [post('{"__proto__":{"isAdmin":true},"id":"1"}'), 'request.invalid'],
  'a prototype deep in the body': [
    post('{"id":"1","stake":"1","count":1,"lines":[],"extra":{"__proto__":"x"}}'),
    'request.invalid',
  ],
  'a constructor in the body': [post({ ...GOOD, constructor: { prototype: { x: 1 } } }), 'request.invalid'],
  'endless lists': [post(`${'['.repeat(30_000)}${']'.repeat(30_000)}`), 'request.invalid'],
  'endless objects': [post(`${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`), 'request.invalid'],
  'endless lists left open': [post('['.repeat(60_000)), 'request.malformed-json'],
  'a body beyond the limit': [post(`"${'a'.repeat(70_000)}"`), 'request.too-large'],
  'a body of text': [withHeaders({ 'content-type': 'text/plain' }), 'request.wrong-content-type'],
  'a body of parts': [withHeaders({ 'content-type': 'multipart/form-data; boundary=x' }), 'request.wrong-content-type'],
  'a body of XML': [withHeaders({ 'content-type': 'application/xml' }), 'request.wrong-content-type'],
  'a type that is none': [withHeaders({ 'content-type': 'garbage' }), 'request.wrong-content-type'],
  'another character set': [
    withHeaders({ 'content-type': 'application/json; charset=utf-16' }),
    'request.wrong-content-type',
  ],
  'a packed body': [withHeaders({ ...JSON_TYPE, 'content-encoding': 'gzip' }), 'request.wrong-content-type'],
  'a form where JSON is due': [{ ...post('id=1'), headers: FORM_TYPE }, 'request.wrong-content-type'],
  'a repeated form field': [postForm('name=a&name=b'), 'request.invalid'],
  'an unknown form field': [postForm('name=a&role=admin'), 'request.invalid'],
  'a form that is no UTF-8': [postForm('name=%c3%28'), 'request.invalid'],
  'a NUL in a form': [postForm('name=a%00'), 'request.invalid'],
  'a prototype in a form': [postForm('__proto__=a&name=a'), 'request.invalid'],
  'a body where none is taken': [
    { method: 'DELETE', url: '/wps/test/leave', headers: JSON_TYPE, payload: '{"x":1}' },
    'request.invalid',
  ],
  'an unknown path': [get('/wps/test/nowhere'), 'request.not-found'],
  'an unknown path of the lottery': [get('/lgw/nowhere'), 'request.not-found'],
  'a path with a slash too many': [get('/wps/test/ping/'), 'request.not-found'],
  'a path in capitals': [get('/WPS/TEST/PING'), 'request.not-found'],
  'a path up the tree': [get('/wps/../../etc/passwd'), 'request.not-found'],
  'a path up the tree, escaped': [get('/wps/%2e%2e/%2e%2e/etc/passwd'), 'request.not-found'],
  'a path that is no UTF-8': [get('/wps/%ff'), 'request.malformed'],
  'a very long path': [get(`/wps/${'a'.repeat(4_000)}`), 'request.not-found'],
  'another method': [{ method: 'PUT', url: '/wps/test/order' }, 'request.wrong-method'],
  'a patch': [{ method: 'PATCH', url: '/wps/test/order' }, 'request.wrong-method'],
  'a read of what is written': [get('/wps/test/order'), 'request.wrong-method'],
};

describe('[X-04] what anybody may send gets a clear refusal, never a 500', () => {
  test.each(Object.entries(CASES))('%s', async (_title, [request, code]) => {
    const answer = await fastify.inject(request);

    expect(answer.json()).toMatchObject({ success: false, code, message: `TY ${code}` });
    expect(answer.statusCode).toBe(ERROR_STATUS[code]);
    expect(answer.json().value?.fields?.length ?? 0).toBeGreaterThanOrEqual(code === 'request.invalid' ? 1 : 0);
    expect(answer.body).not.toMatch(/\bat .*\.[jt]s|node_modules|Error:/);
  });
});

test('a thousand unknown fields are not all listed in the answer', async () => {
  const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`f${index}`, 1]));

  const answer = await fastify.inject(post({ ...GOOD, ...many }));

  expect(answer.json().value.fields).toHaveLength(20);
});

test('a refused prototype leaves no trace on other objects', async () => {
  await fastify.inject(post('{"__proto__":{"polluted":true}}'));

  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

describe('what is hardly HTTP', () => {
  beforeAll(async () => void (await fastify.listen({ port: 0, host: '127.0.0.1' })));
  afterAll(() => fastify.close());

  /** Writes bytes to the open port and reads what comes back until the server hangs up. */
  const say = async (bytes: string): Promise<{ readonly status: number; readonly body: unknown }> => {
    const address = fastify.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const socket = connect(port, '127.0.0.1');
    socket.write(bytes);
    const answer = await text(socket);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
  };

  test.each([
    ['nonsense', 'HELLO\r\n\r\n'],
    ['a request without a host', 'GET /wps/test/ping HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['headers without end', `GET /wps/test/ping HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['two lengths', 'POST /wps/test/order HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
    [
      'a length and chunks',
      'POST /wps/test/order HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a method nobody knows', 'BREW /wps/test/ping HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'],
  ])('%s', async (_title, bytes) => {
    const { status, body } = await say(bytes);

    expect(body).toMatchObject({ success: false, code: expect.stringMatching(/^request\./) });
    const { code } = body as { readonly code: string };
    expect(isErrorCode(code) && ERROR_STATUS[code]).toBe(status);
    expect(status).toBeLessThan(500);
  });

  test.each(['PROPFIND', 'TRACE', 'LOCK'])('%s', async (method) => {
    const { status } = await say(`${method} /wps/test/ping HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);

    expect(status).toBe(405);
  });
});
