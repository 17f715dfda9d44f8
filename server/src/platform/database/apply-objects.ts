import type pg from 'pg';
import type { ObjectFile } from './object-files.ts';
import { changeSchema, isState, runFile } from './schema-lock.ts';

/** Every text of an object that was ever applied, the last one at the end. */
type History = ReadonlyMap<string, readonly string[]>;

/**
 * Applies the objects whose text this database has not seen yet, all of them or none. A text that was applied earlier and
 * replaced since belongs to an older version, which may start while a newer one rolls out: it changes nothing.
 */
export const applyObjects = async (
  client: pg.Client,
  files: readonly ObjectFile[],
  log: (line: string) => void,
): Promise<readonly string[]> => {
  const history = await readHistory(client);
  const replaced = files.filter(({ name, checksum }) => isReplaced(history, name, checksum));
  if (replaced.length > 0)
    log(`the database has newer texts of ${replaced.map(({ name }) => name).join(', ')}, which stay`);
  if (unseenOf(files, history).length === 0) return [];
  return changeSchema(client, 'Applying objects', async () => {
    // Another node may have done it while this one waited for the lock.
    const unseen = unseenOf(files, await readHistory(client));
    // Functions call each other in any order, so their bodies are looked at when all of them are there.
    await client.query('set local check_function_bodies = off');
    for (const file of unseen) await applyObject(client, file);
    await client.query('set local check_function_bodies = on');
    for (const file of unseen) await checkBody(client, file);
    return unseen.map(({ name }) => name);
  });
};

/** The objects whose text a database has never seen. */
export const unseenOf = (files: readonly ObjectFile[], history: History): readonly ObjectFile[] =>
  files.filter(({ name, checksum }) => history.get(name)?.includes(checksum) !== true);

export const readHistory = async (client: pg.Client): Promise<History> => {
  const { rows } = await client.query<{ name: string; texts: string[] }>(
    'select name, array_agg(checksum order by applied_at) as texts from schema_object group by name',
  );
  return new Map(rows.map(({ name, texts }) => [name, texts]));
};

const isReplaced = (history: History, name: string, checksum: string): boolean => {
  const texts = history.get(name) ?? [];
  return texts.includes(checksum) && texts.at(-1) !== checksum;
};

const applyObject = async (client: pg.Client, file: ObjectFile): Promise<void> => {
  const before = await idsOf(client, file);
  await client.query('savepoint object');
  try {
    await runObject(client, file);
  } catch (error) {
    // Its return type or argument names changed: drop and create it again.
    if (!(error instanceof Error) || !isState(error.cause, '42P13', '42P16')) throw error;
    await client.query('rollback to savepoint object');
    for (const id of before) await drop(client, file, id);
    await runObject(client, file);
  }
  const after = await idsOf(client, file);
  // With other arguments the older function would stay beside it.
  if (after.length > 1) for (const id of before.filter((each) => after.includes(each))) await drop(client, file, id);
  await client.query('insert into schema_object (name, checksum, applied_at) values ($1, $2, clock_timestamp())', [
    file.name,
    file.checksum,
  ]);
};

const runObject = (client: pg.Client, { name, sql }: ObjectFile): Promise<void> =>
  runFile(client, { title: `Object ${name}`, sql });

const CATALOGUE = {
  function: `select oid::text as id from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
  view: `select oid::text as id from pg_class where relnamespace = 'public'::regnamespace and relname = $1 and relkind = 'v'`,
};

const idsOf = async (client: pg.Client, { kind, name }: ObjectFile): Promise<readonly string[]> => {
  const { rows } = await client.query<{ id: string }>(CATALOGUE[kind], [name]);
  return rows.map(({ id }) => id);
};

const drop = async (client: pg.Client, { kind }: ObjectFile, id: string): Promise<void> => {
  const type = kind === 'function' ? 'regprocedure' : 'regclass';
  const { rows } = await client.query<{ what: string }>(`select $1::oid::${type}::text as what`, [id]);
  await client.query(`drop ${kind} ${rows[0]?.what ?? ''}`);
};

const checkBody = async (client: pg.Client, { kind, name }: ObjectFile): Promise<void> => {
  if (kind === 'view') return;
  await runFile(client, {
    title: `Object ${name}`,
    sql: `select case l.lanname when 'sql' then fmgr_sql_validator(p.oid) else plpgsql_validator(p.oid) end
            from pg_proc p join pg_language l on l.oid = p.prolang
           where p.pronamespace = 'public'::regnamespace and p.proname = '${name}' and l.lanname in ('sql', 'plpgsql')`,
  });
};
