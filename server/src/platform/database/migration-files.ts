import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MigrationError } from './migration-error.ts';

export type MigrationFile = {
  readonly name: string;
  readonly stamp: string;
  readonly checksum: string;
  readonly sql: string;
  /** Older files that this one stands for: a database that applied them all never runs it. */
  readonly folds: readonly string[];
  /** Older files that are gone, because nothing of them is needed to build the schema. */
  readonly retires: readonly string[];
};

/** The server's own sources: every module and platform part keeps its migrations beside its code. */
export const SERVER_SOURCES = fileURLToPath(new URL('../../', import.meta.url));

const FILE_NAME = /^(?<stamp>\d{8}_\d{4})_[a-z0-9]+(?:_[a-z0-9]+)*\.sql$/;

/** Transaction control as a separate statement; `begin` of a function body has no semicolon behind it. */
const TRANSACTION_CONTROL = /^\s*(begin|start transaction|commit|end|rollback)(\s+(work|transaction))?\s*;/im;

/** Finds every migration below a folder, in the order of their stamps. */
export const readMigrationFiles = async (folder: string = SERVER_SOURCES): Promise<readonly MigrationFile[]> => {
  const paths = await findSqlFiles(folder, 'migrations');
  const files = await Promise.all(paths.map(({ name, path }) => readMigrationFile(name, path)));
  files.sort((one, other) => (one.stamp < other.stamp ? -1 : 1));
  refuseEqualStamps(files);
  return files;
};

/** The SQL files in all folders of one name below a folder. */
export const findSqlFiles = async (
  folder: string,
  inside: string,
): Promise<readonly { readonly name: string; readonly path: string }[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sql') && !entry.name.endsWith('.test.sql'))
    .filter((entry) => entry.parentPath.split(sep).at(-1) === inside)
    .map((entry) => ({ name: entry.name, path: join(entry.parentPath, entry.name) }));
};

/** The text of a file that runs in a transaction of ours, with its checksum. */
export const readSql = async (
  name: string,
  path: string,
): Promise<{ readonly sql: string; readonly checksum: string }> => {
  // A checkout that rewrites line ends must not look like a changed file.
  const sql = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');
  const control = TRANSACTION_CONTROL.exec(sql)?.[1];
  if (control !== undefined)
    throw new MigrationError(`${name} says "${control}": each file runs in one transaction that we open.`);
  return { sql, checksum: sha256(sql) };
};

/** One text for a whole set of files: equal exactly when they build the same schema. */
export const fingerprint = (files: readonly { readonly name: string; readonly checksum: string }[]): string =>
  sha256(files.map((file) => `${file.name} ${file.checksum}\n`).join('')).slice(0, 16);

const readMigrationFile = async (name: string, path: string): Promise<MigrationFile> => {
  const stamp = FILE_NAME.exec(name)?.groups?.['stamp'];
  if (stamp === undefined)
    throw new MigrationError(`Migration ${name}: a file is named YYYYMMDD_HHMM_what_it_does.sql, in lower case.`);
  const { sql, checksum } = await readSql(`Migration ${name}`, path);
  return { name, stamp, checksum, sql, folds: namesIn(sql, 'folds'), retires: namesIn(sql, 'retires') };
};

/** Files named in the head of a migration, one on each line: `-- folds: 20260101_0900_create_it.sql`. */
const namesIn = (sql: string, word: 'folds' | 'retires'): readonly string[] =>
  [...sql.matchAll(/^-- (folds|retires): (\S+\.sql)$/gm)].flatMap(([, said, name = '']) =>
    said === word ? [name] : [],
  );

const refuseEqualStamps = (files: readonly MigrationFile[]): void => {
  for (const [index, file] of files.entries()) {
    const next = files[index + 1];
    if (next?.stamp === file.stamp)
      throw new MigrationError(
        `Migrations ${file.name} and ${next.name} carry the same stamp; give one of them another minute, ` +
          'so that the order is the same everywhere.',
      );
  }
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
