import { readPrices } from '@fairground/contract/sports/endpoints';
import { fixtureChanged } from '@fairground/contract/sports/pushes';
import { call } from '@fairground/client/api';
import { watchLatest } from '@fairground/client/realtime';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { keepChanges, keepTold } from './live-store.ts';
import { heardTime } from './server-clock.ts';

/** Changed prices are asked for this often while no socket brings them. */
const ASK_MS = 1_000;
/** While one does: what it lost, if anything, is found by this. */
const CHECK_MS = 20_000;
/** After a failure, and while the page is hidden. */
const SLOW_MS = 5_000;
/** As many matches as one call takes. */
const FIXTURES_MAX = 40;

/** A match on screen: how many parts show it, up to which version its prices were read, and whether to read them again. */
type Shown = { parts: number; after: string | undefined; isDue: boolean };

const shown = new Map<string, Shown>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;
/** The matches whose changes the socket brings. */
let told: ReadonlySet<string> = new Set();

/** The matches on screen that are watched: those that came last. */
const watched = (): readonly string[] => [...shown.keys()].slice(-FIXTURES_MAX);

const watch = (): void => {
  // Of nothing no answer comes.
  if (shown.size === 0) told = new Set();
  watchLatest(fixtureChanged, watched(), {
    onChange: keepTold,
    onWatching: (keys) => {
      // What changed between the last look and the moment the socket began to bring changes is read once more.
      for (const key of keys) {
        const own = shown.get(key);
        if (own && !told.has(key)) own.isDue = true;
      }
      told = new Set(keys);
      planNow();
    },
  });
};

const show = (fixtureId: string): (() => void) => {
  const own = shown.get(fixtureId) ?? { parts: 0, after: undefined, isDue: true };
  own.parts += 1;
  shown.set(fixtureId, own);
  if (own.parts === 1) watch();
  planNow();
  return () => {
    own.parts -= 1;
    if (own.parts > 0) return;
    shown.delete(fixtureId);
    watch();
  };
};

const planNow = (): void => plan(nextMs());

const plan = (afterMs: number): void => {
  if (isAsking) return;
  clearTimeout(timer);
  if (shown.size > 0) timer = setTimeout(() => void ask(), afterMs);
};

const nextMs = (): number => {
  const ids = watched();
  if (ids.some((id) => shown.get(id)?.isDue)) return 0;
  if (ids.every((id) => told.has(id))) return CHECK_MS;
  return document.hidden ? SLOW_MS : ASK_MS;
};

/** Those that came on screen last have never been read; they are asked for all their prices, the others for changes. */
const ask = async (): Promise<void> => {
  const ids = watched();
  const untold = ids.filter((id) => shown.get(id)?.isDue === true || !told.has(id));
  const asked = untold.length > 0 ? untold : ids;
  const [fresh, known] = [asked.filter(isFresh), asked.filter((id) => !isFresh(id))];
  isAsking = true;
  let afterMs: number | undefined;
  try {
    if (fresh.length > 0) await askFor(fresh, undefined);
    if (known.length > 0) await askFor(known, leastOf(known));
  } catch (error) {
    console.warn(error);
    afterMs = SLOW_MS;
  }
  isAsking = false;
  plan(afterMs ?? nextMs());
};

const isFresh = (id: string): boolean => shown.get(id)?.after === undefined;

const leastOf = (ids: readonly string[]): string =>
  ids
    .map((id) => BigInt(shown.get(id)?.after ?? '0'))
    .reduce((least, each) => (each < least ? each : least))
    .toString();

const askFor = async (ids: readonly string[], after: string | undefined): Promise<void> => {
  const sentMs = performance.now();
  const asked = ids.flatMap((id) => shown.get(id) ?? []);
  for (const each of asked) each.isDue = false;
  const answer = await call(readPrices, {
    query: { fixtures: ids.join(','), ...(after !== undefined && { after }) },
  }).catch((error: unknown) => {
    for (const each of asked) each.isDue = true;
    throw error;
  });
  heardTime(answer.serverTime, sentMs);
  keepChanges(answer);
  for (const each of asked) each.after = answer.next;
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
