import type { Feature } from '../../app/features.ts';

/** How a draft looks on the page of the site. */
export const feature: Feature = { 'content.draft-preview': () => import('./draft-preview.tsx') };
