import { lazyPart } from '../../shared/lazy-part.ts';

export const DownloadModal = lazyPart(
  () => import('./components/download-modal.tsx').then((part) => part.DownloadModal),
  ['modals', 'download'],
);
/** Drawn when it comes near: working the code out takes a slow phone a noticeable moment. */
export const InstallQr = lazyPart(() => import('./components/install-qr.tsx').then((part) => part.InstallQr), [], {
  isStyled: true,
});
