import { scope } from './scope.ts';
import { closeCaches } from './caches.ts';

/*
 * What the server answers in the worker's place once an operator has switched it off: it takes over without asking,
 * throws away everything that was kept, and goes. Open pages stay as they are; the next request of each is the browser's.
 */

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(retire()));

const retire = async (): Promise<void> => {
  await closeCaches();
  await scope.registration.unregister();
};
