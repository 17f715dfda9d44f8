import { endpoint } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testDatabase } from '../../testing/database.ts';
import { aSession, testHttp } from '../../testing/http.ts';
import { ANN } from '../../testing/staff.ts';
import { systemClock } from '../clock.ts';
import { bind } from '../http/index.ts';
import { createLimits } from './index.ts';
import { networkOf } from './network.ts';

const table = {
  'two-an-hour': { calls: 2, perSeconds: 3_600, per: 'address' },
  'two-a-member': { calls: 2, perSeconds: 60, per: 'member' },
  'two-of-staff': { calls: 2, perSeconds: 60, per: 'staff' },
  'one-in-three-seconds': { calls: 1, perSeconds: 3, per: 'address' },
} as const;

const { db, pool } = await testDatabase();
const limitsOf = (callsPerMinute = 0) => createLimits({ db, pool, clock: systemClock, callsPerMinute, table });

const knock = endpoint({
  name: 'test.knock',
  summary: 'For tests.',
  method: 'GET',
  path: '/wps/test/knock',
  access: 'public',
  value: z.object({}),
  errors: [],
  limit: 'two-an-hour',
});

/** A separate node with its own memory. */
const aNode = (callsPerMinute?: number) => {
  const { fastify } = testHttp({
    routes: [bind(knock, () => ({}))],
    limits: limitsOf(callsPerMinute),
  });
  return (url: string, remoteAddress: string) => fastify.inject({ url, remoteAddress });
};

test('a named limit holds over all nodes and says when to come back', async () => {
  const [one, other] = [aNode(), aNode()];
  await one('/wps/test/knock', '203.0.113.1');
  await other('/wps/test/knock', '203.0.113.1');

  const tooMany = await one('/wps/test/knock', '203.0.113.1');
  const somebodyElse = await one('/wps/test/knock', '203.0.113.2');
  const afterRestart = await aNode()('/wps/test/knock', '203.0.113.1');

  expect(tooMany.statusCode).toBe(429);
  expect(tooMany.json()).toMatchObject({ success: false, code: 'request.too-many' });
  expect(tooMany.json().value.retryAfterSeconds).toBeGreaterThan(3_500);
  expect(Number(tooMany.headers['retry-after'])).toBe(tooMany.json().value.retryAfterSeconds);
  expect(somebodyElse.statusCode).toBe(200);
  expect(afterRestart.statusCode).toBe(429);
});

test('of many calls at once no more than allowed get through', async () => {
  const [one, other] = [aNode(), aNode()];

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other)('/wps/test/knock', '203.0.113.9')),
  );

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
});

test('a limit per member follows the member, wherever the calls come from', async () => {
  const limits = limitsOf();
  const [first, second] = [1n as MemberId, 2n as MemberId].map((memberId) => aSession({ memberId }));
  await limits.countNamed('two-a-member', { ip: '203.0.113.20', session: first });
  await limits.countNamed('two-a-member', { ip: '203.0.113.21', session: first });

  await expect(limits.countNamed('two-a-member', { ip: '203.0.113.22', session: first })).rejects.toThrow('too-many');
  await expect(limits.countNamed('two-a-member', { ip: '203.0.113.20', session: second })).resolves.toBeUndefined();
});

test('a limit ends with its time', async () => {
  const limits = limitsOf();
  const knockOnce = () => limits.countNamed('one-in-three-seconds', { ip: '203.0.113.30', session: undefined });
  const both = await Promise.allSettled([knockOnce(), knockOnce()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);

  await new Promise((resolve) => setTimeout(resolve, 3_100));

  await expect(knockOnce()).resolves.toBeUndefined();
});

test('the general limit counts every call of an address on a node, unknown paths too', async () => {
  const node = aNode(3);
  await node('/wps/test/nowhere', '203.0.113.40');
  await node('/wps/test/nowhere', '203.0.113.40');
  await node('/wps/test/knock', '203.0.113.40');

  expect((await node('/wps/test/knock', '203.0.113.40')).statusCode).toBe(429);
  expect((await node('/wps/test/knock', '203.0.113.41')).statusCode).toBe(200);
});

test('without a database each node counts for itself rather than not at all', async () => {
  const gone = await testDatabase();
  const limits = createLimits({ ...gone, clock: systemClock, callsPerMinute: 0, table });
  await gone.close();
  const knockOnce = () => limits.countNamed('two-an-hour', { ip: '203.0.113.50', session: undefined });
  await knockOnce();
  await knockOnce();

  await expect(knockOnce()).rejects.toThrow('too-many');
});

test('[22] staff of one address are counted account by account; calls that prove nobody close the address for a while', async () => {
  const limits = limitsOf(2);
  const ip = '203.0.113.70';
  const by = (operatorId: bigint | undefined) =>
    limits.countStaff({
      ip,
      session: undefined,
      ...(operatorId !== undefined && { operator: { ...ANN.operator, operatorId } }),
    });
  for (const each of [1n, 1n, 2n, 2n, 3n]) await by(each);
  await expect(by(1n)).rejects.toThrow('too-many');
  await expect(limits.requireStaffAddress(ip)).resolves.toBeUndefined();

  await by(undefined);
  await by(undefined);

  await expect(limits.requireStaffAddress(ip)).rejects.toThrow('too-many');
  await expect(limits.requireStaffAddress('203.0.113.71')).resolves.toBeUndefined();
  await expect(by(3n)).resolves.toBeUndefined();
});

test('[22] a named limit of staff counts the account, whatever address it calls from', async () => {
  const limits = limitsOf();
  const call = (operatorId: bigint, ip: string) =>
    limits.countNamed('two-of-staff', { ip, session: undefined, operator: { ...ANN.operator, operatorId } });
  await call(1n, '203.0.113.80');
  await call(1n, '203.0.113.81');

  await expect(call(1n, '203.0.113.82')).rejects.toThrow('too-many');
  await expect(call(2n, '203.0.113.80')).resolves.toBeUndefined();
});

test('uses that no longer count are swept away', async () => {
  const limits = limitsOf();
  await limits.countNamed('two-an-hour', { ip: '203.0.113.60', session: undefined });
  const later = createLimits({
    db,
    pool,
    clock: { now: () => new Date(systemClock.now().getTime() + 3_600_001) },
    callsPerMinute: 0,
    table,
  });

  await later.schedules?.[0]?.job.run(null, new AbortController().signal);

  const { rows } = await pool.query('select key from limit_use');
  expect(rows).toEqual([]);
});

test('a route that names an unknown limit does not start', () => {
  expect(() => testHttp({ routes: [bind({ ...knock, limit: 'nobody' }, () => ({}))], limits: limitsOf() })).toThrow(
    'nobody',
  );
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
