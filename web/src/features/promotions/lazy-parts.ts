import { lazyPart } from '../../shared/lazy-part.ts';

export const PromotionCards = lazyPart(
  () => import('./components/promotion-cards.tsx').then((part) => part.PromotionCards),
  ['promotions'],
);
