import type { Endpoint } from '@fairground/contract/endpoint';
import { ENDPOINTS, OPERATOR_ENDPOINTS, VENDOR_ENDPOINTS } from '@fairground/contract/endpoints';
import { permissionsOf, STAFF_ROLES } from '@fairground/contract/operators/permissions';
import type { StaffRole } from '@fairground/contract/operators/permissions';
import { readSealingKey } from '@fairground/contract/security/endpoints';
import { decodeValue } from '@fairground/contract/wire';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCast, ROLES } from './testing/cast.ts';
import { createSampleCalls } from './testing/sample-call.ts';
import { REFUSED_BY_STATE, STAFF_OVERRIDES } from './testing/staff-overrides.ts';
import { A_START, enrolStaff, STAFF_PASSWORD } from './testing/enrol-staff.ts';
import { switchesOf } from './testing/staff.ts';
import { wholeApp } from './testing/whole-app.ts';

const DEVELOPER_KEY = 'the-key-of-this-sandbox';
const STEP_MS = 30_000;

const { app, db, clock, close } = await wholeApp({ CALLS_PER_MINUTE: '0', DEVELOPER_KEY });
afterAll(close);

type Hired = { readonly name: string; readonly codeAt: (now: Date) => string };

let cast: Awaited<ReturnType<typeof createCast>>;
const staff = new Map<StaffRole, Hired>();
const tokens = new Map<StaffRole, string>();

const nameOf = (role: StaffRole): string => role.toLowerCase().replaceAll('_', '-');

beforeAll(async () => {
  cast = await createCast(app, { db, clock, developerKey: DEVELOPER_KEY });
  for (const role of STAFF_ROLES) {
    const { link } = await app.operators.invite(A_START, nameOf(role));
    staff.set(role, await enrolStaff(app.operators, clock, link));
    await sql`update operators_staff set roles = ${[role]} where name = ${nameOf(role)}`.execute(db);
  }
}, 120_000);

/** A token that works: a call may have ended the session before. */
const tokenOf = async (role: StaffRole): Promise<string> => {
  const kept = tokens.get(role);
  const session = kept === undefined ? undefined : await app.operators.authenticate(kept);
  if (kept !== undefined && session?.isSteppedUp === true) return kept;
  const person = staff.get(role);
  if (person === undefined) throw new Error(`Nobody has the role ${role}.`);
  clock.advance(STEP_MS);
  const code = person.codeAt(clock.now());
  const from = { ip: '203.0.113.7', userAgent: 'a browser' };
  const { token } = await app.operators.login({ name: person.name, password: STAFF_PASSWORD, code }, from);
  tokens.set(role, token);
  return token;
};

const sealWith = async () => {
  const answer = await app.http.fastify.inject({
    method: 'GET',
    url: readSealingKey.path,
    remoteAddress: '198.51.100.7',
  });
  const { kid, publicKey, serverTime } = decodeValue(readSealingKey, answer.json().value);
  return { key: { kid, publicKey }, at: serverTime };
};
const sampleCall = createSampleCalls({ overrides: STAFF_OVERRIDES, sealWith });

const call = async (endpoint: Endpoint, token: string | undefined, remoteAddress = cast.newCaller().ip) => {
  const { query, ...sent } = await sampleCall(endpoint);
  return app.http.fastify.inject({
    method: endpoint.method,
    url: endpoint.path,
    ...(query && { query }),
    ...(sent.payload !== undefined && { payload: sent.payload }),
    remoteAddress,
    headers: {
      ...(sent.contentType === undefined ? {} : { 'content-type': sent.contentType }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
};

const codeIn = ({ headers, body }: LightMyRequestResponse): string =>
  headers['content-type']?.toString().includes('json') === true ? String(JSON.parse(body).code ?? '') : '';

/** What was refused because of who calls; anything later is about the call itself. */
const accessCode = (answer: LightMyRequestResponse): string | undefined => {
  const code = codeIn(answer);
  return code.startsWith('access.') || code === 'operators.step-up-required' ? code : undefined;
};

/** What was refused before the call did its work: who calls, or the form of what was sent. */
const refusalIn = (endpoint: Endpoint, answer: LightMyRequestResponse): string | undefined => {
  const code = codeIn(answer);
  const isOfTheInput = answer.statusCode === 422 && REFUSED_BY_STATE[endpoint.name] !== code;
  return isOfTheInput || code.startsWith('request.') ? code : accessCode(answer);
};

const countAuditLines = async (): Promise<number> => {
  const { rows } = await sql<{ lines: string }>`select count(*) as lines from audit_log`.execute(db);
  return Number(rows[0]?.lines);
};

// One test for each call, not for each cell: ten thousand tests cost more to report than to run.
describe('[P-05] the staff role × operator call matrix, with a valid query and body for every call', () => {
  test.each(OPERATOR_ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_name, endpoint) => {
    const { access, permission } = endpoint;
    const isChange = endpoint.method !== 'GET' && permission !== undefined && permission !== 'session.own';
    const grewBy: number[] = [];
    for (const role of STAFF_ROLES) {
      const isAllowed = access === 'public' || (permission !== undefined && permissionsOf([role]).has(permission));

      const token = await tokenOf(role);
      const linesBefore = isChange ? await countAuditLines() : 0;

      const answer = await call(endpoint, token);

      const hasDone = isChange && answer.statusCode === 200 && answer.json().success === true;
      if (hasDone) grewBy.push((await countAuditLines()) - linesBefore);
      expect(answer.statusCode, `as ${role}: nothing but a bug is a 500`).toBeLessThan(500);
      expect(refusalIn(endpoint, answer), `as ${role}: access alone is refused, never the input`).toBe(
        isAllowed ? undefined : 'access.permission-required',
      );
    }
    // The same call once more may change nothing.
    expect(grewBy[0], 'a change is in the audit log').not.toBe(0);
  });
});

describe("[P-05] players never open a call of staff, whatever their token, and staff's tokens open no other call", () => {
  const forStaff = OPERATOR_ENDPOINTS.filter(({ access }) => access === 'operator');
  test.each(ROLES)('%s', async (role) => {
    for (const endpoint of forStaff) {
      const { token } = await cast.proofOf(role);
      expect([endpoint.name, accessCode(await call(endpoint, token))]).toEqual([endpoint.name, 'access.staff-only']);
    }
  });

  const forPlayers = ENDPOINTS.filter(({ access }) => ['session', 'member', 'agent'].includes(access));
  test('a staff token on every call of players', async () => {
    for (const endpoint of forPlayers) {
      const answer = await call(endpoint, await tokenOf('SUPER'));
      expect([endpoint.name, accessCode(answer)]).toEqual([endpoint.name, 'access.login-required']);
    }
  });
  test('a staff token signs no call of vendors', async () => {
    for (const endpoint of VENDOR_ENDPOINTS)
      expect([endpoint.name, (await call(endpoint, await tokenOf('SUPER'))).statusCode]).toEqual([endpoint.name, 401]);
  });
});

test('calls of staff are answered during maintenance and from a refused region', async () => {
  const readSelf = OPERATOR_ENDPOINTS.find(({ name }) => name === 'operators.read-self');
  if (readSelf === undefined) throw new Error('Staff cannot read themselves.');
  const switches = switchesOf(app);
  await switches.addRegionRule({ kind: 'DENY', place: { network: '203.0.113.0/24' } });
  await switches.setStatus({ status: 1 });

  const answer = await call(readSelf, await tokenOf('AUDITOR'), '203.0.113.9');

  await switches.setStatus({ status: 0 });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().value).toMatchObject({ name: 'auditor', roles: ['AUDITOR'], isSteppedUp: true });
});

test('a call that asks for a step-up is refused a quarter of an hour after the last one', async () => {
  const invite = OPERATOR_ENDPOINTS.find(({ name }) => name === 'operators.invite');
  if (invite === undefined) throw new Error('Nobody can be invited.');
  const token = await tokenOf('SUPER');
  clock.advance(10 * 60_000);
  await app.operators.authenticate(token);
  clock.advance(6 * 60_000);

  expect(accessCode(await call(invite, token))).toBe('operators.step-up-required');
});

test('staff call from the allowed networks only, where some are named', async () => {
  const guarded = await wholeApp({ CALLS_PER_MINUTE: '0', STAFF_NETWORKS: '198.51.100.0/24, 2001:db8::/32' });
  const ask = async (remoteAddress: string) => {
    const request = { method: 'GET', url: '/bo/session/self', remoteAddress } as const;
    return codeIn(await guarded.app.http.fastify.inject(request));
  };

  const answers = [await ask('198.51.100.9'), await ask('2001:db8::5'), await ask('203.0.113.9')];

  await guarded.close();
  expect(answers).toEqual(['access.staff-only', 'access.staff-only', 'operators.network-refused']);
});
