import { lazyPart } from '../../shared/lazy-part.ts';

export const BonusPage = lazyPart(
  () => import('./components/bonus-page.tsx').then((part) => part.BonusPage),
  ['bonus'],
);

export const BonusMeter = lazyPart(
  () => import('./components/bonus-meter.tsx').then((part) => part.BonusMeter),
  ['bonus'],
);

export const RewardPage = lazyPart(
  () => import('./components/reward-page.tsx').then((part) => part.RewardPage),
  ['bonus'],
);
