import { handlingOf } from '../../worker/handling.ts';
import type { WorkerMessage } from '../../worker/messages.ts';

/**
 * Tells the worker where the visitor is. It sees pages that are loaded, not those that are reached by a click, and
 * nothing at all of what the first page was made of before it came.
 */
export const reportVisits = (): void => {
  let told = '';
  const tell = (): void => {
    if (!navigator.onLine || told === location.pathname) return;
    told = location.pathname;
    postToWorker({ kind: 'visited', path: told, files: filesOfPage() });
  };
  // The document says which language it is in after the cookie does, and it is by the cookie that the server knows.
  new MutationObserver(() => postToWorker({ kind: 'language' })).observe(document.documentElement, {
    attributeFilter: ['data-language'],
  });
  for (const kind of ['pushState', 'replaceState', 'popstate']) addEventListener(kind, tell);
  // The first worker takes the page over a moment after it was installed.
  void navigator.serviceWorker.ready.then(() => {
    if (navigator.serviceWorker.controller) tell();
    else navigator.serviceWorker.addEventListener('controllerchange', tell, { once: true });
  });
};

export const postToWorker = (message: WorkerMessage): void => navigator.serviceWorker.controller?.postMessage(message);

const filesOfPage = (): readonly string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(isFileOfSite),
  ),
];

const isFileOfSite = (url: string): boolean => {
  const handling = handlingOf({ method: 'GET', url, destination: '', isRange: false }, location.origin);
  return handling === 'for-good' || handling === 'renew';
};
