import type { CentrePage } from '../../../shared/store/centre-page.ts';

/** What can be used instead of a page that is not open: another page of the centre or the offers. */
export type NextStep = CentrePage | 'promotions';

/** The pages that are not open yet, each with the next useful step. */
export const NOT_OPEN = {
  bonusDetails: 'promotions',
  rewardCenter: 'promotions',
  referral: 'promotions',
  missionLeaderboard: 'promotions',
  manualRebate: 'promotions',
} as const satisfies Partial<Readonly<Record<CentrePage, NextStep>>>;

export type NotOpenPage = keyof typeof NOT_OPEN;

export const isNotOpen = (page: CentrePage): page is NotOpenPage => page in NOT_OPEN;
