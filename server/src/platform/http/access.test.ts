import { endpoint } from '@fairground/contract/endpoint';
import type { Access } from '@fairground/contract/endpoint';
import type { Permission } from '@fairground/contract/operators/permissions';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aSession, TEST_TOKENS, testHttp } from '../../testing/http.ts';
import { requireAccess } from './access.ts';
import type { Caller, Operator } from './route.ts';
import { bind } from './index.ts';

const ACCESSES = ['public', 'session', 'member', 'agent'] as const satisfies readonly Access[];

const endpoints = ACCESSES.map((access) =>
  endpoint({
    name: `test.open-to-${access}`,
    summary: 'For tests.',
    method: 'POST',
    path: `/wps/test/${access}`,
    access,
    body: z.strictObject({ word: z.string() }),
    value: z.object({ account: z.string() }),
    errors: [],
  }),
);
const { fastify } = testHttp({
  routes: endpoints.map((each) => bind(each, (_input, { session }) => ({ account: session?.account ?? 'none' }))),
});

const say = async (access: Access, authorization: string | undefined) => {
  const answer = await fastify.inject({
    method: 'POST',
    url: `/wps/test/${access}`,
    headers: authorization === undefined ? {} : { authorization },
    payload: { word: 'x' },
  });
  return answer.json().code ?? answer.json().value.account;
};

test.each([
  ['nobody', undefined, 'none', 'access.login-required', 'access.login-required', 'access.login-required'],
  [
    'trial',
    `Bearer ${TEST_TOKENS.trial}`,
    'trial',
    'trial',
    'access.real-account-required',
    'access.real-account-required',
  ],
  ['member', `Bearer ${TEST_TOKENS.member}`, 'member', 'member', 'member', 'access.agent-required'],
  ['agent', `Bearer ${TEST_TOKENS.agent}`, 'agent', 'agent', 'agent', 'agent'],
  [
    'stranger',
    'Bearer token-nobody-was-given',
    'none',
    'access.login-required',
    'access.login-required',
    'access.login-required',
  ],
])('[P-05] what each kind of call says to %s', async (_role, authorization, ...expected) => {
  const answers = await Promise.all(ACCESSES.map((access) => say(access, authorization)));

  expect(answers).toEqual(expected);
});

test.each([
  'Basic YTpi',
  'Bearer',
  'Bearer ',
  `bearer ${TEST_TOKENS.member}`,
  `Bearer ${TEST_TOKENS.member} `.padEnd(400, 'x'),
  `Bearer ${'a'.repeat(5_000)}`,
  "Bearer ' or 1=1 --padding",
])('[P-05] a header that holds no token is no token: %s', async (authorization) => {
  expect(await say('session', authorization)).toBe('access.login-required');
  expect(await say('public', authorization)).toBe('none');
});

test('access is decided before the input is looked at', async () => {
  const answer = await fastify.inject({
    method: 'POST',
    url: '/wps/test/member',
    headers: { 'content-type': 'application/json' },
    payload: '{broken',
  });

  expect(answer.statusCode).toBe(401);
});

test('[part of P-05] a session of a limited scope goes only where a call names its scope', () => {
  const session = aSession({ account: 'agent', scope: 'password' });

  expect(() => requireAccess({ access: 'member', scopes: ['password'] }, { session })).not.toThrow();
  expect(() => requireAccess({ access: 'public' }, { session })).not.toThrow();
  for (const scopes of [undefined, ['withdraw']] as const)
    expect(() => requireAccess({ access: 'session', ...(scopes && { scopes }) }, { session })).toThrow(
      'access.password-change-required',
    );
  expect(() =>
    requireAccess({ access: 'agent' }, { session: aSession({ account: 'agent', scope: 'withdraw' }) }),
  ).toThrow('access.withdraw-only');
});

test('[part of P-05] no session opens a call of the sandbox, its developer key does', () => {
  expect(() => requireAccess({ access: 'developer' }, { session: aSession({ account: 'agent' }) })).toThrow(
    'access.developer-only',
  );
  expect(() => requireAccess({ access: 'developer' }, { session: undefined, developer: true })).not.toThrow();
});

test('[P-05] a call of staff is open to staff with its permission and to nobody else', () => {
  const operator = {
    ...{ operatorId: 1n, sessionId: 1n, name: 'first', roles: ['FINANCE'], isSteppedUp: true },
    permissions: new Set(['wallet.adjust']),
  } as const satisfies Operator;
  const asking = (permission: Permission | undefined, caller: Partial<Caller>) => () =>
    requireAccess(
      { access: 'operator', ...(permission === undefined ? {} : { permission }) },
      { session: undefined, ...caller },
    );

  expect(asking('wallet.adjust', { operator })).not.toThrow();
  expect(asking('system.write', { operator })).toThrow('access.permission-required');
  expect(asking(undefined, { operator })).toThrow('access.permission-required');
  expect(asking('wallet.adjust', { session: aSession({ account: 'agent' }), developer: true })).toThrow(
    'access.staff-only',
  );
});
