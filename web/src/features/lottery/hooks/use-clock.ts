import { readNear } from '@fairground/contract/lottery/endpoints';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { create } from 'zustand';
import { call } from '@fairground/client/api';
import { aheadOf, bestOf } from '../model/server-clock.ts';
import type { ClockSample } from '../model/server-clock.ts';

/** The first answer may have waited for a connection; the quickest of these counts. */
const SAMPLES = 3;
const AGAIN_MS = 5 * 60_000;
const SECOND_MS = 1_000;

/** How far the server is ahead of this tab's running clock, once it is known. */
const useAhead = create<{ readonly aheadMs: number | undefined }>(() => ({ aheadMs: undefined }));

/** Keeps how far the server is ahead; every clock of the page follows at once. */
export const setServerAhead = (aheadMs: number): void => useAhead.setState({ aheadMs });

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
    if (best !== undefined) setServerAhead(aheadOf(best));
  }
};

/** Keeps the time of the server while a page with draws is open; a tab that slept asks again. */
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
let stopTicking: (() => void) | undefined;

/** A timer may fire a moment early; the second must have begun. */
const SAFE_MS = 5;

/** One timer for all clocks of the page, at the start of each second of the server. A hidden tab has none. */
const startTicking = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    timer = setTimeout(tick, SECOND_MS - ((serverNow() ?? Date.now()) % SECOND_MS) + SAFE_MS);
  };
  const tick = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    for (const listener of listeners) listener();
    plan();
  };
  const stopAhead = useAhead.subscribe(tick);
  document.addEventListener('visibilitychange', tick);
  plan();
  return () => {
    clearTimeout(timer);
    stopAhead();
    document.removeEventListener('visibilitychange', tick);
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  stopTicking ??= startTicking();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopTicking?.();
    stopTicking = undefined;
  };
};

/** The time of the server now; unknown before it was first asked. */
export const serverNow = (): number | undefined => {
  const { aheadMs } = useAhead.getState();
  return aheadMs === undefined ? undefined : aheadMs + performance.now();
};

/** A text that follows the server's time. The component renders when the text changes, not with every tick. */
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

/**
 * Writes to the DOM each second, past React: a text that changes every second renders nothing. An element that the browser
 * does not draw now, because it is far below the screen (`content-visibility`), is written when it comes near.
 */
export const useEverySecond = (element: RefObject<HTMLElement | null>, write: (nowMs: number) => void): void => {
  const isSkipped = useRef(false);
  // Without dependencies: what React has just rendered is overwritten before it is painted.
  useLayoutEffect(() => {
    const writeNow = () => {
      const nowMs = serverNow();
      if (nowMs !== undefined && !isSkipped.current) write(nowMs);
    };
    const handleSkip = ({ skipped }: ContentVisibilityAutoStateChangeEvent) => {
      isSkipped.current = skipped;
      writeNow();
    };
    const part = element.current?.closest('.lot-late');
    part?.addEventListener('contentvisibilityautostatechange', handleSkip as EventListener);
    writeNow();
    const unsubscribe = subscribe(writeNow);
    return () => {
      part?.removeEventListener('contentvisibilityautostatechange', handleSkip as EventListener);
      unsubscribe();
    };
  });
};
