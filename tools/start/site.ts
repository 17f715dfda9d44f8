import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceStamp } from '../../web/build/stamp.ts';
import { ROOT, runCommand } from '../process/command.ts';
import type { Done } from './report.ts';
import { StartError } from './start-error.ts';

/** Builds the site when its sources are not those of the last build. */
export const buildSiteIfStale = async (note: (line: string) => void, signal: AbortSignal): Promise<Done<undefined>> => {
  const builtFrom = await readFile(join(ROOT, 'web/dist/stamp'), 'utf8').catch(() => '');
  if (builtFrom === sourceStamp(ROOT)) return { says: 'up to date', result: undefined };
  note('building, once for these sources');
  await build(signal);
  return { says: 'built', result: undefined };
};

/** In a child process: the server does not hold the bundler's memory, and a build can be aborted. */
const build = async (signal: AbortSignal): Promise<void> => {
  const { code, output } = await runCommand([process.execPath, join(ROOT, 'web/build/build.ts')], { signal });
  signal.throwIfAborted();
  if (code !== 0) throw new StartError(`The site could not be built:\n${output.trim()}`);
};
