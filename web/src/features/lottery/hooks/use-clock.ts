import { readNear } from '@fairground/contract/lottery/endpoints';
import { useEffect, useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { call } from '@fairground/client/api';
import { aheadOf, bestOf } from '../model/server-clock.ts';
import type { ClockSample } from '../model/server-clock.ts';

/** The first answer may have waited for a connection; the quickest of these counts. */
const SAMPLES = 3;
const AGAIN_MS = 5 * 60_000;
const TICK_MS = 200;

/** How far the server is ahead of this tab's running clock, once it is known. */
const useAhead = create<{ readonly aheadMs: number | undefined }>(() => ({ aheadMs: undefined }));

const askOnce = async (gameCode: string): Promise<ClockSample> => {
  const sentMs = performance.now();
  const { serverTime } = await call(readNear, { query: { gameCode } });
  return { sentMs, receivedMs: performance.now(), serverMs: serverTime.getTime() };
};

const synchronise = async (gameCode: string): Promise<void> => {
  const samples: ClockSample[] = [];
  for (let asked = 0; asked < SAMPLES; asked += 1) {
    samples.push(await askOnce(gameCode));
    const best = bestOf(samples);
    if (best !== undefined) useAhead.setState({ aheadMs: aheadOf(best) });
  }
};

/** Keeps the time of the server while a page with draws is open; a tab that slept asks anew. */
export const useServerClock = (gameCode: string): void => {
  useEffect(() => {
    // A page without an answer shows no countdown; the next try comes with the next sign of life.
    const ask = () => void synchronise(gameCode).catch((error: unknown) => console.warn(error));
    const whenSeen = () => {
      if (document.visibilityState === 'visible') ask();
    };
    ask();
    const timer = setInterval(ask, AGAIN_MS);
    document.addEventListener('visibilitychange', whenSeen);
    globalThis.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenSeen);
      globalThis.removeEventListener('online', ask);
    };
  }, [gameCode]);
};

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One tick for all clocks of the page. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const hear of listeners) hear();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The time of the server now; unknown before it was first asked. */
export const serverNow = (): number | undefined => {
  const { aheadMs } = useAhead.getState();
  return aheadMs === undefined ? undefined : aheadMs + performance.now();
};

/**
 * A text that follows the server's time: anyone who shows it is drawn anew when the text changes and not with every
 * tick.
 */
export const useClockText = (read: (nowMs: number) => string): string =>
  useSyncExternalStore(
    subscribe,
    () => {
      const nowMs = serverNow();
      return nowMs === undefined ? '' : read(nowMs);
    },
    () => '',
  );

/** The same by this machine's own time as long as the server's is not known: for what need not be right to the second. */
export const useRoughClockText = (read: (nowMs: number) => string): string =>
  useSyncExternalStore(
    subscribe,
    () => read(serverNow() ?? Date.now()),
    () => '',
  );
