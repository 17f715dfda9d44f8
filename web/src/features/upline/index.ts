/** Sending money to the direct upline. */
import { lazyPart } from '../../shared/lazy-part.ts';

export const UplinePage = lazyPart(
  () => import('./components/upline-page.tsx').then((part) => part.UplinePage),
  ['upline'],
);
