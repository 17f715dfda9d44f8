import { afterEach, expect, test } from 'vitest';
import { createLimits } from '../../platform/limits/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { aCaller, anOperator } from '../../testing/modules.ts';
import { membersFixture } from './testing/fixture.ts';

const database = await testDatabase();
const { system, call, registerAs, clock } = await membersFixture(database);
const check = (username: string) => call('check-username', { body: { username } });

afterEach(async () => {
  for (const flag of ['DIRECTREG3', 'USERNAMEREG']) await system.setFlag(anOperator, flag, 'on');
});

test('a name is said to be taken before the form is sent, in any capitals, and a free one to be free', async () => {
  await registerAs({ username: 'namedone' });

  expect(await check('namedone')).toEqual({ isFree: false });
  expect(await check('NamedOne')).toEqual({ isFree: false });
  expect(await check('namedtwo')).toEqual({ isFree: true });
});

test('a name the rules of registration do not take is refused without looking', async () => {
  await expect(check('ab')).rejects.toMatchObject({
    code: 'members.fields-refused',
    value: { issues: { username: expect.anything() } },
  });
});

test('where nobody may register by name, nobody may look names up either', async () => {
  for (const flag of ['DIRECTREG3', 'USERNAMEREG']) {
    await system.setFlag(anOperator, flag, 'off');
    await expect(check('namedone')).rejects.toMatchObject({ code: 'access.function-off' });
    await system.setFlag(anOperator, flag, 'on');
  }
});

test('an address may look up forty names an hour and no list of them', async () => {
  const limits = createLimits({ db: database.db, pool: database.pool, clock, callsPerMinute: 0 });
  const caller = aCaller({ ip: '203.0.113.77' });
  for (let asked = 0; asked < 40; asked += 1) await limits.countNamed('check-username', caller);

  await expect(limits.countNamed('check-username', caller)).rejects.toMatchObject({ code: 'request.too-many' });
});
