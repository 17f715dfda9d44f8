import { lazyPart } from '../../shared/lazy-part.ts';

export const LanguageModal = lazyPart(
  () => import('./components/language-modal.tsx').then((part) => part.LanguageModal),
  ['modals'],
);
