/** Ranks, missions, races, rebates, invitations and raffles, as far as players see them. */
export { useMissionCount } from './api/missions.ts';
export { RafflePaste } from './lazy-fair.ts';
export { MissionsPage, RanksPage, RebatePage, ReferralPage } from './lazy-parts.ts';
