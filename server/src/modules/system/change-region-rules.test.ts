import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator, testGround } from '../../testing/modules.ts';
import { createSystem } from './index.ts';

const { db } = await testDatabase();
const { audit, ...ground } = await testGround(db);
const system = createSystem({ ...ground, audit });
const statusOf = async (ip: string) => (await system.statusFor({ ip, hosts: ['a.example'], language: 'EN' })).status;

test('[A-14] rules are asked by priority, networks before countries, and a removed one no longer counts', async () => {
  const denied = await system.addRegionRule(anOperator, { kind: 'DENY', place: { country: 'VN' } });
  await system.addRegionRule(anOperator, { kind: 'ALLOW', place: { network: '113.160.0.0/24' } });
  expect(await statusOf('113.160.0.1')).toBe(0);
  expect(await statusOf('113.160.1.1')).toBe(2);

  await system.removeRegionRule(anOperator, denied);

  expect(await statusOf('113.160.1.1')).toBe(0);
  const lines = await audit.listLines({ limit: 1 });
  expect(lines).toMatchObject([{ action: 'system.remove-region-rule', before: { kind: 'DENY', country: 'VN' } }]);
});

test('[A-14] staff of an allowed network works on while the site is closed', async () => {
  await system.addRegionRule(anOperator, {
    kind: 'ALLOW',
    place: { network: '2001:db8::/32' },
    passesMaintenance: true,
  });
  await system.setStatus(anOperator, { status: 1 });

  expect(await statusOf('2001:db8::7')).toBe(0);
  expect(await statusOf('113.160.0.1')).toBe(1);
});

test('what is no country, no network or no rule is refused', async () => {
  const adding = (rule: Parameters<typeof system.addRegionRule>[1]) => system.addRegionRule(anOperator, rule);

  await expect(adding({ kind: 'DENY', place: { country: 'ZZ' } })).rejects.toMatchObject({
    code: 'system.country-unknown',
  });
  await expect(adding({ kind: 'DENY', place: { network: '1.2.3.4/99' } })).rejects.toMatchObject({
    code: 'system.network-malformed',
  });
  await expect(adding({ kind: 'ALLOW', place: { country: 'VN' }, passesMaintenance: true })).rejects.toMatchObject({
    code: 'system.bypass-needs-network',
  });
  await expect(system.removeRegionRule(anOperator, 999n)).rejects.toMatchObject({
    code: 'system.region-rule-unknown',
  });
});
