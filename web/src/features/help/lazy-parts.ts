import { lazyPart } from '../../shared/lazy-part.ts';

export const HelpModal = lazyPart(
  () => import('./components/help-modal.tsx').then((part) => part.HelpModal),
  ['modals'],
);
