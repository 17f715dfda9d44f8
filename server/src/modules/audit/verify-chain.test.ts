import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction, openDatabase } from '../../platform/database/index.ts';
import { fakeClock } from '../../testing/clock.ts';
import { testDatabase } from '../../testing/database.ts';
import { createAudit } from './index.ts';

/** A trail of ten lines in a separate database, and an owner connection to tamper with it. */
const aTrail = async () => {
  const { db, url } = await testDatabase();
  const audit = createAudit({ db, clock: fakeClock('2026-01-05T08:00:00Z') });
  for (let index = 1; index <= 10; index += 1)
    await inTransaction(db, (tx) =>
      audit.record(tx, {
        actorKind: 'operator',
        actor: 'ann',
        action: 'system.set-flag',
        resource: 'flag',
        resourceId: `F${index}`,
        before: null,
        after: { value: index / 3, list: ['b', 'a'], z: null, a: { y: 'ô', b: 1e21 } },
        reason: 'a test',
        ip: '203.0.113.7',
      }),
    );
  const owner = openDatabase({ url, poolSize: 1, applicationName: 'tampering' });
  return { audit, owner };
};

test('an untouched trail holds', async () => {
  const { audit, owner } = await aTrail();
  await owner.close();

  expect(await audit.verifyChain()).toEqual({ lines: 10n, fault: undefined });
});

test.for([
  ['a changed reason', sql`update audit_log set reason = 'another' where seq = 4`, 4n, 'line-changed'],
  ['a changed value', sql`update audit_log set after = '{"value": 9}' where seq = 6`, 6n, 'line-changed'],
  ['a removed line', sql`delete from audit_log where seq = 5`, 5n, 'line-missing'],
  ['a removed end', sql`delete from audit_log where seq >= 9`, 9n, 'end-missing'],
  ['a line moved in time', sql`update audit_log set at = at - interval '1 day' where seq = 10`, 10n, 'line-changed'],
] as const)('%s is found even when the owner of the database did it', async ([, tamper, seq, kind]) => {
  const { audit, owner } = await aTrail();

  await tamper.execute(owner.db);
  await owner.close();

  expect(await audit.verifyChain()).toEqual({ lines: seq - 1n, fault: { seq, kind } });
});
