import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { testPlatform } from '../../testing/modules.ts';
import { switchesOf } from '../../testing/staff.ts';
import { createSystem } from './index.ts';

const FROM_BLOCKED = { ip: '203.0.113.9', host: 'play.example' };
const FROM_STAFF = { ip: '198.51.100.7', host: 'play.example' };
const FROM_ELSEWHERE = { ip: '198.18.0.9', host: 'play.example' };

const aSite = async () => {
  const { db } = await testDatabase();
  const ground = await testPlatform(db);
  let reads = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      reads += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const system = createSystem({ ...ground, db: counted, asideDb: counted });
  return { ...ground, system, ...switchesOf({ system, approvals: ground.approvals }), readsSoFar: () => reads };
};

test('a site without a rule is open to everybody, and asking so does not ask the database', async () => {
  const { system, readsSoFar } = await aSite();
  expect(await system.closedFor(FROM_BLOCKED)).toBeUndefined();
  const before = readsSoFar();
  expect(before).toBeGreaterThan(0);

  for (let call = 0; call < 100; call += 1) expect(await system.closedFor(FROM_BLOCKED)).toBeUndefined();

  expect(readsSoFar()).toBe(before);
});

test('a denied network finds it closed from the next call on, and no other does', async () => {
  const { system, addRegionRule } = await aSite();
  await system.closedFor(FROM_BLOCKED);

  await addRegionRule({ kind: 'DENY', place: { network: '203.0.113.0/24' } });

  expect(await system.closedFor(FROM_BLOCKED)).toEqual({ why: 'region' });
  expect(await system.closedFor(FROM_ELSEWHERE)).toBeUndefined();
});

test('maintenance closes it to everybody but those who work on it, and says when to come back', async () => {
  const { system, clock, addRegionRule, setStatus } = await aSite();
  const place = { network: '198.51.100.0/24' };
  await addRegionRule({ kind: 'ALLOW', place, passesMaintenance: true });
  await setStatus({ status: 1, until: new Date(clock.now().getTime() + 90_000) });

  expect(await system.closedFor(FROM_ELSEWHERE)).toEqual({ why: 'maintenance', retryAfterSeconds: 90 });
  expect(await system.closedFor(FROM_STAFF)).toBeUndefined();
  await setStatus({ status: 1 });
  expect(await system.closedFor(FROM_ELSEWHERE)).toEqual({ why: 'maintenance', retryAfterSeconds: 600 });
  await setStatus({ status: 0 });
  expect(await system.closedFor(FROM_ELSEWHERE)).toBeUndefined();
});
