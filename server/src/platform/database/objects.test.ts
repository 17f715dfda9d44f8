import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { migrate, refuseUnmigrated } from './migrate.ts';

const root = await mkdtemp(join(tmpdir(), 'fairground-objects-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const { url } = await testDatabase({ schema: 'empty' });
const folder = join(root, 'src');

const write = async (name: string, sql: string): Promise<void> => {
  await mkdir(join(folder, 'one', 'sql'), { recursive: true });
  await writeFile(join(folder, 'one', 'sql', `${name}.sql`), sql);
};
const aFunction = (name: string, answer: string, parts = { takes: '', returns: 'text' }): string =>
  `create or replace function ${name}(${parts.takes}) returns ${parts.returns} language sql as $$ select ${answer} $$;`;
const ask = async (expression: string): Promise<unknown> =>
  (await asOwner(url, `select ${expression} as answer`)).rows[0]?.answer;
const lines: string[] = [];
const start = () => migrate({ url, folder, log: (line) => lines.push(line) });

beforeEach(async () => {
  await asOwner(url, 'drop schema public cascade; create schema public');
  await rm(folder, { recursive: true, force: true });
  lines.length = 0;
  await mkdir(join(folder, 'one', 'migrations'), { recursive: true });
  await writeFile(join(folder, 'one', 'migrations', '20260101_0900_create.sql'), 'create table one_row (word text);');
  await write('one_said', aFunction('one_said', `'first'`));
});

test('an object is applied by one of many nodes, after the migrations, and again when its text changes', async () => {
  const together = await Promise.all(Array.from({ length: 4 }, start));
  const again = await start();
  const first = await ask('one_said()');
  await write('one_said', aFunction('one_said', `'second'`));
  const changed = await start();

  expect(together.flatMap(({ objects }) => objects)).toEqual(['one_said']);
  expect(again.objects).toEqual([]);
  expect(first).toBe('first');
  expect(changed.objects).toEqual(['one_said']);
  expect(await ask('one_said()')).toBe('second');
});

test('functions may call each other whatever their names are, and a view may use them', async () => {
  await write('one_above', aFunction('one_above', 'one_below()'));
  await write('one_below', aFunction('one_below', 'one_said()'));
  await write('one_aspect', 'create or replace view one_aspect as select one_above() as word, count(*) from one_row;');

  await start();

  expect(await ask('(select word from one_aspect)')).toBe('first');
});

test('a body that does not hold is refused with the name of its object, and nothing of the others stays', async () => {
  await write('one_wrong', aFunction('one_wrong', 'word from nowhere'));

  await expect(start()).rejects.toThrow(/Object one_wrong failed: .*nowhere/);

  expect(await ask(`to_regproc('one_said')`)).toBeNull();
  expect(await ask('(select count(*)::int from schema_object)')).toBe(0);
});

test('other arguments or another answer replace a function, and the older one does not stay beside it', async () => {
  await start();
  await write('one_said', aFunction('one_said', '1', { takes: '', returns: 'int' }));
  await start();
  const other = await ask('one_said()');
  await write('one_said', aFunction('one_said', 'p_more + 1', { takes: 'p_more int', returns: 'int' }));
  await start();

  expect(other).toBe(1);
  expect(await ask('one_said(4)')).toBe(5);
  expect(await ask(`(select count(*)::int from pg_proc where proname = 'one_said')`)).toBe(1);
});

test('a guard of a table is a trigger with its function in one file, and a new text takes its place', async () => {
  const guard = (word: string): string =>
    `create or replace function one_guard() returns trigger language plpgsql as $$
     begin new.word := '${word}'; return new; end $$;
     create or replace trigger one_guard before insert on one_row for each row execute function one_guard();`;
  await write('one_guard', guard('kept'));
  await start();
  await write('one_guard', guard('newer'));
  await start();

  await asOwner(url, `insert into one_row values ('mine')`);
  expect(await ask('(select word from one_row)')).toBe('newer');
});

test('a node of an older version, started beside a newer one, puts no older text back', async () => {
  await start();
  await write('one_said', aFunction('one_said', `'newer'`));
  await start();
  await write('one_said', aFunction('one_said', `'first'`));
  lines.length = 0;

  const older = await start();

  expect(older.objects).toEqual([]);
  expect(lines).toEqual(['the database has newer texts of one_said, which stay']);
  expect(await ask('one_said()')).toBe('newer');
});

test('a node that may not change the schema refuses one that lacks an object', async () => {
  await start();
  await expect(refuseUnmigrated({ url, folder })).resolves.toMatchObject({ objects: [] });
  await write('one_said', aFunction('one_said', `'unseen'`));

  await expect(refuseUnmigrated({ url, folder })).rejects.toThrow(/lacks 1 migrations or objects/);
});

test.for([
  ['one_named', aFunction('one_other', '1'), /has the name of what it defines/],
  ['one_plain', 'select 1;', /has the name of what it defines/],
  ['one_commits', `${aFunction('one_commits', '1')}\ncommit;`, /says "commit"/],
] as const)('a file that is no object is refused: %s', async ([name, sql, reason]) => {
  await write(name, sql);

  await expect(start()).rejects.toThrow(reason);
});
