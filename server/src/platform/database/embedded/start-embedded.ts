import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverAccount } from './account.ts';
import { ensureCluster, ensureDatabase, OWNER } from './cluster.ts';
import { EmbeddedError } from './embedded-error.ts';
import { becomeKeeper, ceaseKeeper } from './keeper.ts';
import { findPlace } from './place.ts';
import type { Place } from './place.ts';
import { keptPort } from './port.ts';
import { isAlive, isServerOf, readPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { spawnServer } from './programs.ts';
import { serverSettings } from './settings.ts';
import type { Durability } from './settings.ts';

export type EmbeddedOptions = {
  /** The product's data folder; the cluster goes into `postgres/` below it. */
  readonly dataFolder: string;
  readonly database?: string;
  readonly durability?: Durability;
  readonly onProgress?: (line: string) => void;
};

export type Embedded = {
  /** The address of the database, with the owner of the schema as user. */
  readonly url: string;
  readonly port: number;
  readonly version: string;
  readonly pid: number;
  /** Where the cluster, its password and its log are. */
  readonly folder: string;
  /** Stops the server; a guest on somebody else's server leaves it running. */
  readonly stop: () => Promise<void>;
  /** Tells the server to stop and does not wait: for a process that leaves in a hurry. */
  readonly abandon: () => void;
};

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;
const POLL_MS = 15;
const LOG_SIZE_MAX = 10 * 1024 * 1024;

/** Starts the PostgreSQL that came with the product, or takes over the one a crash left running. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const progress = options.onProgress ?? (() => undefined);
  const place = await findPlace(resolve(options.dataFolder), await serverAccount(), progress);
  const password = await ensureCluster(place, progress);
  const running = await findRunning(place, progress);
  const server = running ?? (await startServer(place, options.durability ?? 'full', progress));
  const keeperFile = join(place.folder, 'keeper');
  const isKeeper = await becomeKeeper(keeperFile);
  const database = options.database ?? 'fairground';
  const urlOf = (name: string): string => `postgres://${OWNER}:${password}@127.0.0.1:${server.port}/${name}`;
  await ensureDatabase(urlOf('postgres'), database);
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    if (!isKeeper) return;
    await stopServer(server.pid);
    await ceaseKeeper(keeperFile);
  };
  return {
    url: urlOf(database),
    port: server.port,
    version: place.binaries.version,
    pid: server.pid,
    folder: place.folder,
    stop: () => (stopping ??= stop()),
    abandon: () => {
      if (isKeeper) signal(server.pid, 'SIGINT');
    },
  };
};

/** A server that is ready is used; one that is on its way up or down is waited for. */
const findRunning = async (place: Place, progress: (line: string) => void): Promise<Postmaster | undefined> => {
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  for (;;) {
    const found = await readPostmaster(place.cluster);
    if (found === undefined) return undefined;
    if (!(await isServerOf(found.pid, place.cluster))) {
      await rm(join(place.cluster, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (found.status === 'ready') {
      // Its parent may have died this very moment, and then it is about to stop.
      await sleep(POLL_MS * 4);
      const still = await readPostmaster(place.cluster);
      if (still?.pid !== found.pid || still.status !== 'ready') continue;
      progress(`using the server that is already running, process ${found.pid}`);
      return found;
    }
    if (performance.now() > deadline)
      throw new EmbeddedError(`PostgreSQL process ${found.pid} neither starts nor stops; end it and start again.`);
    await sleep(POLL_MS);
  }
};

/** Workers of a server that was killed hold its shared memory for a moment; then starting is tried again. */
const startServer = async (
  place: Place,
  durability: Durability,
  progress: (line: string) => void,
): Promise<Postmaster> => {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const port = await keptPort(join(place.folder, 'port'));
    const started = await tryStart(place, port, durability, deadline);
    if (!('failure' in started)) return started;
    const isWorthWaiting = /shared memory block .* still in use|could not bind|Address already in use/.test(
      started.failure,
    );
    if (!isWorthWaiting || performance.now() > deadline)
      throw new EmbeddedError(`PostgreSQL did not start:\n${started.failure.trim()}`);
    progress('waiting for what a crash left behind');
    await sleep(200);
  }
};

const tryStart = async (
  place: Place,
  port: number,
  durability: Durability,
  deadline: number,
): Promise<Postmaster | { readonly failure: string }> => {
  const log = await openLog(join(place.folder, 'postgres.log'));
  const logStart = (await log.stat()).size;
  const settings = Object.entries(serverSettings(port, durability));
  const args = ['-D', place.cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = await spawnServer(place, args, log.fd);
  const exit = { hasHappened: false };
  child.once('error', () => (exit.hasHappened = true));
  child.once('exit', () => (exit.hasHappened = true));
  await log.close();
  while (!exit.hasHappened && performance.now() < deadline) {
    const found = await readPostmaster(place.cluster);
    if (found?.pid === child.pid && found?.status === 'ready') return found;
    await sleep(POLL_MS);
  }
  child.kill('SIGQUIT');
  const written = await readFile(join(place.folder, 'postgres.log'));
  return { failure: written.subarray(logStart).toString('utf8') };
};

const openLog = async (path: string): Promise<FileHandle> => {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_SIZE_MAX) await rename(path, `${path}.old`);
  return open(path, 'a', 0o600);
};

/** Fast shutdown: open transactions are rolled back, everything committed is written. Immediate if that hangs. */
const stopServer = async (pid: number): Promise<void> => {
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  signal(pid, 'SIGINT');
  while (isAlive(pid) && performance.now() < deadline) await sleep(POLL_MS);
  if (isAlive(pid)) signal(pid, 'SIGQUIT');
  while (isAlive(pid) && performance.now() < deadline + STOP_TIMEOUT_MS) await sleep(POLL_MS);
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    // Gone already is what we wanted.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};
