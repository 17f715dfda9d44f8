import type { Feature } from '../../app/features.ts';

/** The roles and what each may do. */
export const feature: Feature = { 'operators.roles': () => import('./roles-page.tsx') };
