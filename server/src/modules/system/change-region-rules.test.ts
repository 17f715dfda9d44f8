import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { callRoute, testPlatform } from '../../testing/modules.ts';
import { aCallOf, ANN, switchesOf } from '../../testing/staff.ts';
import { createSystem } from './index.ts';

const { db } = await testDatabase();
const { audit, ...ground } = await testPlatform(db);
const system = createSystem({ ...ground, audit });
const { setStatus, addRegionRule, removeRegionRule } = switchesOf({ system, approvals: ground.approvals });
const statusOf = async (ip: string) => (await system.statusFor({ ip, hosts: ['a.example'], language: 'EN' })).status;

test('[A-14] rules are asked by priority, networks before countries, and a removed one no longer counts', async () => {
  const denied = await addRegionRule({ kind: 'DENY', place: { country: 'VN' } });
  await addRegionRule({ kind: 'ALLOW', place: { network: '113.160.0.0/24' } });
  expect(await statusOf('113.160.0.1')).toBe(0);
  expect(await statusOf('113.160.1.1')).toBe(2);

  await removeRegionRule(denied);

  expect(await statusOf('113.160.1.1')).toBe(0);
  const lines = await audit.listLines({ limit: 1 });
  expect(lines).toMatchObject([{ action: 'system.remove-region-rule', before: { kind: 'DENY', country: 'VN' } }]);
});

test('[A-14] staff of an allowed network works on while the site is closed', async () => {
  await addRegionRule({
    kind: 'ALLOW',
    place: { network: '2001:db8::/32' },
    passesMaintenance: true,
  });
  await setStatus({ status: 1 });

  expect(await statusOf('2001:db8::7')).toBe(0);
  expect(await statusOf('113.160.0.1')).toBe(1);
});

test('what is no country, no network or no rule is refused', async () => {
  const adding = (rule: Parameters<typeof addRegionRule>[0]) => addRegionRule(rule);

  await expect(adding({ kind: 'DENY', place: { country: 'ZZ' } })).rejects.toMatchObject({
    code: 'system.country-unknown',
  });
  await expect(adding({ kind: 'DENY', place: { network: '1.2.3.4/99' } })).rejects.toMatchObject({
    code: 'system.network-malformed',
  });
  await expect(adding({ kind: 'ALLOW', place: { country: 'VN' }, passesMaintenance: true })).rejects.toMatchObject({
    code: 'system.bypass-needs-network',
  });
  await expect(removeRegionRule(999n)).rejects.toMatchObject({
    code: 'system.region-rule-unknown',
  });
  await expect(adding({ kind: 'DENY', place: { country: 'VN' }, host: 'not a host' })).rejects.toMatchObject({
    code: 'system.host-malformed',
  });
});

test('[A-14] staff lists the rules; a new one and a removal answer the number of an approval and change nothing', async () => {
  const call = (name: string, body?: object) => callRoute(system.routes, name, { body }, aCallOf(ANN));
  const before = (await call('system.list-region-rules')) as { list: { id: bigint; network: string | null }[] };
  expect(before.list).toMatchObject([{ network: '2001:db8::/32' }, { network: '113.160.0.0/24' }]);

  const rule = { kind: 'DENY', place: { country: 'US' }, reason: 'no licence' };
  expect(await call('system.create-region-rule', rule)).toEqual({ approvalId: expect.any(BigInt) });
  const removal = { id: before.list[0]?.id, reason: 'the office moved' };
  expect(await call('system.delete-region-rule', removal)).toEqual({ approvalId: expect.any(BigInt) });

  expect(await call('system.list-region-rules')).toEqual(before);
});
