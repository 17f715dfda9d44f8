import type { Feature } from '../../app/features.ts';

export const feature: Feature = { 'wallet.proof': () => import('./proof-page.tsx') };
