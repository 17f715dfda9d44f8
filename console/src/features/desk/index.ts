import type { Feature } from '../../app/features.ts';

export const feature: Feature = { 'desk.reports': () => import('./reports-page.tsx') };
