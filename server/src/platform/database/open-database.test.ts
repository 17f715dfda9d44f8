import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { openDatabase } from './open-database.ts';

const { pool, url, nodeUrl } = await testDatabase();

test('whole numbers leave the database as bigint, amounts as text and moments as Date', async () => {
  const { rows } = await pool.query(
    `select 9007199254740993::int8 as whole, array[1, null, 2]::int8[] as wholes, '{}'::int8[] as none,
            0.1000::numeric as amount, array[1.5, 2]::numeric[] as amounts,
            timestamptz '2026-11-15 09:00+07' as moment, date '2026-11-15' as day,
            array['2026-11-15 09:00:00.5+07', '2026-11-15 09:00:00.5+07', null, '2026-11-16 00:00Z']::timestamptz[] as moments`,
  );

  expect(rows[0]).toEqual({
    whole: 9_007_199_254_740_993n,
    wholes: [1n, null, 2n],
    none: [],
    amount: '0.1000',
    amounts: ['1.5', '2'],
    moment: new Date('2026-11-15T02:00:00Z'),
    day: '2026-11-15',
    moments: [
      new Date('2026-11-15T02:00:00.500Z'),
      new Date('2026-11-15T02:00:00.500Z'),
      null,
      new Date('2026-11-16T00:00:00Z'),
    ],
  });
});

test('a node logs in as a member of the application role, under its name, with a limit on statements', async () => {
  const { rows } = await pool.query(
    `select pg_has_role(session_user, 'fairground_app', 'usage') as "isMember", current_setting('statement_timeout') as "timeout",
            current_setting('application_name') as name, current_setting('timezone') as zone`,
  );

  expect(rows[0]).toEqual({ isMember: true, timeout: '30s', name: 'fairground test', zone: 'UTC' });
});

test('a node reads and writes rows and cannot change the schema', async () => {
  await asOwner(url, 'create table privilege_probe (id bigint generated always as identity primary key, word text)');

  await pool.query("insert into privilege_probe (word) values ('a')");
  await pool.query("update privilege_probe set word = 'b'");
  const { rows } = await pool.query('select id, word from privilege_probe');
  await pool.query('delete from privilege_probe');

  expect(rows).toEqual([{ id: 1n, word: 'b' }]);
  await expect(pool.query('drop table privilege_probe')).rejects.toThrow(/must be owner/);
  await expect(pool.query('create table another ()')).rejects.toThrow(/permission denied/);
});

test('options written in the address are kept beside ours', async () => {
  const own = new URL(nodeUrl);
  own.searchParams.set('options', '-c work_mem=7MB');
  const { pool: other, close } = openDatabase({ url: own.toString(), poolSize: 1, applicationName: 'own options' });

  const { rows } = await other.query(
    "select current_setting('work_mem') as memory, current_setting('timezone') as zone",
  );
  await close();

  expect(rows[0]).toEqual({ memory: '7MB', zone: 'UTC' });
});

test('a connection the server ends is reported and replaced', async () => {
  const lost: Error[] = [];
  const opened = openDatabase({
    url,
    poolSize: 1,
    applicationName: 'ended',
    onConnectionLost: (error) => lost.push(error),
  });
  await opened.pool.query('select 1');

  await asOwner(url, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ended'");
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  const { rows } = await opened.pool.query('select 1 as one');
  await opened.close();

  expect(rows).toEqual([{ one: 1 }]);
});
