import { PAGE_CACHE, CACHE_PREFIX } from './messages.ts';

/** A store of answers with room for so many; null keeps all. */
export type StoredCache = { readonly name: string; readonly entriesMax: number | null };

const storedCache = (name: string, entriesMax: number | null): StoredCache => ({
  name: `${CACHE_PREFIX}${name}`,
  entriesMax,
});

export const FILES = storedCache('files', 400);
export const ART = storedCache('art', 400);
export const ANSWERS = storedCache('answers', 80);
export const PAGES: StoredCache = { name: PAGE_CACHE, entriesMax: 40 };

const SHELL_PREFIX = `${CACHE_PREFIX}shell-`;

/** What every page of one build needs. A new build fills a cache of its own and leaves the running one alone. */
export const shellOf = (stamp: string): StoredCache => ({ name: `${SHELL_PREFIX}${stamp}`, entriesMax: null });

export const isShell = (name: string): boolean => name.startsWith(SHELL_PREFIX);

/** Our caches that the running build has no use for. */
export const outdatedCaches = (names: readonly string[], stamp: string): readonly string[] => {
  const wanted = [FILES, ART, ANSWERS, PAGES, shellOf(stamp)].map(({ name }) => name);
  return names.filter((name) => name.startsWith(CACHE_PREFIX) && !wanted.includes(name));
};

let areClosed = false;

/** Throws everything away and keeps nothing from now on, whatever is still on its way. */
export const closeCaches = async (): Promise<void> => {
  areClosed = true;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
};

/** Lays an answer on top; the one nobody has put there again for the longest time makes room. */
export const keep = async ({ name, entriesMax }: StoredCache, key: string, answer: Response): Promise<void> => {
  if (areClosed) return;
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, answer);
  if (entriesMax === null) return;
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - entriesMax)).map((old) => cache.delete(old)));
};

/** A lookup creates no cache. */
export const findStored = ({ name }: StoredCache, key: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName: name });
