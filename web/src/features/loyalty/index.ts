/** Ranks, missions, races, rebates, invitations and raffles, as far as players see them. */
export { useMissionCount } from './api/missions.ts';
export { MissionsPage, RanksPage, RebatePage, ReferralPage } from './lazy-parts.ts';
