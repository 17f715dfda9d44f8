import type { Id } from '@fairground/contract/ids';
import { listKeys, issueKey as issueCall } from '@fairground/contract/operators/operator-endpoints';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { testHttp } from '../../../testing/http.ts';
import { aCaller, callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { ANN, BEN } from '../../../testing/staff.ts';
import { createLimits } from '../../../platform/limits/index.ts';
import { anOffice } from '../testing/office.ts';

const database = await testDatabase();
const { db, pool } = database;
const { operators, clock, audit, approvals } = await anOffice(database);
const super_ = ANN.operator;
const caller = { ...aCaller(), operator: super_, ip: '203.0.113.9' };

type Key = { readonly keyId: Id<'api key'>; readonly name: string; readonly state: string; readonly version: number };
const keys = async () =>
  ((await callRoute(operators.routes, 'operators.list-keys', {}, caller)) as { list: Key[] }).list;
const keyNamed = async (name: string): Promise<Key> =>
  (await keys()).find((key) => key.name === name) ?? expect.fail(`There is no key ${name}.`);

const hold = async (name: string, permissions: readonly string[] = ['reports.read'], days = 30): Promise<bigint> => {
  const body = { name, permissions, days, reason: 'for the warehouse' };
  const held = await callRoute(
    operators.routes,
    'operators.grant-key',
    { body },
    { ...caller, operator: ANN.operator },
  );
  return (held as { approvalId: bigint }).approvalId;
};
const grant = async (...asked: Parameters<typeof hold>): Promise<void> => {
  const { status } = await approvals.decide(BEN, await hold(...asked), 'approve');
  expect(status).toBe('EXECUTED');
};
const change = (act: 'issue' | 'revoke', key: Key, more: object = {}) =>
  callRoute(
    operators.routes,
    `operators.${act}-key`,
    { body: { keyId: key.keyId, version: key.version, reason: 'a change of systems', ...more } },
    caller,
  );
const issue = async (name: string, overlapHours = 0): Promise<string> =>
  ((await change('issue', await keyNamed(name), { overlapHours })) as { secret: string }).secret;
const opens = async (secret: string) => (await operators.authenticate(secret)) !== undefined;

test('[22] a key exists once a second person approved it, its secret is shown once, and only its hash is kept', async () => {
  const held = await hold('warehouse');
  expect(await keys()).toEqual([]);
  expect(await refusal(approvals.decide(ANN, held, 'approve'))).toBe('approvals.same-person');
  await approvals.decide(BEN, held, 'approve');
  expect(await keyNamed('warehouse')).toMatchObject({ state: 'granted' });

  const secret = await issue('warehouse');

  expect(secret).toMatch(/^key_[\w-]{43}$/);
  expect(await keyNamed('warehouse')).toMatchObject({ state: 'active' });
  const { rows } = await pool.query<{ written: string }>(
    `select string_agg(row_to_json(each)::text, '') as written
       from (select to_json(k) from operators_api_key k union all select to_json(l) from audit_log l) each`,
  );
  expect(rows[0]?.written).toContain('warehouse');
  expect(rows[0]?.written).not.toContain(secret);
  const actions = (await audit.listLines({ limit: 50 })).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['operators.grant-key', 'operators.issue-key']));
});

test('[22] a key reads what it was allowed, changes nothing, and cannot ask for itself', async () => {
  await grant('reader', ['reports.read', 'bets.read']);
  const operator = await operators.authenticate(await issue('reader'), { isBackground: false, ip: '198.51.100.4' });

  expect(operator).toMatchObject({ name: 'key:reader', roles: [], isSteppedUp: false, isKey: true });
  expect([...(operator?.permissions ?? [])]).toEqual(['reports.read', 'bets.read']);
  expect(operator?.operatorId).toBeLessThan(0n);
  expect(await keyNamed('reader')).toMatchObject({ usedFrom: '198.51.100.4', usedAt: clock.now() });
});

test('[22] over the wire a key is refused every other permission and every change, whatever it may read', async () => {
  const { fastify } = testHttp({
    routes: operators.routes?.filter(({ endpoint }) => [listKeys, issueCall].includes(endpoint as never)) ?? [],
    authenticateOperator: (secret) =>
      operators
        .authenticate(secret)
        .then((operator) => operator && { ...operator, permissions: new Set(['staff.read', 'staff.write'] as const) }),
  });
  await grant('wire');
  const headers = { authorization: `Bearer ${await issue('wire')}` };
  const body = { keyId: '1', overlapHours: 0, version: 1, reason: 'by itself' };

  const read = await fastify.inject({ url: '/bo/key/list', headers });
  const write = await fastify.inject({ method: 'POST', url: '/bo/key/issue', headers, payload: body });

  expect(read.statusCode).toBe(200);
  expect(write.json()).toMatchObject({ success: false, code: 'access.permission-required' });
});

test('[22] a new secret ends the one before at once, or lets it go on for the hours somebody gave', async () => {
  await grant('rotating');
  const first = await issue('rotating');
  const second = await issue('rotating');
  expect([await opens(first), await opens(second)]).toEqual([false, true]);

  const third = await issue('rotating', 2);
  clock.advance(2 * 3_600_000 - 1);
  expect([await opens(second), await opens(third)]).toEqual([true, true]);
  clock.advance(1);

  expect([await opens(second), await opens(third)]).toEqual([false, true]);
});

test('[22] of two people who make a secret at the same time one is refused, so that nobody holds one that was replaced', async () => {
  await grant('twins');
  const key = await keyNamed('twins');

  const both = await Promise.allSettled([
    change('issue', key, { overlapHours: 0 }),
    change('issue', key, { overlapHours: 0 }),
  ]);

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'operators.version-conflict' },
  });
});

test('[22] a revoked key and one whose days are over open nothing and get no new secret; a name is given once', async () => {
  await grant('short', ['bets.read'], 1);
  await grant('gone');
  const [short, gone] = [await issue('short'), await issue('gone')];
  await change('revoke', await keyNamed('gone'));
  expect(await opens(gone)).toBe(false);
  expect(await opens(short)).toBe(true);
  clock.advance(86_400_000);

  expect(await opens(short)).toBe(false);
  expect((await keyNamed('short')).state).toBe('expired');
  for (const name of ['short', 'gone']) expect(await refusal(issue(name))).toBe('operators.key-over');
  expect(await refusal(hold('gone'))).toBe('operators.key-name-taken');
  expect(await refusal(change('revoke', { ...(await keyNamed('gone')), keyId: 999n as Id<'api key'> }))).toBe(
    'operators.key-unknown',
  );
  expect(await refusal(callRoute(operators.routes, 'operators.read-key', { query: { keyId: 999n } }, caller))).toBe(
    'operators.key-unknown',
  );
});

test('[22] a key is counted for itself over all nodes', async () => {
  const limits = createLimits({
    ...{ db, pool, clock, callsPerMinute: 0 },
    table: { 'api-key': { calls: 2, perSeconds: 60, per: 'staff' } },
  });
  const call = (operatorId: bigint) =>
    limits.countStaff({ ip: '203.0.113.1', session: undefined, operator: { ...super_, operatorId, isKey: true } });
  await call(-1n);
  await call(-1n);

  expect(await refusal(call(-1n))).toBe('request.too-many');
  await expect(call(-2n)).resolves.toBeUndefined();
});
