import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running server writes about itself into its cluster. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly status: string };

/** Reads `postmaster.pid`: line 1 the process, line 4 the port, line 8 the state once there is one. */
export const readPostmaster = async (cluster: string): Promise<Postmaster | undefined> => {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]), status: lines[7] ?? '' } : undefined;
};

/**
 * Whether the process of a pid file is still that server. After a restart of the machine or of a container its number
 * may belong to somebody else.
 */
export const isServerOf = async (pid: number, cluster: string): Promise<boolean> => {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0').includes(cluster);
};

/** Whether a process runs. One that ended and was not yet buried by its parent still answers signals, but is dead. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of somebody else may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return stateOf(pid) !== 'Z';
};

const stateOf = (pid: number): string => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold anything, so fields are counted from its end.
    return text.charAt(text.lastIndexOf(')') + 2);
  } catch {
    return '';
  }
};
