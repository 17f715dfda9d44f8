/** The site without a network: the worker that keeps it, the notice of a new version, and the page of last resort. */
export { OfflinePage } from './components/offline-page.tsx';
export { runSiteWorker } from './run-site-worker.ts';
