import { lazyPart } from '../../shared/lazy-part.ts';

export const VendorGamesModal = lazyPart(
  () => import('./components/vendor-games-modal.tsx').then((part) => part.VendorGamesModal),
  ['play'],
);
