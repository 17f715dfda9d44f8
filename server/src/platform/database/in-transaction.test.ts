import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { afterCommit } from './after-commit.ts';
import type { Tx } from './db.ts';
import { inTransaction } from './in-transaction.ts';
import { isTransient } from './transient.ts';

const { db, url } = await testDatabase({ poolSize: 4 });
await asOwner(url, 'create table counter (id int primary key, value int not null)');

beforeEach(() => asOwner(url, 'delete from counter; insert into counter values (1, 0), (2, 0)'));

const add = (tx: Tx, id: number) => sql`update counter set value = value + 1 where id = ${id}`.execute(tx);

const values = async (): Promise<readonly number[]> => {
  const { rows } = await sql<{ value: number }>`select value from counter order by id`.execute(db);
  return rows.map(({ value }) => value);
};

const failing = (code: string, times: number): ((tx: Tx) => Promise<number>) => {
  let tries = 0;
  return async (tx) => {
    tries += 1;
    await add(tx, 1);
    if (tries <= times) throw Object.assign(new Error(`state ${code}`), { code });
    return tries;
  };
};

test.each(['40001', '40P01', '25006', '57P01', '08006', 'ECONNRESET'])(
  'work that meets %s is done again from the start and counts once',
  async (code) => {
    const tries = await inTransaction(db, failing(code, 2));

    expect(tries).toBe(3);
    expect(await values()).toEqual([1, 0]);
  },
);

test('work that is refused by the rules is not repeated and leaves nothing', async () => {
  let tries = 0;
  const refused = inTransaction(db, async (tx) => {
    tries += 1;
    await add(tx, 1);
    await sql`insert into counter values (1, 0)`.execute(tx);
  });

  await expect(refused).rejects.toMatchObject({ code: '23505' });
  expect(tries).toBe(1);
  expect(await values()).toEqual([0, 0]);
});

test('repeating has an end', async () => {
  await expect(inTransaction(db, failing('40001', 100))).rejects.toMatchObject({ code: '40001' });
  expect(await values()).toEqual([0, 0]);
});

test('two transactions that lock the same rows in opposite order both succeed', async () => {
  const meeting = Promise.withResolvers<void>();
  let waiting = 0;
  const meet = async (): Promise<void> => {
    waiting += 1;
    if (waiting === 2) meeting.resolve();
    if (waiting <= 2) await meeting.promise;
  };
  const addBoth = (first: number, second: number) =>
    inTransaction(db, async (tx) => {
      await add(tx, first);
      await meet();
      await add(tx, second);
    });

  await Promise.all([addBoth(1, 2), addBoth(2, 1)]);

  expect(await values()).toEqual([2, 2]);
});

test('a connection that is ended in the middle of a transaction is replaced and the work done again', async () => {
  let tries = 0;
  await inTransaction(db, async (tx) => {
    tries += 1;
    await add(tx, 1);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    if (tries === 1) await asOwner(url, `select pg_terminate_backend(${rows[0]?.pid})`);
    await add(tx, 2);
  });

  expect(tries).toBe(2);
  expect(await values()).toEqual([1, 1]);
});

test('what waits for the commit happens once, and not at all when the work fails', async () => {
  const happened: string[] = [];
  let tries = 0;
  await inTransaction(db, async (tx) => {
    tries += 1;
    afterCommit(tx, () => happened.push(`try ${tries}`));
    if (tries === 1) throw Object.assign(new Error('lost race'), { code: '40001' });
    await add(tx, 1);
    expect(happened).toEqual([]);
  });
  const failed = inTransaction(db, async (tx) => {
    afterCommit(tx, () => happened.push('never'));
    await sql`insert into counter values (1, 0)`.execute(tx);
  });

  await expect(failed).rejects.toMatchObject({ code: '23505' });
  expect(happened).toEqual(['try 2']);
});

test('a transaction inside a transaction is a mistake', async () => {
  await expect(inTransaction(db, (tx) => inTransaction(tx, async () => undefined))).rejects.toThrow(/hand it on/);
});

test('an error of the moment is distinguished from one of the request', () => {
  expect(isTransient(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isTransient(new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]))).toBe(true);
  expect(isTransient(Object.assign(new Error(), { code: '23505' }))).toBe(false);
  expect(isTransient('40001')).toBe(false);
});

test('a statement the server cannot read is wrong itself: its transaction is not done again', async () => {
  let tries = 0;
  const unreadable = inTransaction(db, async (tx) => {
    tries += 1;
    // One parameter more than the count of them can say.
    const ids = Array.from({ length: 65_536 }, (_, id) => sql`${id}`);
    await sql`select from counter where id in (${sql.join(ids)})`.execute(tx);
  });

  await expect(unreadable).rejects.toMatchObject({ code: '08P01' });
  expect(tries).toBe(1);
  expect(await values()).toEqual([0, 0]);
});
