import { readFileSync, readdirSync } from 'node:fs';
import { pid } from 'node:process';

/** One tick of the kernel's count, which is a hundredth of a second on every Linux. */
const TICK_MICROS = 10_000;

/**
 * The processor time these processes and everything below them have used, children that have ended included, in
 * microseconds; Linux only, elsewhere it counts nothing. Unlike a rate it says the same on a busy machine as on a quiet one.
 */
export const processorMicros = (roots: readonly number[]): number => {
  const all = new Map(processes().map((one) => [one.id, one]));
  const isBelow = (id: number): boolean => {
    if (roots.includes(id)) return true;
    const parent = all.get(id)?.parent ?? 0;
    return parent > 0 && isBelow(parent);
  };
  return [...all.values()].filter(({ id }) => isBelow(id)).reduce((sum, { ticks }) => sum + ticks, 0) * TICK_MICROS;
};

/** The processor time of programs this process has run to their end. */
export const endedMicros = (): number => (readProcess(pid)[0]?.ended ?? 0) * TICK_MICROS;

type Process = { readonly id: number; readonly parent: number; readonly ticks: number; readonly ended: number };

const processes = (): readonly Process[] => {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []));
  } catch {
    return [];
  }
};

/** Words of /proc/<pid>/stat behind the name, which stands in brackets and may hold spaces. */
const PARENT = 1;
const TIMES = [11, 13, 15] as const;

const readProcess = (id: number): readonly Process[] => {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [own, ended, end] = TIMES;
    const sumOf = (from: number): number => words.slice(from, end).reduce((sum, word) => sum + Number(word), 0);
    return [{ id, parent: Number(words[PARENT]), ticks: sumOf(own), ended: sumOf(ended) }];
  } catch {
    return [];
  }
};
