import { lazyPart } from '../../shared/lazy-part.ts';

/** For headers of phones, which have no room for the meter. */
export const BonusLine = lazyPart(
  () => import('./components/bonus-line.tsx').then((part) => part.BonusLine),
  ['bonus'],
);
