import { useSyncExternalStore } from 'react';

const TICK_MS = 5_000;

const listeners = new Set<() => void>();
let aheadMs = 0;
let now = performance.timeOrigin + performance.now();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = (): void => {
  now = performance.timeOrigin + performance.now() + aheadMs;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** Ages and deadlines follow the server's clock, whatever this machine's says. */
export const followServer = (serverNow: Date): void => {
  aheadMs = serverNow.getTime() - (performance.timeOrigin + performance.now());
  tick();
};

/** The time by which ages and deadlines are written, renewed every few seconds. */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, () => now));
