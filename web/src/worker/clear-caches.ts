import { FILES, findStored, isShell, keep, outdatedCaches } from './caches.ts';

/**
 * Clears what earlier builds have left. Their scripts move to the common files first: a page that was seen under the
 * old build still opens without a network, and a tab that still shows one can load the rest of it.
 */
export const clearCaches = async (stamp: string): Promise<void> => {
  for (const name of outdatedCaches(await caches.keys(), stamp)) {
    if (isShell(name)) await moveFiles(name);
    await caches.delete(name);
  }
};

const moveFiles = async (name: string): Promise<void> => {
  const shell = await caches.open(name);
  for (const { url } of await shell.keys()) {
    if (!new URL(url).pathname.startsWith('/assets/') || (await findStored(FILES, url))) continue;
    const file = await shell.match(url);
    if (file) await keep(FILES, url, file);
  }
};
