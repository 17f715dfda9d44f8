import { loadChunk } from '../../shared/hooks/load-chunk.ts';
import type { RunningSite } from './run-site-worker.ts';

/** Brings the worker's side of the page, which nobody waits for. */
export const runSiteWorker = async (site: RunningSite): Promise<void> => {
  const part = await loadChunk(() => import('./run-site-worker.ts'));
  await part.runSiteWorker(site);
};
