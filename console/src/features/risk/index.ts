import type { Feature } from '../../app/features.ts';

export const feature: Feature = {
  'risk.links': () => import('./links.tsx'),
  'risk.case-links': () => import('./links.tsx'),
};
