import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process that has made itself ready and waits for the word. */
export type Hand<Result> = { readonly go: () => Promise<Result> };

/** Starts a process of the load; what it prepares is not measured. */
export const startHand = async <Result>(name: 'offer' | 'people', task: object): Promise<Hand<Result>> => {
  const child = fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), [], { execArgv: [] });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The process ${name} ended with ${code}.`);
  });
  const hear = async (): Promise<unknown> => {
    const [message] = (await Promise.race([once(child, 'message'), failed])) as [unknown];
    return message;
  };
  child.send(task);
  await hear();
  return {
    go: async () => {
      child.send('go');
      const result = (await hear()) as Result;
      failed.catch(() => undefined);
      child.disconnect();
      return result;
    },
  };
};

/** Runs in the child process: receives the task, reports ready, works on request and answers. */
export const serveHand = async (prepare: (task: unknown) => Promise<() => Promise<unknown>>): Promise<void> => {
  const [task] = (await once(process, 'message')) as [unknown];
  const work = await prepare(task);
  const told = once(process, 'message');
  process.send?.('ready');
  await told;
  process.send?.(await work());
};
