import { lazyPart } from '../../shared/lazy-part.ts';

/** The terms of an offer that gives by itself, and the next step. */
export const OfferPanel = lazyPart(
  () => import('./components/offer-panel.tsx').then((part) => part.OfferPanel),
  ['bonus'],
);

/** Red packets above the offers. */
export const DropStrip = lazyPart(
  () => import('./components/drop-strip.tsx').then((part) => part.DropStrip),
  ['bonus'],
);

/** Beside an offer in full; apart from the parts that home shows. */
export const ApplicationPanel = lazyPart(
  () => import('./components/application-panel.tsx').then((part) => part.ApplicationPanel),
  ['applications', 'pictures'],
);
