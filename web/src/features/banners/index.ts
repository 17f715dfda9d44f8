/** The banners at the head of a page. */
export { Banners } from './components/banners.tsx';
export { PromotionBanner } from './components/promotion-banner.tsx';
