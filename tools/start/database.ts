import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../server/src/platform/config.ts';
import { EmbeddedError, openDatabase, startEmbedded } from '../../server/src/platform/database/index.ts';
import type { Done } from './report.ts';
import { StartError } from './start-error.ts';

/** The database the product runs on: ours, or one that is there already and that we leave running. */
export type ProductDatabase = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly abandon: () => void;
};

const STARTING_UP = '57P03';
const PATIENCE_MS = 30_000;

export const openProductDatabase = (
  config: Config,
  dataFolder: string,
  note: (line: string) => void,
): Promise<Done<ProductDatabase>> =>
  config.databaseUrl === undefined ? startOwn(dataFolder, note) : reachExternal(config.databaseUrl);

const startOwn = async (dataFolder: string, note: (line: string) => void): Promise<Done<ProductDatabase>> => {
  try {
    const { url, version, port, stop, abandon } = await startEmbedded({ dataFolder, onProgress: note });
    return { says: `PostgreSQL ${version} embedded, port ${port}`, result: { url, stop, abandon } };
  } catch (error) {
    if (error instanceof EmbeddedError) throw new StartError(error.message, { cause: error });
    throw error;
  }
};

const reachExternal = async (url: string): Promise<Done<ProductDatabase>> => {
  const version = await askVersion(url);
  return {
    says: `PostgreSQL ${version} at ${placeOf(url)}`,
    result: { url, stop: () => Promise.resolve(), abandon: () => undefined },
  };
};

/** A server that is just starting says so, and is waited for; every other refusal is reported at once. */
const askVersion = async (url: string): Promise<string> => {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const { pool, close } = openDatabase({ url, poolSize: 1, applicationName: 'fairground start' });
    try {
      const { rows } = await pool.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version.split(' ')[0] ?? '';
    } catch (error) {
      const isStarting = error instanceof Error && 'code' in error && error.code === STARTING_UP;
      if (!isStarting || performance.now() > deadline)
        throw new StartError(
          `The database of DATABASE_URL (${placeOf(url)}) cannot be used: ${reasonOf(error)}.\n` +
            'Check the address, or leave DATABASE_URL out to use the embedded PostgreSQL.',
          { cause: error },
        );
      await sleep(500);
    } finally {
      await close();
    }
  }
};

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

/** Never with the password in it. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};
