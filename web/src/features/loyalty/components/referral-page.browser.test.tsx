import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { ReferralPage } from './referral-page.tsx';

const REFERRAL = {
  ...{ code: 'K7M2QX', invited: 2, rewarded: 1, hasMore: false, currencySymbol: '₫' },
  rule: {
    ...{ reward: parseMoney('20000'), needDeposit: parseMoney('100000'), needValid: parseMoney('300000'), days: 30 },
  },
  list: [{ name: 'mi***nh', joinedAt: new Date('2026-11-12T00:00:00Z'), state: 'REWARDED' }],
  income: [{ day: '2026-11-14', amount: parseMoney('20000'), count: 1 }],
};

test('[C-11] the page has the code, the link, a picture to scan, who joined under masked names, and the income by day', async () => {
  await renderOnSite(<ReferralPage />, {
    account: 'ann',
    answers: {
      'loyalty.read-referral': REFERRAL,
      'loyalty.list-claims': { list: [], hasMore: false, currencySymbol: '₫' },
    },
  });

  await expect.element(page.getByText('K7M2QX', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/\/register\?referralCode=K7M2QX$/)).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Opens your link on a phone' })).toBeVisible();
  await expect.element(page.getByText('mi***nh')).toBeVisible();
  await expect.element(page.getByText('2026-11-14')).toBeVisible();
});
