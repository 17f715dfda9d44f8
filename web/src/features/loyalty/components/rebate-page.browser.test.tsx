import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { RebatePage } from './rebate-page.tsx';

const REBATE = {
  ...{ mode: 'MANUAL', isOpen: true, opensAt: '01:30', closesAt: '23:30', lapseDays: null, currencySymbol: '₫' },
  ...{ total: parseMoney('237.45'), minClaim: parseMoney('1'), rates: [{ product: 'RNG', ratePpm: 4_000 }] },
  list: [
    {
      ...{ day: '2026-11-16', product: 'RNG', ratePpm: 4_000, boostPpm: 300 },
      ...{ base: parseMoney('50000'), amount: parseMoney('215') },
    },
  ],
};

const draw = (rebate: object) =>
  renderOnSite(<RebatePage />, { account: 'ann', answers: { 'loyalty.read-rebate': rebate } });

test('[part of C-10] what is open is shown by day and product with its rate, one press away', async () => {
  await draw(REBATE);

  await expect.element(page.getByText(/237\.45/)).toBeVisible();
  await expect.element(page.getByText('0.43%')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Take it all' })).toBeEnabled();
});

test('[part of C-10] nothing can be taken outside the hours or below the least, and the page says when', async () => {
  await draw({ ...REBATE, isOpen: false });

  await expect.element(page.getByRole('button', { name: 'Take it all' })).toBeDisabled();
  await expect.element(page.getByText('It can be taken between 01:30 and 23:30.')).toBeVisible();
});
