import { breachOf } from '@fairground/contract/system/register-rules';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator, testPlatform } from '../../testing/modules.ts';
import { createSystem } from './index.ts';

const { db } = await testDatabase();
const { audit, ...ground } = await testPlatform(db);
const system = createSystem({ ...ground, audit });
const nothing = { resources: [], customerService: [], domainRoutes: [], helpSections: [], helpArticles: [] };
await system.installDefaults(nothing);

test('[E-05] [V-02] a rule changes in the named parts only, and both ends check with the new one', async () => {
  const rule = await system.setRegisterRule(anOperator, 'username', { minLength: 4, patternId: 1 });

  expect(rule).toMatchObject({ enabled: true, required: true, patternId: 1, minLength: 4, maxLength: 12 });
  const served = (await system.readRegisterRules())['username'];
  expect(served && breachOf(served, 'anna')).toBeUndefined();
  expect(served && breachOf(served, '1anna')).toBe('pattern');
  const [line] = await audit.listLines({ limit: 1 });
  expect(line).toMatchObject({ before: { patternId: 14, minLength: 6 }, after: { patternId: 1, minLength: 4 } });
});

test('[E-05] a rule an operator changed stays when the product starts again', async () => {
  await system.setRegisterRule(anOperator, 'email', { required: true });

  await system.installDefaults(nothing);

  expect((await system.readRegisterRules())['email']).toMatchObject({ required: true });
});

test('a field, a pattern or bounds that make no sense are refused', async () => {
  const setting = (field: string, change: object) => system.setRegisterRule(anOperator, field, change);

  await expect(setting('nickname', {})).rejects.toMatchObject({ code: 'system.field-unknown' });
  await expect(setting('username', { patternId: 24 })).rejects.toMatchObject({ code: 'system.pattern-unknown' });
  await expect(setting('username', { minLength: 13 })).rejects.toMatchObject({ code: 'system.length-bounds-wrong' });
  await expect(setting('username', { maxLength: 256 })).rejects.toMatchObject({ code: 'system.length-bounds-wrong' });
});
