import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Mutant } from './mutants.ts';
import type { Tried } from './try-mutants.ts';

/** Longer than all tests of a folder take on a busy machine: what takes longer does not end. */
const ANSWER_MS_MAX = 20_000;
/** Each mutant leaves its modules in the process, which is therefore replaced now and then. */
const MUTANTS_PER_PROCESS = 250;

/** Tries mutants of one folder, one after the other, in a process of its own. */
export type Trier = { readonly tryMutant: (mutant?: Mutant) => Promise<Tried>; readonly close: () => void };

export const createTrier = (folder: string): Trier => {
  let child: ChildProcess | undefined;
  let tried = 0;
  const close = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const running = (): ChildProcess => {
    if (tried % MUTANTS_PER_PROCESS === 0) close();
    tried += 1;
    child ??= fork(join(import.meta.dirname, 'try-mutants.ts'), [folder], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return child;
  };
  return {
    close,
    tryMutant: (mutant) =>
      new Promise((resolve) => {
        const worker = running();
        const answer = (tried: Tried): void => {
          clearTimeout(timer);
          worker.removeAllListeners();
          resolve(tried);
        };
        const fail = (killedBy: string) => () => {
          close();
          answer({ killedBy });
        };
        const timer = setTimeout(fail('does not end'), ANSWER_MS_MAX);
        worker.once('message', answer).once('exit', fail('ends the process'));
        worker.send({ ...(mutant ? { mutant } : {}) });
      }),
  };
};
