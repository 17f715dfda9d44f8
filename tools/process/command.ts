import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { env, execPath, kill } from 'node:process';

export const ROOT = join(import.meta.dirname, '../..');

export type Outcome = { readonly code: number; readonly output: string; readonly seconds: number };

export type CommandOptions = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Called with the command's output while it runs. */
  readonly onOutput?: (text: string) => void;
  readonly signal?: AbortSignal;
};

/** A program of node_modules by its script, run by the Node that runs us: no shell, no wrapper, the same on every system. */
export const nodeProgram = (script: string): readonly [string, ...string[]] => [
  execPath,
  join(ROOT, 'node_modules', script),
];

/** The environment of a child: ours, with the project's own Node and programs found first. */
export const childEnvironment = (extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...env,
  PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${env['PATH'] ?? ''}`,
  ...extra,
});

/** Runs a command to its end and gathers what it wrote. An aborted one is stopped with everything it started. */
export const runCommand = (
  [program, ...args]: readonly [string, ...string[]],
  { cwd = ROOT, env: extra = {}, onOutput, signal }: CommandOptions = {},
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn(program, args, {
      cwd,
      env: childEnvironment(extra),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: signal !== undefined,
    });
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      onOutput?.(chunk.toString());
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const stop = () => stopGroup(child.pid);
    signal?.addEventListener('abort', stop, { once: true });
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', stop);
      resolve({ code: code ?? 1, output, seconds: (performance.now() - startedAt) / 1000 });
    });
  });

/** Ends a detached child and its own children; one that has ended already is no error. */
export const stopGroup = (pid: number | undefined, signal: NodeJS.Signals = 'SIGTERM'): void => {
  if (pid === undefined) return;
  try {
    kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};
