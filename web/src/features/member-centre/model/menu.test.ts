import { expect, test } from 'vitest';
import { badgeOf, CENTRE_MENU } from './menu.ts';
import { isMarked, isNotOpen, NOT_OPEN } from './not-open.ts';

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

test('an entry that is not open says so and leads to one that is, or out of the centre', () => {
  const steps = Object.values(NOT_OPEN);

  expect(CENTRE_MENU.filter((page) => !isNotOpen(page))).toEqual([
    'securityCenter',
    'transferFund',
    'withdraw',
    'personalHistoryCopy',
    'transactionHistory',
    'messageV2',
  ]);
  expect(steps.filter((step) => step !== 'promotions' && isNotOpen(step))).toEqual([]);
});

test('the deposit is marked as not open unless the site refills play money', () => {
  expect(isMarked('depositv2', { hasRefills: true })).toBe(false);
  expect(isMarked('depositv2', { hasRefills: false })).toBe(true);
  expect(isMarked('withdraw', { hasRefills: true })).toBe(false);
  expect(isMarked('transferFund', { hasRefills: false })).toBe(false);
});
