import { Unanswered } from './calls.ts';

export type Patience = {
  /** Called before each retry, counting from 1. */
  readonly onWaiting: (tries: number) => void;
  readonly wait: (ms: number) => Promise<void>;
};

const FIRST_WAIT_MS = 600;
const WAIT_MAX_MS = 8_000;

/** Asks the same until there is an answer. Only for orders that may be sent twice and count once. */
export const insist = async <Value>(ask: () => Promise<Value>, { onWaiting, wait }: Patience): Promise<Value> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      onWaiting(tries);
      await wait(Math.min(WAIT_MAX_MS, FIRST_WAIT_MS * 2 ** (tries - 1)));
    }
};
