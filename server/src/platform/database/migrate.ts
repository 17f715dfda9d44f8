import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { APP_ROLE, ensureAppRole } from './app-role.ts';
import { MigrationError } from './migration-error.ts';
import { readMigrationFiles } from './migration-files.ts';
import type { MigrationFile } from './migration-files.ts';
import { admitLogin, ensureNodeLogin, userOf } from './node-login.ts';
import { connectionConfig } from './open-database.ts';

export { MigrationError } from './migration-error.ts';

export type MigrateOptions = {
  /** The address with the user that owns the schema. */
  readonly url: string;
  /** The login an administrator made for nodes; without it the owner keeps one for them, see nodeAddress. */
  readonly nodeUrl?: string | undefined;
  readonly log?: (line: string) => void;
  /** Where to look for migrations, when not in the server's own sources. */
  readonly folder?: string;
};

export type Migrated = { readonly applied: readonly string[]; readonly known: number };

const OLDEST_SERVER = 150_000;
const LOCK_TIMEOUT = '4s';
const LOCK_ATTEMPTS_MAX = 10;

/**
 * Brings the schema up to date, forward only. Any number of nodes may call this at once: a lock row lets one apply a
 * file while the others wait and then find it applied.
 */
export const migrate = async (options: MigrateOptions): Promise<Migrated> => {
  const log = options.log ?? (() => undefined);
  const files = await readMigrationFiles(options.folder);
  const client = new pg.Client(
    connectionConfig({ url: options.url, applicationName: 'fairground migrate', statementTimeoutMs: 0 }),
  );
  // A connection that breaks between two statements fails the next one; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseOldServer(client);
    await ensureMigrationTables(client);
    await underLock(client, async () => {
      await ensureAppRole(client);
      await guardMigrationTables(client);
    });
    await ensureLogin(client, options);
    const known = await readApplied(client);
    refuseChangedFiles(files, known);
    warnOfUnknown(files, known, log);
    const applied: string[] = [];
    for (const file of files.filter(({ name }) => !known.has(name)))
      if (await applyOnce(client, file)) {
        log(`applied ${file.name}`);
        applied.push(file.name);
      }
    return { applied, known: files.length };
  } finally {
    await client.end();
  }
};

/** For a node that may not migrate: refuses a schema that lacks a migration, because calls would fail one by one. */
export const refuseUnmigrated = async ({ url, folder }: Omit<MigrateOptions, 'nodeUrl'>): Promise<Migrated> => {
  const files = await readMigrationFiles(folder);
  const client = new pg.Client(connectionConfig({ url, applicationName: 'fairground migrate' }));
  client.on('error', () => undefined);
  await client.connect();
  try {
    const known = await readApplied(client).catch((error: unknown) => {
      if (isState(error, '42P01', '42501')) return new Map<string, string>();
      throw error;
    });
    const missing = files.filter(({ name }) => !known.has(name));
    if (missing.length > 0)
      throw new MigrationError(
        `The database lacks ${missing.length} migrations, and the user of DATABASE_URL may not apply them. ` +
          'Run npm run admin -- schema migrate with DATABASE_OWNER_URL, the address of the owner.',
      );
    refuseChangedFiles(files, known);
    return { applied: [], known: files.length };
  } finally {
    await client.end();
  }
};

/** After the roles are committed: whether a login works is seen by logging in. */
export const ensureLogin = (
  client: pg.ClientBase,
  { url, nodeUrl }: Pick<MigrateOptions, 'url' | 'nodeUrl'>,
): Promise<void> => (nodeUrl === undefined ? ensureNodeLogin(client, url) : admitLogin(client, userOf(nodeUrl)));

const refuseOldServer = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  );
  const [server] = rows;
  if (server === undefined || server.number < OLDEST_SERVER)
    throw new MigrationError(`PostgreSQL ${server?.version ?? ''} is too old: 15 or newer is needed.`);
};

/** `if not exists` is no lock: of two nodes that create the same table together, one fails and finds it afterwards. */
const ensureMigrationTables = async (client: pg.Client): Promise<void> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      await client.query(`
        create table if not exists schema_migration (
          name text constraint schema_migration_is_applied_once primary key,
          checksum text not null,
          applied_at timestamptz not null
        );
        create table if not exists schema_migration_lock (
          id int constraint schema_migration_lock_has_one_row primary key check (id = 1)
        );
        insert into schema_migration_lock (id) values (1) on conflict do nothing;
      `);
      return;
    } catch (error) {
      if (attempt === LOCK_ATTEMPTS_MAX || !isState(error, '23505', '42P07', '42710')) throw error;
    }
};

/** A row lock and not an advisory one: those of a session mean nothing behind a pooler that shares connections. */
const underLock = async <Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> => {
  await client.query('begin');
  try {
    await client.query('select id from schema_migration_lock where id = 1 for update');
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // When the connection is gone, so is the transaction; the first error tells more than the failed rollback.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

/** A node may see what was applied, to tell it in its health report, and never write it. */
const guardMigrationTables = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ isGuarded: boolean }>(
    `select has_table_privilege($1, 'schema_migration', 'select')
            and not has_table_privilege($1, 'schema_migration', 'insert, update, delete')
            and not has_table_privilege($1, 'schema_migration_lock', 'select, insert, update, delete') as "isGuarded"`,
    [APP_ROLE],
  );
  if (rows[0]?.isGuarded === true) return;
  await client.query(`
    revoke all on schema_migration, schema_migration_lock from ${APP_ROLE};
    grant select on schema_migration to ${APP_ROLE};
  `);
};

const readApplied = async (client: pg.Client): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
};

const refuseChangedFiles = (files: readonly MigrationFile[], known: ReadonlyMap<string, string>): void => {
  const changed = files.filter((file) => known.has(file.name) && known.get(file.name) !== file.checksum);
  if (changed.length > 0)
    throw new MigrationError(
      `${changed.map(({ name }) => name).join(', ')} changed after this database had applied it. ` +
        'Migrations only go forward: put the old text back and write the change as a new file.',
    );
};

/** While a new version rolls out, nodes of the old one may start on the newer schema; that is said, not refused. */
const warnOfUnknown = (
  files: readonly MigrationFile[],
  known: ReadonlyMap<string, string>,
  log: (line: string) => void,
): void => {
  const ours = new Set(files.map(({ name }) => name));
  const unknown = [...known.keys()].filter((name) => !ours.has(name));
  if (unknown.length > 0) log(`the database is ahead of this version: ${unknown.toSorted().join(', ')}`);
};

/** A change that waits for a long query would make everybody wait behind it, so it gives up quickly and tries again. */
const applyOnce = async (client: pg.Client, file: MigrationFile): Promise<boolean> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await underLock(client, () => applyUnlessApplied(client, file));
    } catch (error) {
      if (attempt < LOCK_ATTEMPTS_MAX && isState(error, '55P03')) {
        await sleep(attempt * 200);
        continue;
      }
      throw new MigrationError(`Migration ${file.name} failed: ${describe(error, file.sql)}`, { cause: error });
    }
};

const applyUnlessApplied = async (client: pg.Client, file: MigrationFile): Promise<boolean> => {
  const { rowCount } = await client.query('select 1 from schema_migration where name = $1', [file.name]);
  if (rowCount !== 0) return false;
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  await client.query(file.sql);
  await client.query('insert into schema_migration (name, checksum, applied_at) values ($1, $2, clock_timestamp())', [
    file.name,
    file.checksum,
  ]);
  return true;
};

const isState = (error: unknown, ...states: readonly string[]): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && states.includes(error.code);

/** Turns the position the server reports into a line of the file. */
const describe = (error: unknown, sql: string): string => {
  if (!(error instanceof Error)) return String(error);
  const position = error instanceof pg.DatabaseError ? Number(error.position ?? Number.NaN) : Number.NaN;
  return Number.isNaN(position)
    ? error.message
    : `${error.message} (line ${sql.slice(0, position).split('\n').length})`;
};
