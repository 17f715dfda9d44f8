import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator, testPlatform } from '../../testing/modules.ts';
import { createSystem } from './index.ts';

const { db } = await testDatabase();
const { audit, sent, ...ground } = await testPlatform(db);
const system = createSystem({ ...ground, audit });

test('[part of E-06] a flag has its own value until an operator sets another', async () => {
  expect(await system.isOn('CBS3')).toBe(true);

  expect(await system.setFlag(anOperator, 'CBS3', 'off')).toEqual({ before: true, after: false });

  expect(await system.isOn('CBS3')).toBe(false);
  expect(sent).toContainEqual({ push: 'system.settings-changed', data: {} });
  const [line] = await audit.listLines({ limit: 1 });
  expect(line).toMatchObject({ resourceId: 'CBS3', before: { value: true }, after: { value: false } });
});

test('a word is set as it is written and reaches the place that shows it', async () => {
  await system.setFlag(anOperator, 'IMAGECDNS', 'https://one.example, https://two.example');
  await system.setFlag(anOperator, 'GTAGID', 'G-123');

  const { info } = await system.statusFor({ ip: '::1', hosts: [], language: 'EN' });

  expect(info.imageCDNs).toEqual(['https://one.example', 'https://two.example']);
  expect(info.analytics.gtagId).toBe('G-123');
});

test('a flag nobody knows and a value it does not take are refused', async () => {
  await expect(system.setFlag(anOperator, 'NOSUCH', 'on')).rejects.toMatchObject({ code: 'system.flag-unknown' });
  await expect(system.setFlag(anOperator, 'CBS3', 'maybe')).rejects.toMatchObject({
    code: 'system.flag-value-refused',
  });
});

test('a flag stands at its value of play money until an operator sets another', async () => {
  const onPlayMoney = createSystem({ ...ground, audit, isPlayMoney: true });

  expect([(await system.readFlags()).SIGNUPBONUS, (await onPlayMoney.readFlags()).SIGNUPBONUS]).toEqual([
    '1000',
    '100000',
  ]);
  expect(await onPlayMoney.setFlag(anOperator, 'SIGNUPBONUS', '5000')).toEqual({ before: '100000', after: '5000' });

  expect((await onPlayMoney.readFlags()).SIGNUPBONUS).toBe('5000');
});
