import { expect, test } from 'vitest';
import { createBus } from '../../platform/bus/index.ts';
import { createLog } from '../../platform/log.ts';
import { testDatabase } from '../../testing/database.ts';
import { anOperator, testGround } from '../../testing/modules.ts';
import { createSystem } from './index.ts';

const silent = createLog({ logLevel: 'silent', logFile: '-' });
const QUESTION = { ip: '113.160.0.1', hosts: ['play.example'], language: 'TY' } as const;

const aSystem = async () => {
  const { db, nodeUrl } = await testDatabase();
  const ground = await testGround(db);
  return { ...ground, nodeUrl, system: createSystem(ground) };
};

test('[A-14] a change tells open pages and leaves a line with before, after and reason', async () => {
  const { system, sent, audit } = await aSystem();

  await system.setStatus(anOperator, { status: 1, contact: 'mailto:help@example.com' });
  await system.setStatus({ ...anOperator, reason: 'work is done' }, { status: 0 });

  expect(sent).toEqual([
    { push: 'system.settings-changed', data: {} },
    { push: 'system.settings-changed', data: {} },
  ]);
  const [line] = await audit.listLines({ limit: 1 });
  expect(line).toMatchObject({
    actor: 'ann',
    action: 'system.set-status',
    before: { status: 1, contact: 'mailto:help@example.com' },
    after: { status: 0 },
    reason: 'work is done',
  });
});

test('[A-14] operators who switch at the same moment come one after the other', async () => {
  const { system, audit } = await aSystem();

  await Promise.all(
    [0, 1, 2, 0, 1, 2].map((status) => system.setStatus(anOperator, { status } as { status: 0 | 1 | 2 })),
  );

  const lines = await audit.listLines({ limit: 10 });
  expect(lines).toHaveLength(6);
  for (const [index, line] of lines.slice(0, -1).entries()) expect(line.before).toEqual(lines[index + 1]?.after);
});

test('an end in the past and a contact that runs a script are refused', async () => {
  const { system, clock } = await aSystem();

  await expect(system.setStatus(anOperator, { status: 1, until: clock.now() })).rejects.toMatchObject({
    code: 'system.window-backwards',
  });
  await expect(system.setStatus(anOperator, { status: 1, contact: 'javascript:alert(1)' })).rejects.toMatchObject({
    code: 'system.link-refused',
  });
});

test('[A-14] when maintenance ends by itself the open pages hear of it', async () => {
  const { system, sent, queued } = await aSystem();
  const until = new Date('2026-01-05T09:00:00Z');
  await system.setStatus(anOperator, { status: 1, until });

  expect(queued).toMatchObject([{ job: 'system.tell-edge', runAt: until }]);
  await queued[0]?.run();

  expect(sent).toHaveLength(2);
});

test('[A-14] another node knows of a change as soon as the bus has told it', async () => {
  const { system: here, nodeUrl, ...ground } = await aSystem();
  const bus = await createBus({ url: nodeUrl, log: silent });
  const busThere = await createBus({ url: nodeUrl, log: silent });
  const near = createSystem({ ...ground, bus });
  const there = createSystem({ ...ground, bus: busThere });
  expect((await there.statusFor(QUESTION)).status).toBe(0);

  await near.setStatus(anOperator, { status: 1 });

  await expect.poll(async () => (await there.statusFor(QUESTION)).status).toBe(1);
  expect((await here.statusFor(QUESTION)).status).toBe(1);
  await Promise.all([bus.close(), busThere.close()]);
});

test('[A-14] a node that missed the message knows within five seconds', async () => {
  const { db, clock, ...ground } = await aSystem();
  const deaf = createSystem({
    ...ground,
    db,
    clock,
    bus: { publish: () => undefined, subscribe: () => () => undefined },
  });
  await deaf.statusFor(QUESTION);
  await ground.system.setStatus(anOperator, { status: 1 });

  clock.advance(4_999);
  expect((await deaf.statusFor(QUESTION)).status).toBe(0);
  clock.advance(1);
  expect((await deaf.statusFor(QUESTION)).status).toBe(1);
});
