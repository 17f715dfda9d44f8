import type { Access, Endpoint, Scope } from '@fairground/contract/endpoint';
import { ENDPOINTS as SITE_ENDPOINTS, VENDOR_ENDPOINTS } from '@fairground/contract/endpoints';
import { ERROR_STATUS } from '@fairground/contract/errors';
import type { ErrorCode } from '@fairground/contract/errors';
import type { MemberId } from '@fairground/contract/ids';
import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { readBrand } from './platform/brand.ts';
import { createBus } from './platform/bus/index.ts';
import { readConfig } from './platform/config.ts';
import { inTransaction } from './platform/database/index.ts';
import { openGeo } from './platform/geo/index.ts';
import { silentLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { systemRandom } from './platform/random.ts';
import { fakeClock } from './testing/clock.ts';
import { testDatabase } from './testing/database.ts';

const { db, pool, url } = await testDatabase();
const clock = fakeClock();
const bus = await createBus({ url, log: silentLog });
const app = buildApp(readConfig({ CALLS_PER_MINUTE: '0' }), {
  db,
  pool,
  lanePool: pool,
  asideDb: db,
  bus,
  geo: await openGeo(),
  brand: await readBrand('fairground'),
  clock,
  random: systemRandom,
  log: silentLog,
  metrics: createMetrics(),
  jobsUrl: url,
  jobsDatabase: 'own',
  checkAnswers: true,
});
afterAll(async () => {
  await app.jobs.stop();
  await bus.close();
});

const ENDPOINTS = [...SITE_ENDPOINTS, ...VENDOR_ENDPOINTS];
const ROLES = ['anonymous', 'unknown token', 'ended session', 'trial', 'member', 'agent'] as const;
/** An agent whose session is limited: nothing but its scope stands between it and a call. */
const LIMITED_ROLES = { 'password scope': 'password', 'withdraw scope': 'withdraw' } as const;
type LimitedRole = keyof typeof LIMITED_ROLES;
type Role = (typeof ROLES)[number] | LimitedRole;
type Refused = ErrorCode | 'INVALID_SIGNATURE';

/** What each kind of call says to each role before it looks at anything else; nothing means: come in. */
const EXPECTED: Readonly<Record<Access, Readonly<Record<(typeof ROLES)[number], Refused | undefined>>>> = {
  public: {
    anonymous: undefined,
    'unknown token': undefined,
    'ended session': undefined,
    trial: undefined,
    member: undefined,
    agent: undefined,
  },
  session: {
    anonymous: 'access.login-required',
    'unknown token': 'access.login-required',
    'ended session': 'access.login-required',
    trial: undefined,
    member: undefined,
    agent: undefined,
  },
  member: {
    anonymous: 'access.login-required',
    'unknown token': 'access.login-required',
    'ended session': 'access.login-required',
    trial: 'access.real-account-required',
    member: undefined,
    agent: undefined,
  },
  agent: {
    anonymous: 'access.login-required',
    'unknown token': 'access.login-required',
    'ended session': 'access.login-required',
    trial: 'access.real-account-required',
    member: 'access.agent-required',
    agent: undefined,
  },
  // No token is a signature.
  vendor: {
    anonymous: 'INVALID_SIGNATURE',
    'unknown token': 'INVALID_SIGNATURE',
    'ended session': 'INVALID_SIGNATURE',
    trial: 'INVALID_SIGNATURE',
    member: 'INVALID_SIGNATURE',
    agent: 'INVALID_SIGNATURE',
  },
  // No token is the key of a sandbox.
  developer: {
    anonymous: 'access.developer-only',
    'unknown token': 'access.developer-only',
    'ended session': 'access.developer-only',
    trial: 'access.developer-only',
    member: 'access.developer-only',
    agent: 'access.developer-only',
  },
};

const REFUSED_SCOPE = { password: 'access.password-change-required', withdraw: 'access.withdraw-only' } as const;

const isLimited = (role: Role): role is LimitedRole => Object.hasOwn(LIMITED_ROLES, role);

const expectedOf = ({ access, scopes = [] }: Endpoint, role: Role): Refused | undefined => {
  if (!isLimited(role)) return EXPECTED[access][role];
  if (access === 'public' || access === 'vendor' || access === 'developer') return EXPECTED[access].agent;
  const scope = LIMITED_ROLES[role];
  return scopes.includes(scope) ? undefined : REFUSED_SCOPE[scope];
};

let lastMember = 0n;
/** A fresh member and session each time: a call of the matrix may end the session it is made with. */
const newToken = async (
  account: 'trial' | 'member' | 'agent',
  scope: Scope = 'full',
): Promise<{ token: string; end: () => Promise<void> }> => {
  lastMember += 1n;
  const memberId = lastMember as MemberId;
  const { token, session } = await inTransaction(db, (tx) =>
    app.identity.openSession(tx, { memberId, account, scope, ip: '203.0.113.1', userAgent: 'matrix' }),
  );
  return { token, end: () => app.identity.endSession({ ...session, reason: 'logout' }) };
};

const tokenOf = async (role: Role): Promise<string | undefined> => {
  if (role === 'anonymous') return undefined;
  if (role === 'unknown token') return 'a-token-that-nobody-was-ever-given';
  if (isLimited(role)) return (await newToken('agent', LIMITED_ROLES[role])).token;
  const { token, end } = await newToken(role === 'ended session' ? 'agent' : role);
  if (role === 'ended session') await end();
  return token;
};

const call = async ({ method, path }: Endpoint, role: Role) => {
  const token = await tokenOf(role);
  return app.http.fastify.inject({
    method,
    url: path,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
};

const statusOf = (code: Refused): number => (code === 'INVALID_SIGNATURE' ? 401 : ERROR_STATUS[code]);

const CELLS = ENDPOINTS.flatMap((endpoint) =>
  [...ROLES, 'password scope' as const, 'withdraw scope' as const].map(
    (role) => [endpoint.name, role, endpoint] as const,
  ),
);

describe('[P-05] the role × endpoint matrix', () => {
  test.each(CELLS)('%s as %s', async (_name, role, endpoint) => {
    const expected = expectedOf(endpoint, role);

    const answer = await call(endpoint, role);

    expect(answer.statusCode, 'the call is bound').not.toBe(404);
    expect(answer.statusCode, 'nothing but a bug is a 500').toBeLessThan(500);
    const refusedBy =
      /^access\.((login|real-account|agent|password-change)-required|withdraw-only|developer-only)$|^INVALID_SIGNATURE$/.test(
        answer.json().code ?? '',
      )
        ? answer.json().code
        : undefined;
    expect(refusedBy).toBe(expected);
    expect(answer.statusCode === (expected && statusOf(expected))).toBe(expected !== undefined);
  });
});

test('[P-05] an expired session is no session', async () => {
  const { token } = await newToken('agent');
  clock.advance(25 * 3_600_000);

  const answers = await Promise.all(
    ENDPOINTS.map(async (endpoint) => {
      const { method, path } = endpoint;
      const answer = await app.http.fastify.inject({
        method,
        url: path,
        headers: { authorization: `Bearer ${token}` },
      });
      return [endpoint.name, answer.statusCode === 401];
    }),
  );

  expect(answers).toEqual(ENDPOINTS.map(({ name, access }) => [name, !['public', 'developer'].includes(access)]));
});

test('[P-05] every kind of access is in the matrix, whether a call uses it yet or not', () => {
  expect(Object.keys(EXPECTED).toSorted()).toEqual(['agent', 'developer', 'member', 'public', 'session', 'vendor']);
});

test('every call of the contract is bound once, and nothing else is', () => {
  const bound = app.modules.flatMap(({ routes = [] }) => routes).map(({ endpoint }) => endpoint.name);

  expect(bound.toSorted()).toEqual(ENDPOINTS.map(({ name }) => name).toSorted());
});
