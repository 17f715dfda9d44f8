import { MigrationError } from './migration-error.ts';
import { findSqlFiles, readSql, SERVER_SOURCES } from './migration-files.ts';

/** A function, a trigger with its function, or a view, as a file that can be run again: `sql/<name>.sql`. */
export type ObjectFile = {
  readonly name: string;
  readonly kind: 'function' | 'view';
  readonly checksum: string;
  readonly sql: string;
};

const FILE_NAME = /^(?<name>[a-z][a-z0-9_]*)\.sql$/;
const DEFINITION = /^create or replace (?<kind>function|view) (?<name>[a-z0-9_]+)/m;

/** Finds every object below a folder, in the order in which they are applied: by name, and views after functions. */
export const readObjectFiles = async (folder: string = SERVER_SOURCES): Promise<readonly ObjectFile[]> => {
  const paths = await findSqlFiles(folder, 'sql');
  const files = await Promise.all(paths.map(({ name, path }) => readObjectFile(name, path)));
  files.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  for (const [index, { name }] of files.entries())
    if (files[index + 1]?.name === name) throw new MigrationError(`Two files define ${name}.`);
  return files;
};

const orderOf = ({ kind, name }: ObjectFile): string => `${kind} ${name}`;

const readObjectFile = async (file: string, path: string): Promise<ObjectFile> => {
  const name = FILE_NAME.exec(file)?.groups?.['name'];
  const { sql, checksum } = await readSql(file, path);
  const { kind, name: defined } = DEFINITION.exec(sql)?.groups ?? {};
  if (name === undefined || defined !== name || (kind !== 'function' && kind !== 'view'))
    throw new MigrationError(
      `${file}: a file in sql/ has the name of what it defines, with "create or replace function" or "… view".`,
    );
  return { name, kind, checksum, sql };
};
