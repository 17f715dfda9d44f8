import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Place } from './place.ts';

const run = promisify(execFile);

/** Runs one of PostgreSQL's programs to its end, as the server's account. */
export const runProgram = async (place: Place, name: string, args: readonly string[]): Promise<void> => {
  await run(programPath(place, name), args, processOptions(place));
};

/**
 * Starts the server in a process group of its own, so that Ctrl-C reaches us first and we shut it down cleanly. Where
 * the system supports it, the server also stops when we are killed.
 */
export const spawnServer = async (place: Place, args: readonly string[], logFile: number): Promise<ChildProcess> => {
  const server = programPath(place, 'postgres');
  const options = { ...processOptions(place), detached: true, stdio: ['ignore', logFile, logFile] as const };
  const child = (await canBindToParent(place))
    ? spawn('setpriv', ['--pdeathsig', 'INT', '--', server, ...args], { ...options, stdio: [...options.stdio] })
    : spawn(server, args, { ...options, stdio: [...options.stdio] });
  child.unref();
  return child;
};

const programPath = (place: Place, name: string): string =>
  join(place.binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** The working folder must be one the account can enter, and variables such as PGDATA of the caller are not for us. */
const processOptions = (place: Place) => ({
  cwd: place.folder,
  windowsHide: true,
  env: {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))),
    LC_ALL: 'C',
  },
  ...place.account,
});

const canBindToParent = async (place: Place): Promise<boolean> => {
  if (process.platform !== 'linux') return false;
  return run('setpriv', ['--pdeathsig', 'INT', '--', 'true'], processOptions(place)).then(
    () => true,
    () => false,
  );
};
