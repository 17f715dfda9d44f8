import { createHash } from 'node:crypto';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canReach } from './account.ts';
import type { Account } from './account.ts';
import { copyBinaries, findBinaries, linkLibraries } from './binaries.ts';
import type { Binaries } from './binaries.ts';

/** Where a cluster and the programs that run it are. */
export type Place = {
  /** Holds the cluster, its password, its port and its log. */
  readonly folder: string;
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
};

const REFUGE = '/var/lib/fairground';

/**
 * Chooses folders that the server's account can reach. For root with the project in a private folder, such as its own
 * home, that is a place under /var/lib, the same one at every start.
 */
export const findPlace = async (
  dataFolder: string,
  account: Account | undefined,
  progress: (line: string) => void,
): Promise<Place> => {
  const wanted = join(dataFolder, 'postgres');
  const folder = (await canReach(account, wanted)) ? wanted : refugeOf(dataFolder);
  if (folder !== wanted) progress(`data in ${folder}, because the server may not enter ${dataFolder}`);
  await makeFolder(folder);
  const shipped = await findBinaries();
  const isUsable = (await canReach(account, shipped.folder)) && (await linkLibraries(shipped));
  const binaries = isUsable
    ? shipped
    : await copyTo(account === undefined ? folder : refugeOf(shipped.folder), shipped);
  return { folder, cluster: join(folder, 'cluster'), binaries, account };
};

/** One place for one folder, so that every start finds what the one before has left. */
const refugeOf = (folder: string): string =>
  join(REFUGE, createHash('sha256').update(folder).digest('hex').slice(0, 12));

const copyTo = async (folder: string, shipped: Binaries): Promise<Binaries> => {
  await makeFolder(folder);
  return copyBinaries(shipped, folder);
};

/** Parents first and each passable whatever the umask: a mode given to a recursive mkdir would close the parents too. */
const makeFolder = async (folder: string): Promise<void> => {
  const firstMade = await mkdir(folder, { recursive: true });
  if (firstMade === undefined) return;
  for (let made = folder; made.length >= firstMade.length; made = dirname(made)) await chmod(made, 0o755);
};

/** Hands a file or folder to the account that runs the server. */
export const giveTo = async (account: Account | undefined, path: string): Promise<void> => {
  if (account !== undefined) await chown(path, account.uid, account.gid);
};
