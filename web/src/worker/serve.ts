import {
  answerForGood,
  answerPage,
  answerRead,
  answerRenewed,
  keepOfflinePage,
  keepShell,
  keepVisited,
} from './answers.ts';
import { facts } from './facts.ts';
import { handlingOf } from './handling.ts';
import { clearCaches } from './clear-caches.ts';
import { scope } from './scope.ts';
import { closeCaches } from './caches.ts';
import type { FetchEvent, MessageToWorker } from './scope.ts';

/*
 * The site's service worker: pages that were seen open without a network, files that never change are fetched once.
 * It does not take over by itself from one that is running: the visitor says when the new version may come.
 */

scope.addEventListener('install', (event) => event.waitUntil(keepShell()));

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([clearCaches(facts.stamp), scope.registration.navigationPreload?.enable()]));
  // The page that brought the worker is looked after at once; it need not be loaded again.
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, url, destination, headers } = request;
  const handling = handlingOf({ method, url, destination, isRange: headers.has('range') }, scope.location.origin);
  if (handling !== 'leave') event.respondWith(ANSWERS_BY[handling](event));
});

const ANSWERS_BY = {
  page: answerPage,
  'for-good': (event: FetchEvent) => answerForGood({ event, request: event.request }),
  renew: (event: FetchEvent) => answerRenewed({ event, request: event.request }),
  answer: (event: FetchEvent) => answerRead({ event, request: event.request }),
} as const;

scope.addEventListener('message', (event) => {
  const work = heed(event);
  if (work) event.waitUntil(work);
});

const heed = ({ data, ports }: MessageToWorker): Promise<unknown> | undefined => {
  switch (data.kind) {
    case 'visited':
      return keepVisited(data.path, data.files, Date.now());
    case 'language':
      return keepOfflinePage();
    case 'take-over':
      return scope.skipWaiting();
    case 'forget':
      return closeCaches();
    case 'build':
      ports[0]?.postMessage(facts.build);
      return undefined;
  }
};
