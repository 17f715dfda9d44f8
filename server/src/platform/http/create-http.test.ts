import { endpoint } from '@fairground/contract/endpoint';
import { idSchema } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { moneySchema } from '@fairground/contract/money-schema';
import { momentSchema } from '@fairground/contract/time';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TEST_TOKENS, aSession, testHttp } from '../../testing/http.ts';
import { createClients } from '../client.ts';
import { systemRandom } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { NOWHERE } from './caller.ts';
import { createRequestIds } from './caller.ts';
import { bind } from './index.ts';
import type { Caller, Http } from './index.ts';

const readThing = endpoint({
  name: 'test.read-thing',
  summary: 'Reads a thing.',
  method: 'GET',
  path: '/wps/test/thing',
  access: 'public',
  query: z.strictObject({ id: idSchema<'thing'>(), size: z._default(z.enum(['S', 'L']), 'S') }),
  value: z.object({ id: idSchema<'thing'>(), price: moneySchema, at: momentSchema, size: z.string() }),
  errors: [],
});

const buyThing = endpoint({
  name: 'test.buy-thing',
  summary: 'Buys a thing.',
  method: 'POST',
  path: '/wps/test/thing',
  access: 'member',
  body: z.strictObject({ id: idSchema<'thing'>(), price: moneySchema }),
  value: z.object({ total: moneySchema }),
  errors: [],
});

const askHelp = endpoint({
  name: 'test.ask-help',
  summary: 'Takes a form.',
  method: 'POST',
  path: '/wps/test/help',
  access: 'public',
  form: true,
  body: z.strictObject({ name: z.string() }),
  value: z.object({ name: z.string(), language: z.string(), ip: z.string(), requestId: z.string() }),
  errors: [],
});

const routes = [
  bind(readThing, ({ query }) => ({
    ...query,
    price: money(12_345n),
    at: new Date('2026-11-15T00:00:00Z'),
    secretColumn: 'x',
  })),
  bind(buyThing, ({ body }) => {
    if (body.price > money(1_000_000n)) throw new Refusal('access.function-off', { price: body.price });
    return { total: body.price };
  }),
  bind(askHelp, ({ body }, { language, ip, requestId }) => ({ ...body, language, ip, requestId })),
];

const { fastify, dispatch } = testHttp({ routes });

const authorization = `Bearer ${TEST_TOKENS.member}`;

test('an answer is the envelope with ids, money and moments as text, and nothing the contract does not name', async () => {
  const answer = await fastify.inject({ url: '/wps/test/thing?id=9007199254740993' });

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    success: true,
    value: { id: '9007199254740993', price: '1.2345', at: '2026-11-15T00:00:00.000Z', size: 'S' },
    message: null,
  });
});

test('a body is decoded into the words of the product before the handler sees it', async () => {
  const answer = await fastify.inject({
    method: 'POST',
    url: '/wps/test/thing',
    headers: { authorization },
    payload: { id: '1', price: '2.5' },
  });

  expect(answer.json().value).toEqual({ total: '2.5000' });
});

test("[X-04] a refusal carries its code, its one status, its value and the text of the caller's language", async () => {
  const answer = await fastify.inject({
    method: 'POST',
    url: '/wps/test/thing',
    headers: { authorization, language: 'EN' },
    payload: { id: '1', price: '101' },
  });

  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toEqual({
    success: false,
    value: { price: '1010000' },
    message: 'EN access.function-off',
    code: 'access.function-off',
  });
});

test('every fault of an input is named by its path and a reason', async () => {
  const answer = await fastify.inject({
    method: 'POST',
    url: '/wps/test/thing?x=1',
    headers: { authorization },
    payload: { id: 'abc', amount: 1 },
  });
  const withoutQuery = await fastify.inject({
    method: 'POST',
    url: '/wps/test/thing',
    headers: { authorization },
    payload: { id: 'abc', amount: 1 },
  });

  expect(answer.json()).toMatchObject({
    code: 'request.invalid',
    value: { fields: [{ path: 'query.x', reason: 'unknown' }] },
  });
  expect(withoutQuery.statusCode).toBe(422);
  expect(withoutQuery.json().value.fields).toEqual([
    { path: 'body.id', reason: 'format' },
    { path: 'body.price', reason: 'missing' },
    { path: 'body.amount', reason: 'unknown' },
  ]);
});

test('a form is read where the contract allows it, and only there', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = await fastify.inject({ method: 'POST', url: '/wps/test/help', headers, payload: 'name=L%C3%AA+Mai' });
  const notHere = await fastify.inject({
    method: 'POST',
    url: '/wps/test/thing',
    headers: { ...headers, authorization },
    payload: 'id=1&price=2',
  });

  expect(form.json().value.name).toBe('Lê Mai');
  expect(notHere.json()).toMatchObject({ success: false, code: 'request.wrong-content-type' });
  expect(notHere.statusCode).toBe(415);
});

test('the language is the header, then the cookie, then the site default; one that is not on offer does not count', async () => {
  const languageWith = async (headers: Record<string, string>) =>
    (await fastify.inject({ method: 'POST', url: '/wps/test/help', headers, payload: { name: 'x' } })).json().value
      .language;

  expect(await languageWith({ language: 'EN', cookie: 'lang=TY' })).toBe('EN');
  expect(await languageWith({ cookie: 'a=b; lang=EN' })).toBe('EN');
  expect(await languageWith({ language: 'JP' })).toBe('TY');
  expect(await languageWith({})).toBe('TY');
});

test('a sane request id is kept and sent back, any other is replaced', async () => {
  const idWith = async (id: string) => {
    const answer = await fastify.inject({
      method: 'POST',
      url: '/wps/test/help',
      headers: { 'x-request-id': id },
      payload: { name: 'x' },
    });
    expect(answer.json().value.requestId).toBe(answer.headers['x-request-id']);
    return answer.headers['x-request-id'];
  };

  expect(await idWith('order-12345')).toBe('order-12345');
  expect(await idWith('<script>alert(1)</script>')).toMatch(/^[\w-]{16}$/);
});

test('our request ids are unique and do not reveal their count', () => {
  const requestIdOf = createRequestIds(systemRandom);

  const ids = Array.from({ length: 500 }, () => requestIdOf(undefined));

  expect(new Set(ids).size).toBe(500);
  // Ids that are counted on begin alike.
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(500);
  expect(ids.every((id) => /^[\w-]{16}$/.test(id))).toBe(true);
});

test('the forwarded address counts only behind a trusted proxy, and nonsense in it never', async () => {
  const trusting = testHttp({ routes, clients: createClients(['10.0.0.0/8']) });
  const ipWith = async (desk: Pick<Http, 'fastify'>, remoteAddress: string, forwarded: string) => {
    const answer = await desk.fastify.inject({
      method: 'POST',
      url: '/wps/test/help',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
      payload: { name: 'x' },
    });
    return answer.json().value.ip;
  };

  expect(await ipWith(trusting, '10.1.2.3', '203.0.113.9')).toBe('203.0.113.9');
  expect(await ipWith(trusting, '10.1.2.3', 'nonsense')).toBe('10.1.2.3');
  expect(await ipWith(trusting, '::ffff:198.51.100.7', '203.0.113.9')).toBe('198.51.100.7');
  expect(await ipWith({ fastify }, '10.1.2.3', '203.0.113.9')).toBe('10.1.2.3');
});

test('a known path answers other methods with 405 and what it allows; OPTIONS and HEAD are answered', async () => {
  const put = await fastify.inject({ method: 'PUT', url: '/wps/test/thing' });
  const options = await fastify.inject({ method: 'OPTIONS', url: '/wps/test/thing' });
  const head = await fastify.inject({ method: 'HEAD', url: '/wps/test/thing?id=1' });

  expect(put.statusCode).toBe(405);
  expect(put.json().code).toBe('request.wrong-method');
  expect(put.headers.allow).toBe('GET, HEAD, OPTIONS, POST');
  expect(options.statusCode).toBe(204);
  expect(options.headers.allow).toBe('GET, HEAD, OPTIONS, POST');
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
});

test('[X-04] a bug answers 500 with the request id and nothing of the error', async () => {
  const broken = testHttp({
    routes: [
      bind(askHelp, () => {
        throw new Error('relation "secret_table" does not exist');
      }),
    ],
  });

  const answer = await broken.fastify.inject({ method: 'POST', url: '/wps/test/help', payload: { name: 'x' } });

  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    success: false,
    value: { requestId: answer.headers['x-request-id'] },
    message: 'TY request.failed',
    code: 'request.failed',
  });
});

test('a database that is away answers 503, not 500', async () => {
  const broken = testHttp({
    routes: [
      bind(askHelp, () => {
        throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      }),
    ],
  });

  const answer = await broken.fastify.inject({ method: 'POST', url: '/wps/test/help', payload: { name: 'x' } });

  expect(answer.statusCode).toBe(503);
  expect(answer.json().code).toBe('request.unavailable');
});

const caller: Caller = {
  requestId: 'render-1',
  ip: '203.0.113.9',
  host: 'localhost',
  userAgent: '',
  language: 'EN',
  session: undefined,
  ...NOWHERE,
};

test('a dispatched call goes the same way as one over the wire: input, access, envelope', async () => {
  const id = 5n as Parameters<typeof dispatch<typeof readThing>>[1]['query']['id'];

  expect(await dispatch(readThing, { query: { id, size: 'L' } }, caller)).toEqual({
    success: true,
    value: { id: '5', price: '1.2345', at: '2026-11-15T00:00:00.000Z', size: 'L' },
    message: null,
  });
  expect(await dispatch(buyThing, { body: { id, price: money(1n) } }, caller)).toMatchObject({
    success: false,
    code: 'access.login-required',
    message: 'EN access.login-required',
  });
  expect(
    await dispatch(buyThing, { body: { id, price: money(1n) } }, { ...caller, session: aSession() }),
  ).toMatchObject({ success: true, value: { total: '0.0001' } });
});
