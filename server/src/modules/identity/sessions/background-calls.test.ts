import type { MemberId } from '@fairground/contract/ids';
import { endpoint } from '@fairground/contract/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/index.ts';
import { testHttp } from '../../../testing/http.ts';
import { aHouse } from '../testing/house.ts';

const MINUTE = 60_000;

const ask = endpoint({
  name: 'test.ask',
  summary: 'For tests.',
  method: 'GET',
  path: '/wps/test/ask',
  access: 'session',
  value: z.object({}),
  errors: [],
});

const aPage = async () => {
  const { identity, clock, db } = await aHouse();
  const { token } = await inTransaction(db, (tx) =>
    identity.openSession(tx, {
      ...{ memberId: 42n as MemberId, account: 'member', ip: '203.0.113.7', userAgent: 'a browser' },
    }),
  );
  const { fastify } = testHttp({ routes: [bind(ask, () => ({}))], authenticate: identity.authenticate });
  const call = async (headers: Readonly<Record<string, string>> = {}): Promise<number> => {
    const answer = await fastify.inject({ url: ask.path, headers: { authorization: `Bearer ${token}`, ...headers } });
    return answer.statusCode;
  };
  return { call, poll: () => call({ 'x-background': '1' }), clock };
};

test('[part of P-01] a page left open ends its session after thirty minutes, however often it asks by itself', async () => {
  const { poll, clock } = await aPage();
  const answers: number[] = [];

  for (let minute = 0; minute < 40; minute += 1) {
    answers.push(await poll());
    clock.advance(MINUTE);
  }

  expect(answers.indexOf(401)).toBe(30);
  expect(answers.slice(30).every((status) => status === 401)).toBe(true);
});

test('[part of P-01] a call of a person counts as use even a moment after the page asked by itself', async () => {
  const { call, poll, clock } = await aPage();

  clock.advance(29 * MINUTE);
  expect(await poll()).toBe(200);
  clock.advance(10_000);
  expect(await call()).toBe(200);
  clock.advance(29 * MINUTE);

  expect(await poll()).toBe(200);
});
