import { facts } from './facts.ts';
import { isAnswer, isFile, isOld, isPage } from './keepable.ts';
import { OFFLINE_PATH } from './messages.ts';
import { ANSWERS, ART, FILES, findStored, keep, PAGES, shellOf } from './caches.ts';
import type { StoredCache } from './caches.ts';
import { scope } from './scope.ts';
import type { FetchEvent } from './scope.ts';

const SHELL = shellOf(facts.stamp);

/** What is done for a visitor, and what may follow after the answer. */
type Work = { readonly event: Pick<FetchEvent, 'waitUntil'>; readonly request: Request };

/** From the network, else as it was last seen, else the page for times without a network. */
export const answerPage = async (event: FetchEvent): Promise<Response> => {
  const key = pageKeyOf(event.request.url);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isPage(answer)) event.waitUntil(keep(PAGES, key, answer.clone()));
    return answer;
  } catch {
    return (await findStored(PAGES, key)) ?? (await findStored(SHELL, OFFLINE_PATH)) ?? Response.error();
  }
};

/** As it is kept; what is not is fetched once. */
export const answerForGood = async ({ event, request }: Work): Promise<Response> => {
  const store = cacheOf(request.url);
  const kept = (await findStored(SHELL, request.url)) ?? (await findStored(store, request.url));
  return kept ?? fetchFile({ event, request }, store);
};

/** As it is kept, and looked after behind it. */
export const answerRenewed = async (work: Work): Promise<Response> => {
  const { event, request } = work;
  const kept = (await findStored(ART, request.url)) ?? (await findStored(SHELL, request.url));
  const renewed = fetchFile(work, ART);
  if (!kept) return renewed;
  // Without a network the kept one stands; the next visit tries again.
  event.waitUntil(renewed.catch(() => undefined));
  return kept;
};

/** From the network, else as it was last heard in the same language. */
export const answerRead = async ({ event, request }: Work): Promise<Response> => {
  const key = answerKeyOf(request.url, request.headers.get('language') ?? '');
  try {
    const answer = await fetch(request);
    if (isAnswer(answer)) event.waitUntil(keep(ANSWERS, key, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await findStored(ANSWERS, key);
    if (kept) return kept;
    throw error;
  }
};

/** Keeps a page somebody reached without loading it, and the files of a page that was loaded before the worker came. */
export const keepVisited = async (path: string, files: readonly string[], now: number): Promise<void> => {
  await Promise.allSettled([keepPageOf(path, now), ...files.map(keepFileOf)]);
};

/** The offline page in the language the visitor reads now. */
export const keepOfflinePage = async (): Promise<void> => {
  const answer = await fetch(OFFLINE_PATH, { cache: 'no-cache' });
  if (!isPage(answer)) throw new Error(`${OFFLINE_PATH} answered ${answer.status}.`);
  await keep(SHELL, OFFLINE_PATH, answer);
};

/** Fetches everything of this build that works without a network; one piece missing and the build is not taken. */
export const keepShell = async (): Promise<void> => {
  const keepPiece = async (address: string, cache: RequestCache): Promise<void> => {
    const answer = await fetch(address, { cache });
    if (!isFile(answer)) throw new Error(`${address} answered ${answer.status}.`);
    await keep(SHELL, address, answer);
  };
  await Promise.all([
    ...facts.shell.map((address) => keepPiece(address, 'default')),
    ...facts.art.map((address) => keepPiece(address, 'no-cache')),
    keepOfflinePage(),
  ]);
};

const keepPageOf = async (path: string, now: number): Promise<void> => {
  const key = pageKeyOf(new URL(path, scope.location.origin).href);
  const kept = await findStored(PAGES, key);
  if (kept && !isOld(kept, now)) return;
  const answer = await fetch(key);
  if (isPage(answer)) await keep(PAGES, key, answer);
};

const keepFileOf = async (url: string): Promise<void> => {
  const store = cacheOf(url);
  if ((await findStored(SHELL, url)) ?? (await findStored(store, url))) return;
  const answer = await fetch(url);
  if (isFile(answer)) await keep(store, url, answer);
};

const fetchFile = async ({ event, request }: Work, store: StoredCache): Promise<Response> => {
  const answer = await fetch(request);
  if (isFile(answer)) event.waitUntil(keep(store, request.url, answer.clone()));
  return answer;
};

/** Pictures are many and push each other out; scripts, texts and the document of the search do not go with them. */
const cacheOf = (url: string): StoredCache => (/^\/(tiles|brand)\//.test(new URL(url).pathname) ? ART : FILES);

/** A page is the same whatever stands behind the question mark, and what stands there may be a secret of its reader. */
const pageKeyOf = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
};

const answerKeyOf = (url: string, language: string): string => {
  const key = new URL(url);
  key.searchParams.set('kept-in', language);
  return key.href;
};
