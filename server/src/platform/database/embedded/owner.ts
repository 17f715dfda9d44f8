import { readFile, rm, writeFile } from 'node:fs/promises';
import { isAlive } from './postmaster.ts';

/**
 * Which process stops the server: the one that started it or, if that was killed, the next one that finds it running. A
 * second product on the same data folder uses it and leaves it running.
 */
export const becomeOwner = async (file: string): Promise<boolean> => {
  const us = `${process.pid} ${await birthOf(process.pid)}\n`;
  const isFirst = await writeFile(file, us, { flag: 'wx' }).then(
    () => true,
    () => false,
  );
  if (isFirst) return true;
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept === us) return true;
  const [pid = '', born = ''] = kept.trim().split(' ');
  if (Number(pid) > 0 && isAlive(Number(pid)) && (await birthOf(Number(pid))) === born) return false;
  await writeFile(file, us);
  return true;
};

export const ceaseOwner = (file: string): Promise<void> => rm(file, { force: true });

/** When a process began, in ticks of the kernel: numbers of processes come back, their birth does not. */
const birthOf = async (pid: number): Promise<string> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program stands in brackets and may hold anything, so fields are counted from its end.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
};
