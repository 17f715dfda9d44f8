import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isTransient } from '../transient.ts';
import { serverAccount } from './account.ts';
import { ensureCluster, ensureDatabase, OWNER, readPassword } from './cluster.ts';
import { EmbeddedError } from './embedded-error.ts';
import { becomeOwner, ceaseOwner } from './owner.ts';
import { findPlace } from './place.ts';
import type { Place } from './place.ts';
import type { Postmaster } from './postmaster.ts';
import { findRunning, signalServer, startServer, stopServer } from './server.ts';
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
  /** Stops the server if this process started it; a server of another product is left running. */
  readonly stop: () => Promise<void>;
  /** Signals the server to stop without waiting, for a process that must exit at once. */
  readonly abandon: () => void;
};

const PATIENCE_MS = 60_000;
const POLL_MS = 50;

/** Starts the PostgreSQL that came with the product, or takes over the one a crash left running. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const { database = 'fairground', durability = 'full', onProgress: progress = () => undefined } = options;
  const place = await findPlace(resolve(options.dataFolder), await serverAccount(), progress);
  const { server, isKeeper, url } = await enter({ place, database, durability, progress });
  const stop = async (): Promise<void> => {
    if (!isKeeper) return;
    await stopServer(place, server.pid);
    await ceaseOwner(ownerFile(place));
  };
  let stopping: Promise<void> | undefined;
  return {
    url,
    port: server.port,
    version: place.binaries.version,
    pid: server.pid,
    folder: place.folder,
    stop: () => (stopping ??= stop()),
    abandon: () => {
      if (isKeeper) signalServer(server.pid, 'SIGINT');
    },
  };
};

type Entry = {
  readonly place: Place;
  readonly database: string;
  readonly durability: Durability;
  readonly progress: (line: string) => void;
};

type Entered = { readonly server: Postmaster; readonly isKeeper: boolean; readonly url: string };

/** A server found ready may be about to stop because its parent has just died; then everything is looked at again. */
const enter = async (entry: Entry): Promise<Entered> => {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const isKeeper = await becomeOwner(ownerFile(entry.place));
    try {
      const server = isKeeper ? await keepServer(entry) : await findRunning(entry.place);
      // The owning process is still creating or starting the cluster.
      if (server !== undefined) return { server, isKeeper, url: await openTo(server, entry) };
    } catch (error) {
      if (!isTransient(error) || performance.now() > deadline) {
        if (isKeeper) await ceaseOwner(ownerFile(entry.place));
        throw error;
      }
    }
    if (performance.now() > deadline)
      throw new EmbeddedError(`Another start of the product holds ${entry.place.folder} and does not get ready.`);
    await sleep(POLL_MS);
  }
};

const keepServer = async ({ place, durability, progress }: Entry): Promise<Postmaster> => {
  await ensureCluster(place, durability, progress);
  const running = await findRunning(place);
  if (running !== undefined) progress(`taking over the server that is still running, process ${running.pid}`);
  return running ?? startServer(place, durability, progress);
};

const openTo = async ({ port }: Postmaster, { place, database }: Entry): Promise<string> => {
  const password = await readPassword(place);
  const urlOf = (name: string): string => `postgres://${OWNER}:${password}@127.0.0.1:${port}/${name}`;
  await ensureDatabase(urlOf('postgres'), database);
  return urlOf(database);
};

const ownerFile = (place: Place): string => join(place.folder, 'keeper');
