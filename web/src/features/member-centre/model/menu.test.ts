import { expect, test } from 'vitest';
import { badgeOf, CENTRE_MENU } from './menu.ts';

test('[part of C-01] the menu has its fourteen entries in their order', () => {
  expect(CENTRE_MENU).toEqual([
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
  ]);
});

test('[part of C-01] the mission entry carries a badge when its count is above zero', () => {
  expect(badgeOf(0)).toBeUndefined();
  expect(badgeOf(3)).toBe('3');
  expect(badgeOf(120)).toBe('99+');
});
