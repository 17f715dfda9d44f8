import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { fakeClock } from '../../testing/clock.ts';
import { testDatabase } from '../../testing/database.ts';
import type { AuditEntry } from './domain/entry.ts';
import { createAudit } from './index.ts';

const { db } = await testDatabase();
const audit = createAudit({ db, clock: fakeClock('2026-01-05T08:00:00Z') });

const anEntry = (parts: Partial<AuditEntry> = {}): AuditEntry => ({
  actorKind: 'operator',
  actor: 'ann',
  action: 'system.set-flag',
  resource: 'flag',
  resourceId: 'CBS3',
  before: { value: true },
  after: { value: false },
  reason: 'the service team is away',
  ip: '203.0.113.7',
  ...parts,
});

test('a line says who changed what, before and after, and why', async () => {
  await inTransaction(db, (tx) => audit.record(tx, anEntry({ resourceId: 'told' })));

  const [line] = await audit.listLines({ limit: 1 });

  expect(line).toMatchObject(anEntry({ resourceId: 'told' }));
  expect(line?.at).toEqual(new Date('2026-01-05T08:00:00Z'));
});

test('fifty writers at once keep one chain', async () => {
  const before = await audit.verifyChain();

  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      inTransaction(db, (tx) => audit.record(tx, anEntry({ resourceId: `twin-${index}` }))),
    ),
  );

  expect(await audit.verifyChain()).toEqual({ lines: before.lines + 50n, fault: undefined });
});

test('a change that is rolled back leaves no line and no gap', async () => {
  const before = await audit.verifyChain();

  const failing = inTransaction(db, async (tx) => {
    await audit.record(tx, anEntry());
    throw new Error('the change failed');
  });

  await expect(failing).rejects.toThrow('the change failed');
  expect(await audit.verifyChain()).toEqual(before);
});

test('the database refuses to change, remove or empty the trail', async () => {
  await inTransaction(db, (tx) => audit.record(tx, anEntry()));

  await expect(sql`update audit_log set reason = 'another'`.execute(db)).rejects.toThrow(/permission denied/);
  await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow(/permission denied/);
  await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow(/permission denied/);
  await expect(sql`delete from audit_head`.execute(db)).rejects.toThrow(/permission denied/);
});
