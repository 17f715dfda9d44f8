import type { Access, Endpoint } from '@fairground/contract/endpoint';
import { ENDPOINTS as SITE_ENDPOINTS, VENDOR_ENDPOINTS } from '@fairground/contract/endpoints';
import { ERROR_STATUS } from '@fairground/contract/errors';
import type { ErrorCode } from '@fairground/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { readBrand } from './platform/brand.ts';
import { createBus } from './platform/bus/index.ts';
import { readConfig } from './platform/config.ts';
import { openGeo } from './platform/geo/index.ts';
import { silentLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { systemRandom } from './platform/random.ts';
import { createCast, MARKS, ROLES } from './testing/cast.ts';
import type { Role } from './testing/cast.ts';
import { fakeClock } from './testing/clock.ts';
import { testDatabase } from './testing/database.ts';

const DEVELOPER_KEY = 'the-key-of-this-sandbox';

const { db, pool, url } = await testDatabase();
const clock = fakeClock();
const bus = await createBus({ url, log: silentLog });
const app = buildApp(readConfig({ CALLS_PER_MINUTE: '0', DEVELOPER_KEY }), {
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

let cast: Awaited<ReturnType<typeof createCast>>;
beforeAll(async () => {
  cast = await createCast(app, { db, clock, developerKey: DEVELOPER_KEY });
}, 60_000);

const ENDPOINTS = [...SITE_ENDPOINTS, ...VENDOR_ENDPOINTS];

type Refused = ErrorCode | 'INVALID_SIGNATURE';

const STRANGERS: readonly Role[] = ['anonymous', 'unknown token', 'expired session', 'revoked session', 'developer'];
const AGENTS: readonly Role[] = [
  'agent',
  'general agent',
  'affiliate',
  'affiliate manager',
  // An agent that excluded itself: nothing but its scope stands between it and a call.
  'withdraw scope',
];

/** What each kind of call says to each role before it looks at anything else; nothing means: come in. */
const EXPECTED: Readonly<Record<Access, (role: Role) => Refused | undefined>> = {
  public: () => undefined,
  session: (role) => (STRANGERS.includes(role) ? 'access.login-required' : undefined),
  member: (role) => EXPECTED.session(role) ?? (role === 'trial' ? 'access.real-account-required' : undefined),
  agent: (role) => EXPECTED.member(role) ?? (AGENTS.includes(role) ? undefined : 'access.agent-required'),
  // No token is a signature.
  vendor: () => 'INVALID_SIGNATURE',
  // No token is the key of a sandbox.
  developer: (role) => (role === 'developer' ? undefined : 'access.developer-only'),
};

const SCOPES = {
  'password scope': { scope: 'password', refused: 'access.password-change-required' },
  'withdraw scope': { scope: 'withdraw', refused: 'access.withdraw-only' },
} as const;

const expectedOf = ({ access, scopes = [] }: Endpoint, role: Role): Refused | undefined => {
  const refused = EXPECTED[access](role);
  if (refused !== undefined || !['session', 'member', 'agent'].includes(access)) return refused;
  if (role !== 'password scope' && role !== 'withdraw scope') return undefined;
  const limited = SCOPES[role];
  return scopes.includes(limited.scope) ? undefined : limited.refused;
};

const call = async ({ method, path }: Endpoint, role: Role) => {
  const { token, developerKey } = await cast.proofOf(role);
  return app.http.fastify.inject({
    method,
    url: path,
    // Each from a place of its own: what is counted by address must not decide here.
    remoteAddress: cast.newCaller().ip,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(developerKey === undefined ? {} : { 'x-developer-key': developerKey }),
    },
  });
};

const statusOf = (code: Refused): number => (code === 'INVALID_SIGNATURE' ? 401 : ERROR_STATUS[code]);

const REFUSED_AT_THE_DOOR =
  /^access\.((login|real-account|agent|password-change)-required|withdraw-only|developer-only)$|^INVALID_SIGNATURE$/;

const CELLS = ENDPOINTS.flatMap((endpoint) => ROLES.map((role) => [endpoint.name, role, endpoint] as const));

describe('[P-05] the role × endpoint matrix', () => {
  test.each(CELLS)('%s as %s', async (_name, role, endpoint) => {
    const expected = expectedOf(endpoint, role);

    const answer = await call(endpoint, role);

    expect(answer.statusCode, 'the call is bound').not.toBe(404);
    expect(answer.statusCode, 'nothing but a bug is a 500').toBeLessThan(500);
    expect(answer.statusCode, 'nobody was here before').not.toBe(429);
    const code: string = answer.json().code ?? '';
    expect(REFUSED_AT_THE_DOOR.test(code) ? code : undefined).toBe(expected);
    expect(answer.statusCode === (expected && statusOf(expected))).toBe(expected !== undefined);
    // Whoever is let in reads its own: nothing of the one marked member reaches anybody else.
    const told = role === 'member' ? [] : Object.values(MARKS).filter((mark) => answer.body.includes(mark));
    expect(told).toEqual([]);
  });
});

test('[P-03] what nobody else may read, the marked member reads of itself', async () => {
  const info = ENDPOINTS.find(({ name }) => name === 'members.read-info');

  const answer = info && (await call(info, 'member'));

  expect(answer?.body).toContain(MARKS.account);
  expect(answer?.body).toContain(MARKS.nickname);
});

test('[P-05] every role is really what it says', async () => {
  const kinds = await Promise.all(
    ROLES.map(async (role) => {
      const { token } = await cast.proofOf(role);
      const session = token === undefined ? undefined : await app.identity.authenticate(token);
      return [role, session?.account, session?.scope];
    }),
  );

  expect(kinds).toEqual([
    ['anonymous', undefined, undefined],
    ['unknown token', undefined, undefined],
    ['trial', 'trial', 'full'],
    ['member', 'member', 'full'],
    ['other member', 'member', 'full'],
    ['agent', 'agent', 'full'],
    ['general agent', 'agent', 'full'],
    ['affiliate', 'agent', 'full'],
    ['affiliate manager', 'agent', 'full'],
    ['expired session', undefined, undefined],
    ['revoked session', undefined, undefined],
    ['password scope', 'member', 'password'],
    ['withdraw scope', 'agent', 'withdraw'],
    ['developer', undefined, undefined],
  ]);
});

test('[P-05] every kind of access is in the matrix, whether a call uses it yet or not', () => {
  expect(Object.keys(EXPECTED).toSorted()).toEqual(['agent', 'developer', 'member', 'public', 'session', 'vendor']);
});

test('every call of the contract is bound once, and nothing else is', () => {
  const bound = app.modules.flatMap(({ routes = [] }) => routes).map(({ endpoint }) => endpoint.name);

  expect(bound.toSorted()).toEqual(ENDPOINTS.map(({ name }) => name).toSorted());
});
