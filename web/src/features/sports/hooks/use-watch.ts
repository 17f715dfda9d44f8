import { readPrices } from '@fairground/contract/sports/endpoints';
import { call } from '@fairground/client/api';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { keepChanges } from './live-store.ts';
import { heardTime } from './server-clock.ts';

/** Changed prices are asked for this often. */
const ASK_MS = 1_000;
/** After a failure, and while the page is hidden. */
const SLOW_MS = 5_000;
/** As many matches as one call takes. */
const FIXTURES_MAX = 40;

/** How many parts of the page show a match, and up to which version its prices have been read. */
const shown = new Map<string, { parts: number; after: string | undefined }>();
let timer: ReturnType<typeof setTimeout> | undefined;

const show = (fixtureId: string): (() => void) => {
  const own = shown.get(fixtureId) ?? { parts: 0, after: undefined };
  own.parts += 1;
  shown.set(fixtureId, own);
  plan(0);
  return () => {
    own.parts -= 1;
    if (own.parts === 0) shown.delete(fixtureId);
  };
};

const plan = (afterMs: number): void => {
  timer ??= setTimeout(() => void ask(), afterMs);
};

/** Those that came on screen last have never been read; they are asked for all their prices, the others for changes. */
const ask = async (): Promise<void> => {
  const ids = [...shown.keys()].slice(-FIXTURES_MAX);
  const fresh = ids.filter((id) => shown.get(id)?.after === undefined);
  const known = ids.filter((id) => shown.get(id)?.after !== undefined);
  let nextMs = document.hidden ? SLOW_MS : ASK_MS;
  try {
    if (fresh.length > 0) await askFor(fresh, undefined);
    if (known.length > 0) await askFor(known, leastOf(known));
  } catch (error) {
    console.warn(error);
    nextMs = SLOW_MS;
  }
  timer = undefined;
  if (shown.size > 0) plan(nextMs);
};

const leastOf = (ids: readonly string[]): string =>
  ids
    .map((id) => BigInt(shown.get(id)?.after ?? '0'))
    .reduce((least, each) => (each < least ? each : least))
    .toString();

const askFor = async (ids: readonly string[], after: string | undefined): Promise<void> => {
  const sentMs = performance.now();
  const answer = await call(readPrices, {
    query: { fixtures: ids.join(','), ...(after !== undefined && { after }) },
  });
  heardTime(answer.serverTime, sentMs);
  keepChanges(answer);
  for (const id of ids) {
    const own = shown.get(id);
    if (own) own.after = answer.next;
  }
};

/** Keeps the prices of these matches up to date while the component is there. */
export const useWatch = (fixtureIds: readonly string[]): void => {
  const key = fixtureIds.join(',');
  useEffect(() => {
    const stops = (key === '' ? [] : key.split(',')).map(show);
    return () => {
      for (const stop of stops) stop();
    };
  }, [key]);
};

/** Keeps the prices of a match up to date while its row is near the screen. */
export const useWatchWhenSeen = (row: RefObject<HTMLElement | null>, fixtureId: string): void => {
  useEffect(() => {
    const element = row.current;
    return element === null ? undefined : watchElement(element, fixtureId);
  }, [row, fixtureId]);
};

const watchElement = (element: HTMLElement, fixtureId: string): (() => void) => {
  let stop: (() => void) | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const isSeen = entries.at(-1)?.isIntersecting === true;
      if (isSeen) stop ??= show(fixtureId);
      else {
        stop?.();
        stop = undefined;
      }
    },
    { rootMargin: '200px 0px' },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop?.();
  };
};
