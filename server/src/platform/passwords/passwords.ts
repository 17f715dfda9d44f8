import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';
import type { HashAnswer, HashCost, HashTask } from './hash-worker.ts';

/** A password as it is kept: its argon2id hash. The brand keeps a plain text from ending up in its column. */
export type PasswordHash = string & { readonly hashed: 'argon2id' };

/** Hashes and compares passwords on threads of their own, so that a storm of logins never holds up a request. */
export type Passwords = {
  readonly hash: (text: string) => Promise<PasswordHash>;
  /** Without a hash the same work is done against one nobody knows the password of, and the answer is no. */
  readonly verify: (hash: PasswordHash | null, text: string) => Promise<boolean>;
  /** Sends the caller away when no room is left, before anything else was done for it. */
  readonly refuseWhenFull: () => void;
};

export type PasswordsOptions = {
  /** What a hash costs anyone who tries passwords on it. */
  readonly cost?: HashCost;
  readonly threads?: number;
  /** How many may wait before the next is sent away. */
  readonly waitingMax?: number;
  /** Anyone who waited so long is sent away too: the caller has given up, or soon will. */
  readonly waitMaxMs?: number;
};

/** 19 MiB and two passes, about 40 ms of one core: what OWASP advises where logins are many and cores few. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for everybody else. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** At about 40 ms each, the last in the queue waits two or three seconds. */
const WAITING_MAX = 64;
const WAIT_MAX_MS = 8_000;
const RETRY_AFTER_SECONDS = 3;

/** The hash of 256 random bits that were never kept, by the same cost as every other. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$Gx2zWSU2UMwzqEVAfm9koQ$iWZmsxEKShfO627OIKSQjxuIL4k4jNopnACDDbqQVaI';

type Waiting = {
  readonly task: Omit<HashTask, 'id' | 'cost'>;
  readonly resolve: (answer: HashAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
};
type Thread = { readonly worker: Worker; running: Waiting | undefined };

export const createPasswords = ({
  cost = COST,
  threads = THREADS,
  waitingMax = WAITING_MAX,
  waitMaxMs = WAIT_MAX_MS,
}: PasswordsOptions = {}): Passwords => {
  const pool: Thread[] = [];
  const waiting: Waiting[] = [];
  let lastId = 0;

  const next = (): void => {
    const idle = pool.find(({ running }) => running === undefined) ?? (pool.length < threads ? start() : undefined);
    const first = idle && waiting.shift();
    if (!idle || !first) return;
    idle.running = first;
    clearTimeout(first.timer);
    // A thread at work keeps the process alive; an idle one does not.
    idle.worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
    idle.worker.postMessage({ ...first.task, cost, id: (lastId += 1) } satisfies HashTask);
  };

  const start = (): Thread => {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url));
    const thread: Thread = { worker, running: undefined };
    worker.on('message', (answer: HashAnswer) => {
      const done = thread.running;
      thread.running = undefined;
      worker.unref();
      done?.resolve(answer);
      next();
    });
    // A thread that died takes its one task with it; the next task starts another.
    worker.on('error', (error) => {
      pool.splice(pool.indexOf(thread), 1);
      thread.running?.reject(error);
      next();
    });
    worker.unref();
    pool.push(thread);
    return thread;
  };

  const refuseWhenFull = (): void => {
    if (waiting.length >= waitingMax) throw comeBack();
  };

  const ask = (task: Waiting['task']): Promise<HashAnswer> =>
    new Promise((resolve, reject) => {
      refuseWhenFull();
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(asked), 1);
        reject(comeBack());
      }, waitMaxMs);
      // One text however a keyboard composed its letters.
      const asked: Waiting = { task: { ...task, text: task.text.normalize('NFC') }, resolve, reject, timer };
      waiting.push(asked);
      next();
    });

  return {
    refuseWhenFull,
    hash: async (text) => {
      const answer = await ask({ text });
      if (!('hash' in answer)) throw new Error('The thread compared instead of hashing.');
      return answer.hash as PasswordHash;
    },
    verify: async (hash, text) => {
      const answer = await ask({ text, against: hash ?? NOBODYS });
      return hash !== null && 'isRight' in answer && answer.isRight;
    },
  };
};

const comeBack = (): Refusal => new Refusal('request.too-many', { retryAfterSeconds: RETRY_AFTER_SECONDS });
