import { lazyPart } from '../../shared/lazy-part.ts';

/** Beside an offer in full; apart from the parts that home shows. */
export const ApplicationPanel = lazyPart(
  () => import('./components/application-panel.tsx').then((part) => part.ApplicationPanel),
  ['applications', 'pictures'],
);
