import type { Listener } from './fact.ts';
import { serveListener } from './serve-listener.ts';
import type { ServeDeps } from './serve-listener.ts';
import { findListenersBehind } from './store.ts';

/** Facts behind a transaction that still runs become readable within moments: looked at again this soon. */
const HIDDEN_AGAIN_MS = 25;

/** Listeners served at a time by one node: the rest of its connections belong to players. */
const SERVED_AT_ONCE = 2;

export type Dispatcher = {
  /** Looks for facts now; calls meanwhile are gathered into one more look. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
};

/** Serves the listeners of this node: at every wake-up, and once a second in case a wake-up was lost. */
export const startDispatcher = (
  deps: ServeDeps,
  listeners: readonly Listener[],
  { tickMs }: { readonly tickMs: number },
): Dispatcher => {
  const byName = new Map(listeners.map((listener) => [listener.name, listener]));
  let isStopped = false;
  let isWoken = false;
  let running: Promise<void> | undefined;
  let soon: NodeJS.Timeout | undefined;

  const wake = (): void => {
    isWoken = true;
    if (isStopped) return;
    running ??= lookUntilQuiet().finally(() => (running = undefined));
  };

  const lookUntilQuiet = async (): Promise<void> => {
    try {
      while (isWoken && !isStopped) {
        isWoken = false;
        await look();
      }
    } catch (error) {
      deps.log.error({ err: error }, 'the outbox could not be read; the next tick tries again');
    }
  };

  const look = async (): Promise<void> => {
    const behind = await findListenersBehind(deps.db, [...byName.keys()], deps.clock.now());
    if (behind.some(({ isReadable }) => !isReadable)) soon ??= setTimeout(wakeSoon, HIDDEN_AGAIN_MS);
    const ready = behind.filter(({ isReadable }) => isReadable).flatMap(({ name }) => byName.get(name) ?? []);
    await Promise.all(Array.from({ length: SERVED_AT_ONCE }, () => serveFrom(ready)));
  };

  const wakeSoon = (): void => {
    soon = undefined;
    wake();
  };

  /** Several of these take from one list. One listener's trouble does not keep the others waiting. */
  const serveFrom = async (ready: Listener[]): Promise<void> => {
    for (let listener = ready.shift(); listener !== undefined && !isStopped; listener = ready.shift())
      try {
        if (await serveListener(deps, listener)) isWoken = true;
      } catch (error) {
        deps.log.error({ err: error, listener: listener.name }, 'a listener could not be served');
      }
  };

  const ticker = setInterval(wake, tickMs);

  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(ticker);
      clearTimeout(soon);
      await running;
    },
  };
};
