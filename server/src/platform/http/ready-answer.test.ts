import { brotliDecompressSync } from 'node:zlib';
import { endpoint } from '@fairground/contract/endpoint';
import { idSchema } from '@fairground/contract/ids';
import type { Id } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testHttp } from '../../testing/http.ts';
import { NOWHERE } from './caller.ts';
import { bind, readyAnswer } from './index.ts';

const listThings = endpoint({
  name: 'thing.list-things',
  summary: 'Lists things.',
  method: 'GET',
  path: '/wps/relay/thing/list',
  access: 'public',
  value: z.object({ list: z.array(z.object({ id: idSchema<'thing'>(), name: z.string() })) }),
  errors: [],
});

const things = (count: number) => ({
  list: Array.from({ length: count }, (_, place) => ({
    id: BigInt(place + 1) as Id<'thing'>,
    name: 'a thing',
    secretColumn: 'x',
  })),
});

const serverWith = (count: number) => {
  const ready = readyAnswer(listThings, things(count));
  return { ready, ...testHttp({ routes: [bind(listThings, () => ready)], checkAnswers: true }) };
};

test('an answer made before is the envelope any other has, and leaves out what the contract does not name', async () => {
  const { fastify, dispatch } = serverWith(2);
  const envelope = {
    success: true,
    value: {
      list: [
        { id: '1', name: 'a thing' },
        { id: '2', name: 'a thing' },
      ],
    },
    message: null,
  };

  const answer = await fastify.inject({ url: listThings.path, headers: { 'accept-encoding': 'br' } });
  const caller = {
    requestId: 'r',
    ip: '203.0.113.9',
    host: '',
    userAgent: '',
    language: 'EN',
    session: undefined,
    ...NOWHERE,
  };

  expect(answer.json()).toEqual(envelope);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(await dispatch(listThings, {}, { ...caller, language: 'EN' })).toEqual(envelope);
});

test('a large one goes compressed to clients that read that once it was asked for before, and plain to others', async () => {
  const { fastify, ready } = serverWith(500);
  const get = (encodings: string) =>
    fastify.inject({ url: listThings.path, headers: { 'accept-encoding': encodings } });

  const first = await get('gzip, br');
  const second = await get('gzip, br');
  await ready.compress();
  const third = await get('gzip, br');
  const plain = await get('gzip, br;q=0');

  expect([first, second, third, plain].map(({ headers }) => headers['vary'])).toEqual(Array(4).fill('accept-encoding'));
  expect(first.headers['content-encoding']).toBeUndefined();
  expect(second.body).toBe(plain.body);
  expect(third.headers['content-encoding']).toBe('br');
  expect(third.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(brotliDecompressSync(third.rawPayload).toString()).toBe(plain.body);
  expect(plain.headers['content-encoding']).toBeUndefined();
});
