import { readProofChallenge } from '@fairground/contract/identity/endpoints';
import type { Verification } from '@fairground/contract/identity/fields';
import { call } from '@fairground/client/api';
import { solveProof } from './solve-proof.ts';
import type { ProofTask } from './solve-proof.ts';

/** Numbers tried between two breaths where there is no worker: a few milliseconds of work. */
const STRETCH = 2_000;

/** Asks the captcha provider for its task and solves it: what a form sends along to show that somebody is there. */
export const proveHuman = async (): Promise<Verification> => {
  const { challengeId, ...task } = await call(readProofChallenge, {});
  return { challengeId, answers: [...(await solve(task))] };
};

const solve = async (task: ProofTask): Promise<readonly number[]> => {
  try {
    return await solveBeside(task);
  } catch (error) {
    // Some embedded browsers have no module workers; the page then works in small steps.
    console.warn(error);
    return solveProof(task, { stretch: STRETCH, rest: () => new Promise((resolve) => setTimeout(resolve)) });
  }
};

const solveBeside = ({ salt, count, zeroBits }: ProofTask): Promise<readonly number[]> => {
  const worker = new Worker(new URL('proof-worker.ts', import.meta.url), { type: 'module' });
  const answered = new Promise<readonly number[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<readonly number[]>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(`The proof was not found: ${message}`)));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
  worker.postMessage({ salt, count, zeroBits });
  return answered.finally(() => worker.terminate());
};
