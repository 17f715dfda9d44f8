import pg from 'pg';
import { ensureAppRole } from './app-role.ts';
import { applyObjects, readHistory, unseenOf } from './apply-objects.ts';
import { MigrationError } from './migration-error.ts';
import { readMigrationFiles } from './migration-files.ts';
import type { MigrationFile } from './migration-files.ts';
import { admitLogin, ensureNodeLogin, userOf } from './node-login.ts';
import { readObjectFiles } from './object-files.ts';
import { connectionConfig } from './open-database.ts';
import { changeSchema, isState, runFile, underLock } from './schema-lock.ts';
import { ensureMigrationTables, guardMigrationTables } from './schema-tables.ts';

export { MigrationError } from './migration-error.ts';

export type MigrateOptions = {
  /** The address with the user that owns the schema. */
  readonly url: string;
  /** The login an administrator made for nodes; without it the owner keeps one for them, see nodeAddress. */
  readonly nodeUrl?: string | undefined;
  readonly log?: (line: string) => void;
  /** Where to look for migrations and objects, when not in the server's own sources. */
  readonly folder?: string;
};

export type Migrated = {
  readonly applied: readonly string[];
  readonly known: number;
  /** Functions, triggers and views whose text is new to the database. */
  readonly objects: readonly string[];
};

const OLDEST_SERVER = 150_000;

/**
 * Brings the schema up to date, forward only: first the migrations, each once, then the objects whose text has changed.
 * Any number of nodes may call this at once: a lock row lets one apply a file while the others wait and then find it
 * applied.
 */
export const migrate = async (options: MigrateOptions): Promise<Migrated> => {
  const log = options.log ?? (() => undefined);
  const files = await readMigrationFiles(options.folder);
  const objectFiles = await readObjectFiles(options.folder);
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
      if (await changeSchema(client, `Migration ${file.name}`, () => applyUnlessApplied(client, file))) {
        log(`applied ${file.name}`);
        applied.push(file.name);
      }
    const objects = await applyObjects(client, objectFiles, log);
    if (objects.length > 0) log(`applied ${objects.join(', ')}`);
    return { applied, known: files.length, objects };
  } finally {
    await client.end();
  }
};

/** For a node that may not migrate: refuses a schema that lacks a migration, because calls would fail one by one. */
export const refuseUnmigrated = async ({ url, folder }: Omit<MigrateOptions, 'nodeUrl'>): Promise<Migrated> => {
  const files = await readMigrationFiles(folder);
  const objectFiles = await readObjectFiles(folder);
  const client = new pg.Client(connectionConfig({ url, applicationName: 'fairground migrate' }));
  client.on('error', () => undefined);
  await client.connect();
  try {
    const known = await readApplied(client).catch(nothingUnlessThere<string>);
    const history = await readHistory(client).catch(nothingUnlessThere<readonly string[]>);
    const missing = files.filter(({ name }) => !known.has(name)).length + unseenOf(objectFiles, history).length;
    if (missing > 0)
      throw new MigrationError(
        `The database lacks ${missing} migrations or objects, and the user of DATABASE_URL may not apply them. ` +
          'Run npm run admin -- schema migrate with DATABASE_OWNER_URL, the address of the owner.',
      );
    refuseChangedFiles(files, known);
    return { applied: [], known: files.length, objects: [] };
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

/** A database before its first migration, or one of another user, has applied nothing. */
const nothingUnlessThere = <Value>(error: unknown): ReadonlyMap<string, Value> => {
  if (isState(error, '42P01', '42501')) return new Map();
  throw error;
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
  const ours = new Set(files.flatMap(({ name, folds, retires }) => [name, ...folds, ...retires]));
  const unknown = [...known.keys()].filter((name) => !ours.has(name));
  if (unknown.length > 0) log(`the database is ahead of this version: ${unknown.toSorted().join(', ')}`);
};

/** Whether the text was run: one that stands for files this database has applied is only noted. */
const applyUnlessApplied = async (client: pg.Client, file: MigrationFile): Promise<boolean> => {
  const known = await readApplied(client);
  if (known.has(file.name)) return false;
  const missing = file.folds.filter((name) => !known.has(name));
  const isFolded = file.folds.length > 0 && missing.length === 0;
  if (!isFolded && missing.length < file.folds.length)
    throw new MigrationError(
      `${file.name} stands for ${file.folds.length} older migrations, of which this database lacks ${missing.join(', ')}. ` +
        'Start the last version that has them once, then this one.',
    );
  if (!isFolded) await runFile(client, { title: `Migration ${file.name}`, sql: file.sql });
  await client.query('insert into schema_migration (name, checksum, applied_at) values ($1, $2, clock_timestamp())', [
    file.name,
    file.checksum,
  ]);
  return !isFolded;
};
