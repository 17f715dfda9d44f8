import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { migrate, refuseUnmigrated } from './migrate.ts';
import { nodeAddress } from './node-login.ts';
import { openDatabase } from './open-database.ts';

const root = await mkdtemp(join(tmpdir(), 'fairground-migrations-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const { url } = await testDatabase({ schema: 'empty' });
const folder = join(root, 'src');

const write = async (module: string, name: string, sql: string): Promise<void> => {
  await mkdir(join(folder, module, 'migrations'), { recursive: true });
  await writeFile(join(folder, module, 'migrations', name), sql);
};

const appliedNames = async (): Promise<readonly unknown[]> => {
  const { rows } = await asOwner(url, 'select name from schema_migration order by applied_at');
  return rows.map((row: { name: string }) => row.name);
};

beforeEach(async () => {
  await asOwner(url, 'drop schema public cascade; create schema public');
  await rm(folder, { recursive: true, force: true });
  await write('one', '20260102_0900_fill_first.sql', "insert into first (word) values ('once');");
  await write('two', '20260101_0900_create_first.sql', 'create table first (word text);');
});

test('eight nodes that start together on an empty database apply each file once, in the order of the stamps', async () => {
  const results = await Promise.all(Array.from({ length: 8 }, () => migrate({ url, folder })));

  const { rows } = await asOwner(url, 'select word from first');
  expect(rows).toEqual([{ word: 'once' }]);
  expect(results.flatMap(({ applied }) => applied).toSorted()).toEqual([
    '20260101_0900_create_first.sql',
    '20260102_0900_fill_first.sql',
  ]);
  expect(await appliedNames()).toEqual(['20260101_0900_create_first.sql', '20260102_0900_fill_first.sql']);
});

test('a second start applies nothing, and a new file alone later', async () => {
  await migrate({ url, folder });
  const again = await migrate({ url, folder });
  await write('two', '20260103_0900_create_second.sql', 'create table second ();');
  const later = await migrate({ url, folder });

  expect(again.applied).toEqual([]);
  expect(later.applied).toEqual(['20260103_0900_create_second.sql']);
});

test('a start that finds everything in place writes nothing into the catalogue, so that many may start at once', async () => {
  const { url } = await testDatabase({ schema: 'empty' });
  await migrate({ url });
  const written = `
    select 'schema' as what, xmin::text from pg_namespace where nspname = 'public'
    union all select defaclobjtype::text, xmin::text from pg_default_acl
    union all select relname, xmin::text from pg_class where relname like 'schema_migration%'
    order by what`;
  const { rows: before } = await asOwner(url, written);

  await Promise.all(Array.from({ length: 8 }, () => migrate({ url })));

  expect(before.length).toBeGreaterThan(5);
  expect((await asOwner(url, written)).rows).toEqual(before);
});

test('a file that changed after it was applied is refused by name', async () => {
  await migrate({ url, folder });
  await write('two', '20260101_0900_create_first.sql', 'create table first (word text, more text);');

  await expect(migrate({ url, folder })).rejects.toThrow(/20260101_0900_create_first\.sql changed after/);
});

test('line ends rewritten by a checkout are no change', async () => {
  await write('two', '20260103_0900_create_second.sql', 'create table second\n();\n');
  await migrate({ url, folder });
  await write('two', '20260103_0900_create_second.sql', 'create table second\r\n();\r\n');

  await expect(migrate({ url, folder })).resolves.toMatchObject({ applied: [] });
});

test('two files with one stamp are refused, because their order would be chance', async () => {
  await write('two', '20260102_0900_also.sql', 'select 1;');

  await expect(migrate({ url, folder })).rejects.toThrow(/carry the same stamp/);
});

test('a file with a name that has no stamp is refused', async () => {
  await write('two', 'create_something.sql', 'select 1;');

  await expect(migrate({ url, folder })).rejects.toThrow(/YYYYMMDD_HHMM_what_it_does\.sql/);
});

test('a file that ends our transaction is refused', async () => {
  await write('two', '20260103_0900_own_commit.sql', 'create table second ();\ncommit;');

  await expect(migrate({ url, folder })).rejects.toThrow(/says "commit"/);
});

test('a failing file leaves no changes, keeps those of the files before it and reports its line', async () => {
  await write('two', '20260103_0900_fails.sql', 'create table second ();\ninsert into nowhere values (1);');

  await expect(migrate({ url, folder })).rejects.toThrow(/20260103_0900_fails\.sql failed: .*nowhere.* \(line 2\)/);
  const { rows } = await asOwner(
    url,
    "select to_regclass('first') is not null as first, to_regclass('second') as second",
  );
  expect(rows).toEqual([{ first: true, second: null }]);
});

test('a database that is ahead of this version is reported, not refused', async () => {
  await migrate({ url, folder });
  await rm(join(folder, 'one'), { recursive: true });
  const lines: string[] = [];

  await migrate({ url, folder, log: (line) => lines.push(line) });

  expect(lines).toEqual(['the database is ahead of this version: 20260102_0900_fill_first.sql']);
});

test('what a migration takes from the application role stays taken, and the list of migrations is not its to write', async () => {
  await write(
    'two',
    '20260103_0900_append_only.sql',
    'create table journal (word text); revoke update, delete on journal from fairground_app;',
  );
  await migrate({ url, folder });
  await migrate({ url, folder });
  const { pool, close } = openDatabase({ url: nodeAddress(url), poolSize: 1, applicationName: 'append only' });

  await pool.query("insert into journal (word) values ('kept')");
  await expect(pool.query('delete from journal')).rejects.toThrow(/permission denied/);
  await expect(pool.query('delete from schema_migration')).rejects.toThrow(/permission denied/);
  await expect(pool.query('select name from schema_migration')).resolves.toMatchObject({ rowCount: 3 });
  await close();
});

/** A later version, in which one file stands for the two that were there. */
const fold = async (): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  const folds = '-- folds: 20260101_0900_create_first.sql\n-- folds: 20260102_0900_fill_first.sql\n';
  await write('two', '20260101_0901_create_first.sql', `${folds}create table first (word text default 'folded');`);
};

test('a file that stands for older ones is run on a fresh database alone', async () => {
  await fold();

  const fresh = await migrate({ url, folder });
  const again = await migrate({ url, folder });

  expect(fresh.applied).toEqual(['20260101_0901_create_first.sql']);
  expect(again.applied).toEqual([]);
});

test('a database that applied the files another one stands for only notes it, and is not called ahead', async () => {
  await migrate({ url, folder });
  await fold();
  const lines: string[] = [];

  const upgraded = await migrate({ url, folder, log: (line) => lines.push(line) });

  expect(upgraded.applied).toEqual([]);
  expect(lines).toEqual([]);
  expect(await appliedNames()).toContain('20260101_0901_create_first.sql');
  expect((await asOwner(url, 'select word from first')).rows).toEqual([{ word: 'once' }]);
  await expect(refuseUnmigrated({ url, folder })).resolves.toMatchObject({ known: 1 });
});

test('a database with only some of the files another one stands for is refused with the names of those it lacks', async () => {
  await rm(join(folder, 'one'), { recursive: true });
  await migrate({ url, folder });
  await fold();

  await expect(migrate({ url, folder })).rejects.toThrow(/lacks 20260102_0900_fill_first\.sql.*last version/);
});

test('a file that is gone because nothing needs it is no sign of a newer version', async () => {
  await migrate({ url, folder });
  await rm(join(folder, 'one'), { recursive: true });
  await write('two', '20260103_0900_more.sql', '-- retires: 20260102_0900_fill_first.sql\nselect 1;');
  const lines: string[] = [];

  await migrate({ url, folder, log: (line) => lines.push(line) });

  expect(lines).toEqual(['applied 20260103_0900_more.sql']);
});
