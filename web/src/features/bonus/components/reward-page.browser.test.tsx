import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { RewardPage } from './reward-page.tsx';

const REWARD = {
  ...{ source: 'loyalty', id: '1', kind: 'MISSION', title: 'Play of the day', about: '', amount: null, points: 0 },
  ...{ as: 'cash', until: null, currencySymbol: '₫' },
};

test('[part of C-10] a reward of points says how many, and one of money says which points come with it', async () => {
  const list = [
    { ...REWARD, as: 'points', points: 1_500 },
    { ...REWARD, id: '2', amount: parseMoney('1000'), points: 20 },
  ];
  await renderOnSite(<RewardPage />, { account: 'ann', answers: { 'promotions.list-rewards': { list } } });

  await expect.element(page.getByText('1,500 points', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/1,000\.00/)).toBeVisible();
  await expect.element(page.getByText('+ 20 points', { exact: true })).toBeVisible();
});
