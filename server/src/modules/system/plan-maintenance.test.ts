import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { testPlatform } from '../../testing/modules.ts';
import { switchesOf } from '../../testing/staff.ts';
import { createSystem } from './index.ts';

const QUESTION = { ip: '113.160.0.1', hosts: ['play.example'], language: 'EN' } as const;
const startsAt = new Date('2026-01-05T12:00:00Z');
const endsAt = new Date('2026-01-05T13:00:00Z');

const aSystem = async () => {
  const { db } = await testDatabase();
  const ground = await testPlatform(db);
  const system = createSystem(ground);
  return { ...ground, system, ...switchesOf({ system, approvals: ground.approvals }) };
};

test('[A-14] a window planned ahead closes and opens the site by itself, and open pages get a push of both', async () => {
  const { system, clock, planMaintenance, queued } = await aSystem();

  await planMaintenance({ startsAt, endsAt, titles: { EN: 'New games' } });

  expect((await system.statusFor(QUESTION)).status).toBe(0);
  expect(queued.map(({ runAt }) => runAt)).toEqual([startsAt, endsAt]);
  clock.set(startsAt);
  expect((await system.statusFor(QUESTION)).info.maintenance).toMatchObject({ title: 'New games', endAt: endsAt });
  clock.set(endsAt);
  expect((await system.statusFor(QUESTION)).status).toBe(0);
});

test('[A-14] a window can be taken back, once, and both acts are in the trail', async () => {
  const { system, clock, audit, planMaintenance, cancelMaintenance } = await aSystem();
  await planMaintenance({ startsAt, endsAt });
  const id = (await system.listMaintenance())[0]?.id ?? 0n;
  expect(await system.listMaintenance()).toMatchObject([{ id, startsAt, endsAt }]);

  await cancelMaintenance(id);

  clock.set(startsAt);
  expect((await system.statusFor(QUESTION)).status).toBe(0);
  await expect(cancelMaintenance(id)).rejects.toMatchObject({ code: 'system.window-unknown' });
  const lines = await audit.listLines({ limit: 10 });
  const acts = lines.map(({ action }) => action).filter((action) => action.startsWith('system.'));
  expect(acts).toEqual(['system.cancel-maintenance', 'system.plan-maintenance']);
});

test('a window that ends before it starts is refused', async () => {
  const { planMaintenance } = await aSystem();

  await expect(planMaintenance({ startsAt: endsAt, endsAt: startsAt })).rejects.toMatchObject({
    code: 'system.window-backwards',
  });
});
