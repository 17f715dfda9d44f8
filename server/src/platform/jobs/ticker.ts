import type { Log } from '../log.ts';

export type TickerOptions = {
  readonly name: string;
  readonly everyMs: number;
  /** One round; true when more is due already. Rows are taken with `for update skip locked`, so every node may tick. */
  readonly work: (signal: AbortSignal) => Promise<boolean | void>;
  readonly log: Log;
};

export type Ticker = {
  /** Does a round now rather than at the next tick. */
  readonly wake: () => void;
  /** Ends after the running round. */
  readonly stop: () => Promise<void>;
};

/** Looks for due work again and again, one round at a time. What was due while no node ran is found by the next one. */
export const createTicker = ({ name, everyMs, work, log }: TickerOptions): Ticker => {
  const stopping = new AbortController();
  let isWoken = false;
  let running: Promise<void> | undefined;

  const wake = (): void => {
    isWoken = true;
    if (!stopping.signal.aborted) running ??= workUntilQuiet().finally(() => (running = undefined));
  };

  const workUntilQuiet = async (): Promise<void> => {
    while (isWoken && !stopping.signal.aborted) {
      isWoken = false;
      try {
        if ((await work(stopping.signal)) === true) isWoken = true;
      } catch (error) {
        log.error({ err: error, ticker: name }, 'a round of due work failed; the next tick tries again');
        isWoken = false;
      }
    }
  };

  const timer = setInterval(wake, everyMs);

  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
};
