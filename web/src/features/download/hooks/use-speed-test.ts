import { useCallback, useEffect, useRef, useState } from 'react';
import { ATTEMPTS, type RouteSpeed, speedOf } from '../model/route-speed.ts';

const TIMEOUT_MS = 5000;

/** Times one answer of a mirror, null when there is none: an error page or another site's is no answer of ours. */
const timeOnce = async (speedUrl: string, signal: AbortSignal): Promise<number | null> => {
  const startedAt = performance.now();
  try {
    const { ok } = await fetch(speedUrl, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return ok ? performance.now() - startedAt : null;
  } catch {
    return null;
  }
};

const measure = async (speedUrl: string, signal: AbortSignal): Promise<RouteSpeed> => {
  // The first opens the connection; a route that does not even answer it is not asked five times more.
  if ((await timeOnce(speedUrl, signal)) === null) return { state: 'unreachable' };
  const attempts: (number | null)[] = [];
  for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt += 1)
    attempts.push(await timeOnce(speedUrl, signal));
  return speedOf(attempts);
};

export type SpeedRoute = { readonly host: string; readonly speedUrl: string };

export type SpeedTest = {
  readonly speeds: ReadonlyMap<string, RouteSpeed>;
  readonly isRunning: boolean;
  readonly repeat: () => void;
};

/**
 * Measures the mirrors from this browser, one after the other so that they do not slow each other down.
 * The list must be the same object as long as it is the same list.
 */
export const useSpeedTest = (routes: readonly SpeedRoute[]): SpeedTest => {
  const [speeds, setSpeeds] = useState<ReadonlyMap<string, RouteSpeed>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const current = useRef<AbortController>(null);

  const measureAll = useCallback(async (): Promise<void> => {
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    const note = (host: string, speed: RouteSpeed) => {
      if (!signal.aborted) setSpeeds((before) => new Map(before).set(host, speed));
    };
    setRunning(true);
    setSpeeds(new Map(routes.map(({ host }) => [host, { state: 'waiting' }])));
    for (const { host, speedUrl } of routes) {
      note(host, { state: 'testing' });
      note(host, await measure(speedUrl, signal));
    }
    if (!signal.aborted) setRunning(false);
  }, [routes]);

  useEffect(() => {
    if (routes.length > 0) void measureAll();
    return () => current.current?.abort();
  }, [routes, measureAll]);

  return { speeds, isRunning, repeat: () => void measureAll() };
};
