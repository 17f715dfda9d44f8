import { lazyPart } from '../../shared/lazy-part.ts';

/** The part of raffles on the page of fair play. */
export const RafflePaste = lazyPart(
  () => import('./components/raffle-paste.tsx').then((part) => part.RafflePaste),
  ['loyalty'],
);
