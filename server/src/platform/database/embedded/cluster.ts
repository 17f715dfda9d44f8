import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { newToken, systemRandom } from '../../random.ts';
import { EmbeddedError } from './embedded-error.ts';
import { giveTo } from './place.ts';
import type { Place } from './place.ts';
import { runProgram } from './programs.ts';
import type { Durability } from './settings.ts';

/** The user that owns the embedded cluster and its schema. */
export const OWNER = 'fairground';

/** Makes the cluster at the first start. */
export const ensureCluster = async (
  place: Place,
  durability: Durability,
  progress: (line: string) => void,
): Promise<void> => {
  if (await exists(join(place.cluster, 'PG_VERSION'))) return refuseOtherMajor(place);
  progress('making a new database cluster');
  await writePassword(place);
  // A cluster whose making was cut short must not pass for a whole one, so it gets its name last.
  const unfinished = `${place.cluster}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await giveTo(place.account, unfinished);
  await initialise(place, durability, unfinished);
  await rename(unfinished, place.cluster);
};

export const readPassword = async (place: Place): Promise<string> =>
  (await readFile(passwordFile(place), 'utf8')).trim();

const passwordFile = (place: Place): string => join(place.folder, 'password');

/** Makes the product's database in the cluster unless it is there. */
export const ensureDatabase = async (adminUrl: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await createDatabase(client, name);
  } finally {
    await client.end();
  }
};

const createDatabase = async (client: pg.Client, name: string): Promise<void> => {
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    // A second product on the same cluster was faster.
    if (!(error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505'))) throw error;
  }
};

/** The same order of texts on every machine, passwords never in clear on the wire. */
const initialise = async (place: Place, durability: Durability, folder: string): Promise<void> => {
  const args = [
    '-D',
    folder,
    '-U',
    OWNER,
    `--pwfile=${passwordFile(place)}`,
    '--auth=scram-sha-256',
    '--no-instructions',
  ];
  const texts = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const sync = durability === 'full' ? [] : ['--no-sync'];
  try {
    await runProgram(place, 'initdb', [...args, ...texts, ...sync]);
  } catch (error) {
    const told = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new EmbeddedError(`A new database cluster could not be made in ${place.folder}:\n${told.trim()}`, {
      cause: error,
    });
  }
};

const writePassword = async (place: Place): Promise<void> => {
  const path = passwordFile(place);
  await rm(path, { force: true });
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(`${newToken(systemRandom, 24)}\n`);
  await file.close();
  await giveTo(place.account, path);
};

const refuseOtherMajor = async (place: Place): Promise<void> => {
  const made = (await readFile(join(place.cluster, 'PG_VERSION'), 'utf8')).trim();
  const ours = place.binaries.version.split('.')[0] ?? '';
  if (made !== ours)
    throw new EmbeddedError(
      `The data in ${place.folder} was made by PostgreSQL ${made}, this version brings ${ours}. ` +
        'Start the version that made it, export the data, and import it into a new data folder.',
    );
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
