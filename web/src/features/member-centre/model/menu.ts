import type { CentrePage } from '../../../shared/store/centre-page.ts';

/** Every entry of the menu, in the order players know. */
export const CENTRE_MENU = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'manualRebate',
] as const satisfies readonly CentrePage[];

/** What is left of it for a member that excluded itself: nothing that brings money in, plays or gives anything for playing. */
export const CLOSED_CENTRE_MENU = [
  'securityCenter',
  'transferFund',
  'withdraw',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'messageV2',
] as const satisfies readonly CentrePage[];

/** A count beside an entry is news only when there is something to count. */
export const badgeOf = (count: number): string | undefined => {
  if (count <= 0) return undefined;
  return count > 99 ? '99+' : String(count);
};
