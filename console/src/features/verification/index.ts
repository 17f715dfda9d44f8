import type { Feature } from '../../app/features.ts';

export const feature: Feature = { 'verification.documents': () => import('./documents.tsx') };
