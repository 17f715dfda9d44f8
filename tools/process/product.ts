import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { childEnvironment, ROOT, stopGroup } from './command.ts';

/** A product of our own: started like anybody's, on a free port, with data that is thrown away. */
export type Product = {
  readonly url: string;
  readonly dataFolder: string;
  readonly pid: number;
  /** Stops it the way Ctrl-C does; what does not stop in time is ended. */
  readonly stop: () => Promise<void>;
  /** Ends it and everything it started, without a word of warning. */
  readonly kill: () => Promise<void>;
};

export type ProductOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** Kept when given, so that the product can be started on it again. */
  readonly dataFolder?: string;
  /** Another program that says `ready <address>` as the product does; anchors are started this way. */
  readonly command?: readonly string[];
  readonly onLine?: (line: string) => void;
  readonly timeoutMs?: number;
};

const READY = /ready (?<url>http:\/\/\S+)/;
const STOP_TIMEOUT_MS = 20_000;

/** Starts `npm start`'s own program and waits until it says that it is ready. */
export const startProduct = async ({
  env = {},
  dataFolder,
  command = [execPath, join(ROOT, 'tools/start.ts')],
  onLine,
  timeoutMs = 180_000,
}: ProductOptions = {}): Promise<Product> => {
  const folder = dataFolder ?? newDataFolder();
  const [program = execPath, ...args] = command;
  const child = spawn(program, args, {
    cwd: ROOT,
    env: childEnvironment({ PORT: '0', LOG_LEVEL: 'warn', DATA_FOLDER: folder, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const cleanUp = () => {
    if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true });
  };
  running.set(child, cleanUp);
  void ended.then(() => running.delete(child));
  try {
    const url = await readyUrl(child, timeoutMs, onLine);
    return {
      url,
      dataFolder: folder,
      pid: child.pid ?? 0,
      stop: async () => {
        await stopGently(child, ended);
        cleanUp();
      },
      kill: async () => {
        stopGroup(child.pid, 'SIGKILL');
        await ended;
      },
    };
  } catch (error) {
    await stopGently(child, ended);
    cleanUp();
    throw error;
  }
};

/** A new folder in the system's temporary directory. */
export const newDataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-'));
  // Started by root, the database runs as another account, which must be able to pass.
  chmodSync(folder, 0o755);
  return folder;
};

/** What runs, each with the way to throw its data away. */
const running = new Map<ChildProcess, () => void>();

/** Ends every product that still runs; for the moment this process must go at once. */
export const killProducts = (): void => {
  for (const [child, cleanUp] of running) {
    stopGroup(child.pid, 'SIGKILL');
    cleanUp();
  }
};

const readyUrl = (child: ChildProcess, timeoutMs: number, onLine?: (line: string) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => reject(new Error(`The product did not start: ${reason}.\n${output}`));
    const timer = setTimeout(() => fail(`no word of readiness in ${timeoutMs / 1000} s`), timeoutMs);
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      for (const line of chunk.toString().split('\n')) if (line.trim() !== '') onLine?.(line);
      const url = READY.exec(output)?.groups?.['url'];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', (error) => fail(error.message));
    child.once('close', (code) => {
      clearTimeout(timer);
      fail(`it ended with ${code ?? 'a signal'}`);
    });
  });

const stopGently = async (child: ChildProcess, ended: Promise<void>): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => stopGroup(child.pid, 'SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
};
