import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kill } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../process/product.ts';

/** Ends the product, its database and every process of both at once, as a machine that runs out of memory does. */
export const killEverything = async (product: Product): Promise<number> => {
  const database = postmasterOf(product.dataFolder);
  const pids = treesOf([product.pid, ...(database === undefined ? [] : [database])]);
  for (const pid of pids) killNow(pid);
  await product.kill();
  await untilGone(pids);
  return pids.length;
};

/** Ends these processes and everything below them at once; answers which of the roots were still there to be killed. */
export const killTrees = async (roots: readonly number[]): Promise<readonly number[]> => {
  // Nought would be the group of this process itself.
  const pids = treesOf(roots.filter((root) => root > 0));
  const killed = new Set(pids.filter(killNow));
  await untilGone(pids);
  return roots.filter((root) => killed.has(root));
};

const treesOf = (roots: readonly number[]): readonly number[] => [
  ...new Set(roots.flatMap((root) => [root, ...descendantsOf(root)])),
];

/** A killed process stays for a moment until the system has cleared it away. */
const untilGone = async (pids: readonly number[]): Promise<void> => {
  while (pids.some(isAlive)) await sleep(10);
};

const postmasterOf = (dataFolder: string): number | undefined => {
  try {
    return Number(readFileSync(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
};

/** Children and their children, by what the system says of each process; Linux only, elsewhere the group must do. */
const descendantsOf = (pid: number): readonly number[] => {
  const parents = new Map(processes().map(({ id, parent }) => [id, parent]));
  const isBelow = (id: number): boolean => {
    const parent = parents.get(id);
    return parent !== undefined && (parent === pid || isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
};

const processes = (): readonly { readonly id: number; readonly parent: number }[] => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const parent = parentOf(name);
        return parent === undefined ? [] : [{ id: Number(name), parent }];
      });
  } catch {
    return [];
  }
};

/** The fourth word of /proc/<pid>/stat; the second is a name in brackets that may hold spaces. */
const parentOf = (pid: string): number | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
};

/** False for a process that had ended before. */
const killNow = (pid: number): boolean => {
  try {
    return kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    return false;
  }
};

/** A zombie counts as gone: it runs nothing any more. */
const isAlive = (pid: number): boolean => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z';
  } catch {
    return false;
  }
};
