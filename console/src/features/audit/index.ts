import type { Feature } from '../../app/features.ts';

/** The check of the chain. */
export const feature: Feature = { 'audit.chain': () => import('./chain-page.tsx') };
