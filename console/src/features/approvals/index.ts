import type { Feature } from '../../app/features.ts';

/** Who may decide a held change, and until when. */
export const feature: Feature = { 'approvals.decision': () => import('./decision-panel.tsx') };
