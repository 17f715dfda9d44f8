import { rmSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../platform/database/index.ts';
import { isAlive } from '../platform/database/embedded/postmaster.ts';

export type ThrowAway = { readonly url: string; readonly remove: () => Promise<void> };

const PREFIX = 'fairground-test-';

/** Starts a cluster in memory that forgets everything when it is removed, at the latest when the process ends. */
export const startThrowAway = async (): Promise<ThrowAway> => {
  const parent = await memoryFolder();
  await sweep(parent);
  const folder = join(parent, `${PREFIX}${process.pid}`);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const server = await startEmbedded({ dataFolder: folder, durability: 'none' }).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  // Nothing asynchronous runs any more when a process exits in a hurry; the server ends itself when its files are gone.
  const abandon = (): void => {
    server.abandon();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  process.once('exit', abandon);
  const remove = async (): Promise<void> => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    process.off('exit', abandon);
  };
  return { url: server.url, remove };
};

/** A folder that lives in memory where the system has one, else the one for temporary files. */
export const memoryFolder = async (): Promise<string> => {
  const found = await stat('/dev/shm').catch(() => undefined);
  return found?.isDirectory() === true ? '/dev/shm' : tmpdir();
};

/** Removes what runs left that were killed without a chance to clean up. */
const sweep = async (parent: string): Promise<void> => {
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX));
  const dead = names.filter((name) => !isAlive(Number(name.slice(PREFIX.length))));
  // Another user's leftovers are theirs to remove.
  await Promise.all(
    dead.map((name) => rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined)),
  );
};
