import { STAFF_ROLES } from '@fairground/contract/operators/permissions';
import { expect, test } from 'vitest';
import { anOffice } from '../modules/operators/testing/office.ts';
import { codeOfUrl } from '../platform/totp/index.ts';
import { testDatabase } from '../testing/database.ts';
import { seedDemoStaff } from './index.ts';

const SANDBOX = { config: { mode: 'sandbox' } } as const;

test('the demo has a staff account per role that can log in; made again, it makes nothing', async () => {
  const office = await anOffice(await testDatabase());
  const { operators, clock, from } = office;

  const made = (await seedDemoStaff({ ...office, ...SANDBOX })) ?? [];
  const again = (await seedDemoStaff({ ...office, ...SANDBOX })) ?? [];

  expect(new Set(made.map(({ role }) => role))).toEqual(new Set(STAFF_ROLES));
  const finance = made.find(({ role }) => role === 'FINANCE');
  clock.advance(60_000);
  const { token } = await operators.login(
    {
      name: finance?.name ?? '',
      password: finance?.proof?.password ?? '',
      code: codeOfUrl(finance?.proof?.otpauthUrl ?? '', clock.now()),
    },
    from,
  );
  expect(await operators.authenticate(token)).toMatchObject({ name: 'demo-finance', roles: ['FINANCE'] });
  expect(again.map(({ name }) => name).toSorted()).toEqual(made.map(({ name }) => name).toSorted());
  expect(again.every(({ proof }) => proof === undefined)).toBe(true);
});

test('where people of staff exist, and on a site that is no sandbox, no demo staff is made', async () => {
  const office = await anOffice(await testDatabase());
  await office.hire('anna', ['SUPER']);

  expect(await seedDemoStaff({ ...office, ...SANDBOX })).toBeUndefined();
  await expect(seedDemoStaff({ ...office, config: { mode: 'live' } })).rejects.toThrow('Demo staff are for a sandbox');
});
