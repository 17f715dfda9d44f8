import { APPROVAL_EDGES, APPROVAL_STATES } from '@fairground/contract/approvals/states';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { silentLog } from '../../platform/log.ts';
import { Refusal } from '../../platform/refusal.ts';
import { asOwner, testDatabase, whoseCommitsAreLost } from '../../testing/database.ts';
import { callRoute, testPlatform } from '../../testing/modules.ts';
import { aCallOf, ANN, aPersonOfStaff, BEN } from '../../testing/staff.ts';
import type { Approvals } from './index.ts';
import { createApprovals } from './index.ts';

const { db, url } = await testDatabase();
const ground = await testPlatform(db);
const { audit, clock } = ground;
const reason = 'a change for a test';
const AFTER = 48 * 3_600_000;

/** A kind of change whose only effect is its line in the audit log. */
const aKind = (approvals: Approvals, kind = 'test.change') => {
  const target = { version: '1', refuses: false, breaks: false };
  const hold = approvals.register({
    kind,
    permission: 'system.write',
    schema: z.strictObject({ to: z.string() }),
    describe: (_tx, { to }) => Promise.resolve({ target: kind, changes: [{ field: 'to', before: null, after: to }] }),
    objectionTo: ({ to }, checkerId) => (to === `about ${checkerId}` ? 'operators.own-account' : undefined),
    validate: () => (target.refuses ? Promise.reject(new Refusal('system.link-refused')) : Promise.resolve()),
    versionOf: () => Promise.resolve(target.version),
    execute: async (tx, { to }, { actor }) => {
      await audit.record(tx, { ...actor, action: kind, resource: 'test', resourceId: to, before: null, after: { to } });
      if (target.breaks) throw new Error('The node dies.');
    },
  });
  return { target, hold };
};

const approvalsOn = (database: typeof db) => createApprovals({ db: database, clock, audit, log: silentLog });
/** Two nodes of one product. */
const [approvals, elsewhere] = [approvalsOn(db), approvalsOn(db)];
const { hold, target } = aKind(approvals);
const there = aKind(elsewhere);

const executionsOf = async (to: string): Promise<number> => {
  const { rows } = await asOwner(url, `select from audit_log where action = 'test.change' and resource_id = '${to}'`);
  return rows.length;
};

test('a held change is executed once another person approves it, with both ids in the audit line', async () => {
  const id = await hold(ANN, { to: 'first' }, { reason: `  ${reason} ` });
  expect(await executionsOf('first')).toBe(0);

  const done = await approvals.decide(BEN, id, 'approve', 'seen');

  expect(done).toMatchObject({ status: 'EXECUTED', reason, note: 'seen', checker: { operatorId: '2', name: 'ben' } });
  const [line] = await audit.listLines({ limit: 1 });
  expect(line).toMatchObject({
    ...{ action: 'test.change', actor: 'ann', reason },
    approval: { id: id.toString(), makerId: '1', checkerId: '2' },
  });
  expect((await audit.verifyChain()).fault).toBeUndefined();
});

test('the maker cannot decide its own change, whatever its role', async () => {
  const id = await hold(ANN, { to: 'own' }, { reason });

  await expect(approvals.decide(ANN, id, 'approve')).rejects.toMatchObject({ code: 'approvals.same-person' });
  await expect(approvals.decide(ANN, id, 'reject')).rejects.toMatchObject({ code: 'approvals.same-person' });
  await expect(
    asOwner(
      url,
      `update approvals_request set status = 'APPROVED', checker_id = maker_id, decided_at = now() where id = ${id}`,
    ),
  ).rejects.toThrow('approvals_request_has_two_people');
});

test('maker and checker both need the permission of the kind', async () => {
  const clerk = aPersonOfStaff('cid', 3n, ['approvals.read', 'approvals.decide']);
  const id = await hold(ANN, { to: 'not for clerks' }, { reason });

  await expect(hold(clerk, { to: 'x' }, { reason })).rejects.toMatchObject({ code: 'access.permission-required' });
  await expect(approvals.decide(clerk, id, 'approve')).rejects.toMatchObject({ code: 'access.permission-required' });
});

test('a change that is held without a reason, or of a version that is no longer there, is refused', async () => {
  await expect(hold(ANN, { to: 'x' }, { reason: '  x ' })).rejects.toMatchObject({ code: 'approvals.reason-refused' });
  await expect(hold(ANN, { to: 'x' }, { reason, version: '0' })).rejects.toMatchObject({
    code: 'approvals.state-conflict',
    value: { version: '1' },
  });
});

test('a change whose target moved meanwhile fails and keeps the cause; so does one that is refused by now', async () => {
  const [moved, refused] = [
    await hold(ANN, { to: 'moved' }, { reason }),
    await hold(ANN, { to: 'refused' }, { reason }),
  ];

  target.version = '2';
  expect(await approvals.decide(BEN, moved, 'approve')).toMatchObject({
    status: 'FAILED',
    failure: 'approvals.state-conflict',
  });
  target.version = '1';
  target.refuses = true;
  expect(await approvals.decide(BEN, refused, 'approve')).toMatchObject({
    status: 'FAILED',
    failure: 'system.link-refused',
  });
  target.refuses = false;

  expect([await executionsOf('moved'), await executionsOf('refused')]).toEqual([0, 0]);
});

test('the same change held again by its maker is the same request; of somebody else it is another', async () => {
  const twins = await Promise.all([1, 2, 3].map(() => hold(ANN, { to: 'twin' }, { reason })));
  const other = await hold(BEN, { to: 'twin' }, { reason });

  expect(new Set(twins).size).toBe(1);
  expect(twins).not.toContain(other);
});

test('decisions on two nodes at once execute once, and a repeated one answers how it stands', async () => {
  const carol = aPersonOfStaff('carol', 4n);
  const id = await hold(ANN, { to: 'race' }, { reason });

  await Promise.allSettled([
    approvals.decide(BEN, id, 'approve'),
    elsewhere.decide(BEN, id, 'approve'),
    elsewhere.decide(carol, id, 'approve'),
    approvals.decide(carol, id, 'approve'),
  ]);
  const { list } = await approvals.list(ANN, { kind: 'test.change' });
  const [winner, loser] = list[0]?.checker?.name === 'ben' ? [BEN, carol] : [carol, BEN];

  expect(list[0]).toMatchObject({ id, status: 'EXECUTED' });
  expect(await elsewhere.decide(winner, id, 'approve')).toMatchObject({ status: 'EXECUTED' });
  await expect(elsewhere.decide(loser, id, 'approve')).rejects.toMatchObject({ code: 'approvals.decided' });
  expect(await executionsOf('race')).toBe(1);
});

test('a change approved by a node that dies before it executes is executed once by another one', async () => {
  const id = await hold(ANN, { to: 'killed' }, { reason });
  target.breaks = true;
  await expect(approvals.decide(BEN, id, 'approve')).rejects.toThrow('The node dies.');
  expect(await executionsOf('killed')).toBe(0);

  clock.advance(60_000);
  const sweep = () => elsewhere.jobs?.[0]?.run(null, new AbortController().signal);
  await Promise.all([sweep(), sweep()]);

  target.breaks = false;
  expect(await executionsOf('killed')).toBe(1);
  expect(await approvals.decide(BEN, id, 'approve')).toMatchObject({ status: 'EXECUTED' });
  expect(await executionsOf('killed')).toBe(1);
});

test('connections lost at the commit neither hold nor execute twice', async () => {
  const shaky = approvalsOn(whoseCommitsAreLost(db));
  const { hold: holdShaky } = aKind(shaky);

  const id = await holdShaky(ANN, { to: 'shaky' }, { reason });
  await shaky.decide(BEN, id, 'approve');

  expect(await executionsOf('shaky')).toBe(1);
  const { list } = await approvals.list(ANN, {});
  expect(list.filter(({ changes }) => changes[0]?.after === 'shaky')).toMatchObject([{ status: 'EXECUTED' }]);
});

test('nobody approves a change that its kind keeps from them, but they may reject it', async () => {
  const id = await hold(ANN, { to: 'about 2' }, { reason });

  await expect(approvals.decide(BEN, id, 'approve')).rejects.toMatchObject({ code: 'operators.own-account' });
  expect(await approvals.decide(BEN, id, 'reject')).toMatchObject({ status: 'REJECTED' });
});

test('a change that was approved and not executed before it expired is not executed any more', async () => {
  const id = await hold(ANN, { to: 'too late' }, { reason });
  target.breaks = true;
  await expect(approvals.decide(BEN, id, 'approve')).rejects.toThrow('The node dies.');
  target.breaks = false;

  clock.advance(AFTER);

  expect(await approvals.decide(BEN, id, 'approve')).toMatchObject({ status: 'FAILED', failure: 'approvals.expired' });
  expect(await executionsOf('too late')).toBe(0);
});

test('a change nobody decides within 48 hours expires', async () => {
  const id = await hold(ANN, { to: 'forgotten' }, { reason });
  clock.advance(AFTER - 1);
  expect(await callRoute(approvals.routes, 'approvals.read-request', { query: { id } }, aCallOf(BEN))).toMatchObject({
    mayDecide: true,
  });

  clock.advance(1);

  await expect(approvals.decide(BEN, id, 'approve')).rejects.toMatchObject({ code: 'approvals.expired' });
  await approvals.jobs?.[0]?.run(null, new AbortController().signal);
  expect(await callRoute(approvals.routes, 'approvals.read-request', { query: { id } }, aCallOf(BEN))).toMatchObject({
    status: 'EXPIRED',
    mayDecide: false,
  });
});

test('a change that was altered in the database is not executed', async () => {
  const id = await hold(ANN, { to: 'harmless' }, { reason });
  await expect(asOwner(url, `update approvals_request set payload = '{"to":"evil"}' where id = ${id}`)).rejects.toThrow(
    'never edited',
  );

  await asOwner(
    url,
    `alter table approvals_request disable trigger user;
     update approvals_request set payload = '{"to":"evil"}' where id = ${id};
     alter table approvals_request enable trigger user`,
  );

  await expect(approvals.decide(BEN, id, 'approve')).rejects.toMatchObject({ code: 'approvals.payload-changed' });
  expect(await executionsOf('evil')).toBe(0);
});

test('only its maker cancels a change; what is decided stays decided', async () => {
  const id = await hold(ANN, { to: 'taken back' }, { reason });
  await expect(approvals.cancel(BEN, id)).rejects.toMatchObject({ code: 'approvals.not-maker' });

  expect(await approvals.cancel(ANN, id)).toMatchObject({ status: 'CANCELLED' });
  expect(await approvals.cancel(ANN, id)).toMatchObject({ status: 'CANCELLED' });

  await expect(approvals.decide(BEN, id, 'approve')).rejects.toMatchObject({ code: 'approvals.decided' });
  const rejected = await hold(ANN, { to: 'rejected' }, { reason });
  expect(await approvals.decide(BEN, rejected, 'reject', 'no need')).toMatchObject({ status: 'REJECTED' });
  await expect(approvals.cancel(ANN, rejected)).rejects.toMatchObject({ code: 'approvals.decided' });
  await expect(approvals.cancel(ANN, 999_999n)).rejects.toMatchObject({ code: 'approvals.unknown' });
});

test('the database allows the edges of the contract and no other, and keeps every state', async () => {
  const { rows } = await asOwner(url, 'select from_status, to_status from approvals_edge');
  const edges = (rows as { from_status: string; to_status: string }[]).map(
    (row) => `${row.from_status} ${row.to_status}`,
  );
  const id = await there.hold(ANN, { to: 'history' }, { reason });
  await elsewhere.decide(BEN, id, 'approve');

  expect(edges.toSorted()).toEqual(APPROVAL_EDGES.map((edge) => edge.join(' ')).toSorted());
  for (const status of APPROVAL_STATES)
    await expect(asOwner(url, `update approvals_request set status = '${status}' where id = ${id}`)).rejects.toThrow(
      'does not go from EXECUTED',
    );
  const history = await asOwner(url, `select status from approvals_history where request_id = ${id} order by id`);
  expect(history.rows.map((row: { status: string }) => row.status)).toEqual(['PENDING', 'APPROVED', 'EXECUTED']);
});

test('requests are listed newest first in pages, by state and kind', async () => {
  const many = aKind(approvals, 'test.many');
  for (let index = 0; index < 101; index += 1) await many.hold(ANN, { to: `page ${index}` }, { reason });
  const list = (query: object) =>
    callRoute(approvals.routes, 'approvals.list-requests', { query }, aCallOf(BEN)) as ReturnType<Approvals['list']>;

  const first = await list({ kind: 'test.many', status: 'PENDING' });
  const second = await list({ kind: 'test.many', cursor: first.next });

  expect(first.list).toHaveLength(100);
  expect(second.list.map(({ changes }) => changes[0]?.after)).toEqual(['page 0']);
  expect(second.next).toBeNull();
});

test('a change whose maker may not make it any more is neither approved nor executed', async () => {
  const gone = new Set<bigint>();
  const guarded = createApprovals({
    ...{ db, clock, audit, log: silentLog },
    makerMay: (_tx, makerId, permission) => Promise.resolve(!(permission === 'system.write' && gone.has(makerId))),
  });
  const { hold: holdGuarded } = aKind(guarded, 'test.guarded');
  const [before, between] = [
    await holdGuarded(ANN, { to: 'before' }, { reason }),
    await holdGuarded(ANN, { to: 'between' }, { reason }),
  ];
  await asOwner(
    url,
    `update approvals_request set status = 'APPROVED', checker_id = 2, checker_name = 'ben', decided_at = created_at
      where id = ${between}`,
  );
  gone.add(ANN.operator.operatorId);

  await expect(guarded.decide(BEN, before, 'approve')).rejects.toThrow('approvals.maker-gone');
  expect(await guarded.decide(BEN, before, 'reject')).toMatchObject({ status: 'REJECTED' });
  const executed = await guarded.decide(BEN, between, 'approve');

  expect(executed).toMatchObject({ status: 'FAILED', failure: 'approvals.maker-gone' });
});
