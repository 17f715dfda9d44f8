import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** Ticks of the kernel's clock in a second, as every Linux has them. */
const TICKS_PER_SECOND = 100;

type Stat = { readonly pid: number; readonly parent: number; readonly ticks: number; readonly endedTicks: number };

const statOf = (pid: number): Stat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return {
      pid,
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
      // What children used that have ended: connections come and go.
      endedTicks: Number(fields[13]) + Number(fields[14]),
    };
  } catch {
    // It has ended between the listing and the look.
    return undefined;
  }
};

/** Seconds of processor time that this process and a cluster with all its connections have used. */
export const cpuSeconds = (clusterPid: number): number => {
  const { user, system } = process.cpuUsage();
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
    .filter(({ pid, parent }) => pid === clusterPid || parent === clusterPid)
    .reduce((sum, { pid, ticks, endedTicks }) => sum + ticks + (pid === clusterPid ? endedTicks : 0), 0);
  return (user + system) / 1_000_000 + ticks / TICKS_PER_SECOND;
};
