import { endpoint } from '@fairground/contract/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { noLimits, testHttp } from '../../testing/http.ts';
import { createGate } from './gate.ts';
import { bind } from './route.ts';

const knock = endpoint({
  name: 'test.knock',
  summary: 'For tests.',
  method: 'POST',
  path: '/wps/test/knock',
  access: 'public',
  body: z.strictObject({ says: z.string() }),
  value: z.object({}),
  errors: [],
  limit: 'any',
});

test('a full gate sends the next away before it is counted or read, and opens again when somebody leaves', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<object>();
  let counted = 0;
  const gate = createGate({ atOnceMax: 2, retryAfterSeconds: 3 });
  const { fastify } = testHttp({
    routes: [bind(knock, () => opened.then(() => ({})), { gate })],
    limits: {
      ...noLimits,
      countCall: () => Promise.resolve(),
      countNamed: () => Promise.resolve(void (counted += 1)),
      has: () => true,
    },
  });
  const call = (payload = '{"says":"hello"}') =>
    fastify.inject({ method: 'POST', url: knock.path, headers: { 'content-type': 'application/json' }, payload });
  const inside = [call(), call()];
  await expect.poll(() => counted).toBe(2);

  const away = await call('not even JSON');
  open({});
  const answers = await Promise.all(inside);
  const broken = await call('not even JSON');
  const later = await call();

  expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([429, 'request.too-many', '3']);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  // A call that failed leaves the gate too.
  expect([broken.statusCode, later.statusCode, counted]).toEqual([400, 200, 4]);
});
