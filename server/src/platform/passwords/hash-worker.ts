import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** What a thread is asked: to hash a text, or to compare one with a hash. */
export type HashTask = {
  readonly id: number;
  readonly text: string;
  readonly cost: HashCost;
  readonly against?: string;
};
export type HashCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };
export type HashAnswer =
  | { readonly id: number; readonly hash: string }
  | { readonly id: number; readonly isRight: boolean };

const answer = ({ id, text, cost, against }: HashTask): HashAnswer =>
  against === undefined ? { id, hash: hashSync(text, cost) } : { id, isRight: verifySync(against, text) };

// On Linux this lowers the calling thread alone: people who are logged in go before those who want in.
if (process.platform === 'linux') setPriority(10);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(answer(task)));
