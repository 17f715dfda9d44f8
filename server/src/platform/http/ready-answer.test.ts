import { brotliDecompressSync } from 'node:zlib';
import { endpoint } from '@fairground/contract/endpoint';
import { idSchema } from '@fairground/contract/ids';
import type { Id } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testHttp } from '../../testing/http.ts';
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

const deskWith = async (count: number) => {
  const ready = await readyAnswer(listThings, things(count));
  return testHttp({ routes: [bind(listThings, () => ready)], checkAnswers: true });
};

test('an answer made before is the envelope any other has, and leaves out what the contract does not name', async () => {
  const { fastify, dispatch } = await deskWith(2);
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
  const caller = { requestId: 'r', ip: '203.0.113.9', host: '', userAgent: '', language: 'EN', session: undefined };

  expect(answer.json()).toEqual(envelope);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(await dispatch(listThings, {}, { ...caller, language: 'EN' })).toEqual(envelope);
});

test('a large one goes compressed to whoever reads that, and plain to others', async () => {
  const { fastify } = await deskWith(500);

  const compressed = await fastify.inject({ url: listThings.path, headers: { 'accept-encoding': 'gzip, br' } });
  const plain = await fastify.inject({ url: listThings.path });

  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
  expect(plain.headers['content-encoding']).toBeUndefined();
});
