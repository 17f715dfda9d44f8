import type { CentrePage } from '../../../shared/store/centre-page.ts';

/** The pages that are not open yet. All of them belong to the promotions. */
export const NOT_OPEN = [
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'manualRebate',
] as const satisfies readonly CentrePage[];

export type NotOpenPage = (typeof NOT_OPEN)[number];

export const isNotOpen = (page: CentrePage): page is NotOpenPage => NOT_OPEN.some((other) => other === page);
