import type { Feature } from '../../app/features.ts';

/** What the house keeps of a match, score by score. */
export const feature: Feature = { 'sports.exposure': () => import('./exposure.tsx') };
