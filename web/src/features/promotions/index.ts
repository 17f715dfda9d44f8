/** What the house offers: the list, one offer in full and applying for it, the strip of home, the carousel for new players. */
export { NewPlayerCarousel } from './components/new-player-carousel.tsx';
export { PromotionFrame } from './components/promotion-frame.tsx';
export { PromotionList } from './components/promotion-list.tsx';
export { PromotionStrip } from './components/promotion-strip.tsx';
export { DropStrip } from './lazy-panel.ts';
export { offerIdOf } from './model/offer-id.ts';
