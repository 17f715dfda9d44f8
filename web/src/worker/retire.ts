import { SHELF_PREFIX } from './messages.ts';
import { scope } from './scope.ts';

/*
 * What the server answers in the worker's place once an operator has switched it off: it takes over without asking,
 * throws away everything that was kept, and goes. Open pages stay as they are; the next request of each is the browser's.
 */

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(retire()));

const retire = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(SHELF_PREFIX)).map((name) => caches.delete(name)));
  await scope.registration.unregister();
};
