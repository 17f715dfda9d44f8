import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** What a thread is asked: to hash a text, or to compare one with a hash. */
export type HashTask = { readonly id: number; readonly text: string; readonly against?: string };
export type HashAnswer =
  | { readonly id: number; readonly hash: string }
  | { readonly id: number; readonly isRight: boolean };

/** 19 MiB and two passes, about 40 ms of one core: what OWASP advises where logins are many and cores few. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const answer = ({ id, text, against }: HashTask): HashAnswer =>
  against === undefined ? { id, hash: hashSync(text, COST) } : { id, isRight: verifySync(against, text) };

// On Linux this lowers the calling thread alone: people who are logged in go before those who want in.
if (process.platform === 'linux') setPriority(10);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(answer(task)));
