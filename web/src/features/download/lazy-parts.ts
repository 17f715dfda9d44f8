import { lazyPart } from '../../shared/lazy-part.ts';

export const DownloadModal = lazyPart(
  () => import('./components/download-modal.tsx').then((part) => part.DownloadModal),
  ['modals', 'download'],
);
