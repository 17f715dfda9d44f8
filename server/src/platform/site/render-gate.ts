import { Refusal } from '../refusal.ts';

/** Renders a few pages at once; some more wait, and the rest are refused with a time to retry. */
export type RenderGate = { readonly run: <Value>(work: () => Promise<Value>) => Promise<Value> };

export type RenderGateOptions = { readonly atOnceMax: number; readonly waitingMax: number };

const RETRY_AFTER_SECONDS = 2;

export const createRenderGate = ({ atOnceMax, waitingMax }: RenderGateOptions): RenderGate => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async (): Promise<void> => {
    if (running >= atOnceMax) {
      if (waiting.length >= waitingMax)
        throw new Refusal('request.too-many', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      // The slot is handed to the next in the queue directly, so that no later request takes it.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return {
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
