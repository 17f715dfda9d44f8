import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator, testGround } from '../../testing/modules.ts';
import { createSystem } from './index.ts';

const QUESTION = { ip: '113.160.0.1', hosts: ['play.example'], language: 'EN' } as const;
const startsAt = new Date('2026-01-05T12:00:00Z');
const endsAt = new Date('2026-01-05T13:00:00Z');

const aSystem = async () => {
  const { db } = await testDatabase();
  const ground = await testGround(db);
  return { ...ground, system: createSystem(ground) };
};

test('[A-14] a window planned ahead closes and opens the site by itself, and open pages hear of both', async () => {
  const { system, clock, queued } = await aSystem();

  await system.planMaintenance(anOperator, { startsAt, endsAt, titles: { EN: 'New games' } });

  expect((await system.statusFor(QUESTION)).status).toBe(0);
  expect(queued.map(({ runAt }) => runAt)).toEqual([startsAt, endsAt]);
  clock.set(startsAt);
  expect((await system.statusFor(QUESTION)).info.maintenance).toMatchObject({ title: 'New games', endAt: endsAt });
  clock.set(endsAt);
  expect((await system.statusFor(QUESTION)).status).toBe(0);
});

test('[A-14] a window can be taken back, once, and both acts are in the trail', async () => {
  const { system, clock, audit } = await aSystem();
  const id = await system.planMaintenance(anOperator, { startsAt, endsAt });
  expect(await system.listMaintenance()).toMatchObject([{ id, startsAt, endsAt }]);

  await system.cancelMaintenance(anOperator, id);

  clock.set(startsAt);
  expect((await system.statusFor(QUESTION)).status).toBe(0);
  await expect(system.cancelMaintenance(anOperator, id)).rejects.toMatchObject({ code: 'system.window-unknown' });
  const lines = await audit.listLines({ limit: 5 });
  expect(lines.map(({ action }) => action)).toEqual(['system.cancel-maintenance', 'system.plan-maintenance']);
});

test('a window that ends before it starts is refused', async () => {
  const { system } = await aSystem();

  await expect(system.planMaintenance(anOperator, { startsAt: endsAt, endsAt: startsAt })).rejects.toMatchObject({
    code: 'system.window-backwards',
  });
});
