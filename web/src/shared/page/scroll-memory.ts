import { type ArrivalKind, PLACES_KEY } from './arrival-kinds.ts';
import { bringTo } from './bring-to.ts';
import { readNavigation } from './navigation.ts';
import { createScrollPlaces } from './scroll-places.ts';
import { scrollTargetOf, scrollToTarget } from './scroll-target.ts';

const address = (): string => location.pathname + location.search;

/** Browsers that name the entries of the history tell two visits of one address apart. */
const entryKey = (): string | undefined => {
  const { entries, index } = readNavigation();
  return entries[index]?.key;
};

type ScrollMemory = {
  /** A page that stands: a new one goes to its hash or its top, one that is come back to where it was left. */
  readonly arrive: (arrival: ArrivalKind, isCategory: boolean) => void;
};

let memory: ScrollMemory | undefined;

/** The one memory of the tab. */
export const scrollMemory = (): ScrollMemory => (memory ??= createScrollMemory());

/**
 * Remembers how far pages are scrolled and brings anyone who comes back there. The browser's own way gives up at once,
 * while a lobby of thousands is short until its tiles have been measured again.
 */
const createScrollMemory = (): ScrollMemory => {
  const places = createScrollPlaces(sessionStorage.getItem(PLACES_KEY));
  let path = location.pathname;
  let stop: (() => void) | undefined;
  /** Between pages nothing is where it should be remembered. */
  let isOnTheWay = false;

  const namesHere = (): readonly (string | undefined)[] => [entryKey(), address()];
  /** The visit that is scrolled: when a move is reported, the address is another one already. */
  let here = namesHere();

  const placeHere = (): number | undefined => places.find(...namesHere());
  const keepAs = (names: typeof here): void => {
    for (const name of names) if (name !== undefined) places.keep(name, scrollY);
  };
  const restore = (top: number): void => {
    stop?.();
    isOnTheWay = true;
    stop = bringTo(top, () => {
      isOnTheWay = false;
      keep();
    });
  };
  const keep = (): void => {
    if (isOnTheWay) return;
    here = namesHere();
    keepAs(here);
  };
  /** Another page says so itself when it stands. */
  const leave = (): void => {
    if (location.pathname === path) return;
    // A scroll is reported a frame later than it is done, which may be too late.
    if (!isOnTheWay) keepAs(here);
    stop?.();
    isOnTheWay = true;
  };

  /** A hash that was just followed is a new entry of the history, and the browser has scrolled to its target itself. */
  const isNewHash = (): boolean => {
    const key = entryKey();
    return location.hash.length > 1 && (key === undefined || places.find(key) === undefined);
  };

  history.scrollRestoration = 'manual';
  addEventListener('scroll', keep, { passive: true });
  addEventListener('popstate', () => {
    leave();
    if (location.pathname !== path) return;
    if (isNewHash()) {
      stop?.();
      isOnTheWay = false;
    } else restore(placeHere() ?? 0);
  });
  addEventListener('pushState', leave);
  addEventListener('pagehide', () => sessionStorage.setItem(PLACES_KEY, places.write()));

  const [visit] = performance.getEntriesByType('navigation');
  const isComeBack = visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
  const place = placeHere() ?? 0;
  if (isComeBack && place > scrollY) restore(place);
  else keep();

  return {
    arrive: (arrival, isCategory) => {
      path = location.pathname;
      here = namesHere();
      if (arrival === 'return') return restore(placeHere() ?? 0);
      stop?.();
      isOnTheWay = false;
      scrollToTarget(scrollTargetOf({ hash: location.hash, isCategory }));
    },
  };
};
