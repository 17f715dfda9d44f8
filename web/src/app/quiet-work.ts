import { runSiteWorker } from '../features/offline/index.ts';
import { layOutRest } from './lay-out-rest.ts';

/** What is left for when the page is quiet, as one part: the rest of its layout, and the worker that keeps the site. */
export const doQuietWork = async (site: Parameters<typeof runSiteWorker>[0]): Promise<void> => {
  layOutRest();
  await runSiteWorker(site);
};
