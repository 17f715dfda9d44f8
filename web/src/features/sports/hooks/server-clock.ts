import { useSyncExternalStore } from 'react';

/** How far the server is ahead of this tab's running clock. The quickest answer of the visit is the best measure. */
let best: { readonly aheadMs: number; readonly tripMs: number } | undefined;

/** An answer that names the time of the server; `sentMs` is when it was asked for. */
export const heardTime = (serverTime: Date, sentMs: number): void => {
  const nowMs = performance.now();
  const tripMs = nowMs - sentMs;
  if (best !== undefined && best.tripMs <= tripMs) return;
  best = { aheadMs: serverTime.getTime() - (sentMs + nowMs) / 2, tripMs };
};

/** The time of the server; before its first answer that of this machine. */
export const serverNowMs = (): number => performance.now() + (best?.aheadMs ?? performance.timeOrigin);

const TICK_MS = 1_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all clocks of the page. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => {
    if (!document.hidden) for (const each of listeners) each();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** A text that follows the time: the component renders when the text changes and not with every tick. */
export const useTimeText = (read: (nowMs: number) => string): string =>
  useSyncExternalStore(
    subscribe,
    () => read(serverNowMs()),
    () => '',
  );
