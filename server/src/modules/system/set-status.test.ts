import { expect, test } from 'vitest';
import { createBus } from '../../platform/bus/index.ts';
import { createLog } from '../../platform/log.ts';
import { testDatabase } from '../../testing/database.ts';
import { approvalsOf, callRoute, testPlatform } from '../../testing/modules.ts';
import { aCallOf, ANN, BEN, switchesOf } from '../../testing/staff.ts';
import { createSystem } from './index.ts';

const silent = createLog({ logLevel: 'silent', logFile: '-' });
const QUESTION = { ip: '113.160.0.1', hosts: ['play.example'], language: 'TY' } as const;

const aSystem = async () => {
  const { db, nodeUrl } = await testDatabase();
  const ground = await testPlatform(db);
  const system = createSystem(ground);
  return { ...ground, nodeUrl, system, ...switchesOf({ system, approvals: ground.approvals }) };
};

test('[A-14] a change tells open pages and leaves a line with before, after and reason', async () => {
  const { setStatus, system, approvals, sent, audit } = await aSystem();

  await setStatus({ status: 1, contact: 'mailto:help@example.com' });
  const id = await system.holdStatus(ANN, { status: 0 }, { reason: 'work is done' });
  await approvals.decide(BEN, id, 'approve');

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
    approval: { id: id.toString(), makerId: '1', checkerId: '2' },
  });
});

test('[A-14] of several changes held for one version the first approved one is executed, the others fail', async () => {
  const { system, approvals } = await aSystem();
  const changes = [0, 1, 2].map((status) => ({ status, contact: '/help' }) as { status: 0 | 1 | 2; contact: string });
  const ids = await Promise.all(
    changes.map((change) => system.holdStatus(ANN, change, { reason: 'a race', version: '1' })),
  );
  expect((await system.readCurrentStatus()).contact).toBe('');

  const decided = await Promise.all(ids.map((id) => approvals.decide(BEN, id, 'approve')));

  const outcomes = decided.map(({ status, failure }) => failure ?? status);
  expect(outcomes.toSorted()).toEqual(['EXECUTED', 'approvals.state-conflict', 'approvals.state-conflict']);
});

test('[A-14] staff reads the status with its version, and a change of it answers the number of an approval', async () => {
  const { system, approvals } = await aSystem();
  const call = (name: string, body?: object) => callRoute(system.routes, name, { body }, aCallOf(ANN));
  const seen = (await call('system.read-status-setting')) as { version: string };
  expect(seen).toMatchObject({ status: 0, version: '1' });

  const change = { status: 1, reason: 'a new release', version: seen.version };
  const { approvalId } = (await call('system.change-status', change)) as { approvalId: bigint };

  expect(await call('system.read-status-setting')).toEqual(seen);
  await approvals.decide(BEN, approvalId, 'approve');
  expect(await call('system.read-status-setting')).toMatchObject({ status: 1, version: '2' });
  await expect(call('system.change-status', change)).rejects.toMatchObject({ code: 'approvals.state-conflict' });
});

test('an end in the past and a contact that runs a script are refused', async () => {
  const { setStatus, clock } = await aSystem();

  await expect(setStatus({ status: 1, until: clock.now() })).rejects.toMatchObject({
    code: 'system.window-backwards',
  });
  await expect(setStatus({ status: 1, contact: 'javascript:alert(1)' })).rejects.toMatchObject({
    code: 'system.link-refused',
  });
});

test('[A-14] when maintenance ends by itself the open pages get a push', async () => {
  const { setStatus, sent, queued } = await aSystem();
  const until = new Date('2026-01-05T09:00:00Z');
  await setStatus({ status: 1, until });

  expect(queued).toMatchObject([{ job: 'system.tell-edge', runAt: until }]);
  await queued[0]?.run();

  expect(sent).toHaveLength(2);
});

test('[A-14] another node knows of a change as soon as the bus has told it', async () => {
  const { system: here, nodeUrl, ...ground } = await aSystem();
  const bus = await createBus({ url: nodeUrl, log: silent });
  const busThere = await createBus({ url: nodeUrl, log: silent });
  const ofNear = approvalsOf(ground);
  const near = createSystem({ ...ground, bus, ...ofNear });
  const there = createSystem({ ...ground, bus: busThere, ...approvalsOf(ground) });
  expect((await there.statusFor(QUESTION)).status).toBe(0);

  await switchesOf({ system: near, ...ofNear }).setStatus({ status: 1 });

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
    ...approvalsOf({ ...ground, db, clock }),
    bus: { publish: () => undefined, subscribe: () => () => undefined },
  });
  await deaf.statusFor(QUESTION);
  await ground.setStatus({ status: 1 });

  clock.advance(4_999);
  expect((await deaf.statusFor(QUESTION)).status).toBe(0);
  clock.advance(1);
  expect((await deaf.statusFor(QUESTION)).status).toBe(1);
});
