import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedError } from './embedded-error.ts';
import type { Place } from './place.ts';
import { keptPort } from './port.ts';
import { isAlive, isServerOf, readPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { runProgram, spawnServer } from './programs.ts';
import { serverSettings } from './settings.ts';
import type { Durability } from './settings.ts';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;
const POLL_MS = 15;
const LOG_SIZE_MAX = 10 * 1024 * 1024;

/** A server that is ready is used; one that is on its way up or down is waited for; the lock of a dead one is removed. */
export const findRunning = async (place: Place): Promise<Postmaster | undefined> => {
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  for (;;) {
    const found = await readPostmaster(place.cluster);
    if (found === undefined) return undefined;
    if (!(await isServerOf(found.pid, place.cluster))) {
      await rm(join(place.cluster, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (found.status === 'ready') return found;
    if (performance.now() > deadline)
      throw new EmbeddedError(`PostgreSQL process ${found.pid} neither starts nor stops; end it and start again.`);
    await sleep(POLL_MS);
  }
};

/** Workers of a server that was killed hold its shared memory for a moment; then starting is tried again. */
export const startServer = async (
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
export const stopServer = async (place: Place, pid: number): Promise<void> => {
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  // Windows has no signals: to the server the others would be a crash.
  if (process.platform === 'win32') await runProgram(place, 'pg_ctl', ['stop', '-D', place.cluster, '-m', 'fast']);
  else signalServer(pid, 'SIGINT');
  while (isAlive(pid) && performance.now() < deadline) await sleep(POLL_MS);
  if (isAlive(pid)) signalServer(pid, 'SIGQUIT');
  while (isAlive(pid) && performance.now() < deadline + STOP_TIMEOUT_MS) await sleep(POLL_MS);
};

export const signalServer = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // Gone already is what we wanted.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};
