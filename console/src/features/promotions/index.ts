import type { Feature } from '../../app/features.ts';

/** How an offer looks on its page of the site. */
export const feature: Feature = { 'promotions.preview': () => import('./preview.tsx') };
