import type pg from 'pg';
import { readMigrationFiles } from '../../platform/database/migration-files.ts';
import { readObjectFiles } from '../../platform/database/object-files.ts';

/**
 * Writes a database as one SQL script: the schema by the files that built it, then every row and every sequence.
 * The queue is left out: it belongs to its library, which brings its tables up to date itself.
 */
export const dumpDatabase = async (client: pg.Client): Promise<string> => {
  const files = await readMigrationFiles();
  const objects = await readObjectFiles();
  const tables = await listTables(client);
  const rows: string[] = [];
  for (const table of tables) rows.push(...(await insertsOf(client, table)));
  return [
    '-- Made by tools/upgrade-dump.ts; loaded by tests that upgrade it.',
    PREPARATION,
    ...files.map(({ name, sql }) => `-- ${name}\n${sql}`),
    'set check_function_bodies = off;',
    ...objects.map(({ sql }) => sql),
    'set check_function_bodies = on;',
    ...(await listMonths(client)).map((month) => `select wallet_open_month('${month}');`),
    // Rows come in any order, and what guards them has judged them before.
    'set session_replication_role = replica;',
    `truncate ${tables.join(', ')};`,
    ...rows,
    ...(await sequencesOf(client)),
    'set session_replication_role = origin;',
    '',
  ].join('\n');
};

/** What a start does before its first migration. */
const PREPARATION = `
do $$ begin create role fairground_app nologin; exception when duplicate_object or unique_violation then null; end $$;
revoke create on schema public from public;
grant usage on schema public to fairground_app;
alter default privileges grant select, insert, update, delete on tables to fairground_app;
alter default privileges grant usage, select on sequences to fairground_app;
alter default privileges grant usage on schemas to fairground_app;
create table schema_migration (
  name text constraint schema_migration_is_applied_once primary key,
  checksum text not null,
  applied_at timestamptz not null
);
create table schema_object (
  name text not null,
  checksum text not null,
  applied_at timestamptz not null,
  constraint schema_object_is_applied_once primary key (name, checksum)
);
create table schema_migration_lock (
  id int constraint schema_migration_lock_has_one_row primary key check (id = 1)
);
revoke all on schema_migration, schema_object, schema_migration_lock from fairground_app;
grant select on schema_migration, schema_object to fairground_app;
`;

const listTables = async (client: pg.Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`,
  );
  return rows.map(({ name }) => name);
};

const listMonths = async (client: pg.Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ month: string }>(
    `select to_char(to_date(right(inhrelid::regclass::text, 6), 'YYYYMM'), 'YYYY-MM-DD') as month
       from pg_inherits where inhparent = 'wallet_leg'::regclass order by month`,
  );
  return rows.map(({ month }) => month);
};

const insertsOf = async (client: pg.Client, table: string): Promise<readonly string[]> => {
  const { rows: columns } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const { rows } = await client.query<(string | null)[]>({
    text: `select ${names.map((name) => `${name}::text`).join(', ')} from ${table}`,
    rowMode: 'array',
  });
  if (rows.length === 0) return [];
  const values = rows.map(
    (row) => `(${row.map((value) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`)).join(', ')})`,
  );
  return [`insert into ${table} (${names.join(', ')}) overriding system value values\n${values.join(',\n')};`];
};

const sequencesOf = async (client: pg.Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ statement: string }>(
    `select format('select setval(%L, %s);', sequencename, last_value) as statement from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return rows.map(({ statement }) => statement);
};
