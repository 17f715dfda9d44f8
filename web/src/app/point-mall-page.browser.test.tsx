import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { matchRoute } from './routes.ts';
import { renderOnSite } from '../testing/stand.tsx';
import { Page } from '../pages/point-mall-page.tsx';

const LOOK = { about: '', terms: null, spins: null, minRank: 0, memberLimit: null, image: '', hue: 20 };
const GOODS = { ...LOOK, id: 1n, name: 'Lantern', type: 'GOODS', points: 900, amount: null, quantity: 4 };
const CASH = { ...LOOK, id: 2n, name: '100 to your wallet', type: 'CASH', points: 500, amount: parseMoney('100') };
const ORDER = {
  ...{ id: 5n, no: 'R00000005', time: new Date('2026-11-16T05:00:00Z'), name: 'Lantern', image: '', hue: 20 },
  ...{
    type: 'GOODS',
    quantity: 1,
    points: 900,
    amount: null,
    status: 'APPROVED',
    delivery: 'SHIPPED',
    tracking: 'VN1',
  },
  ...{ remark: '', receivingAddress: 'An, 1 Street, Town', cancelUntil: null },
};
const ENTRY = {
  id: 9n,
  type: 'EARN_BET',
  changed: 12,
  balance: 1_200,
  remark: '',
  time: new Date('2026-11-16T05:00:00Z'),
};
const ADDRESS = {
  id: 3n,
  name: 'An',
  phone: '0901234567',
  line: '1 Street',
  city: 'Town',
  country: 'VN',
  isDefault: true,
};

const ANSWERS = {
  'loyalty.read-points': {
    ...{ points: 1_200, amount: parseMoney('12'), ratio: 100, lifetime: 1_200, convertLeft: parseMoney('500') },
    ...{ hasPaymentPassword: true, currencySymbol: '₫' },
  },
  'loyalty.read-point-config': {
    ...{ enabled: true, ratio: 100, minConvert: 1_000, multiple: 100, dailyConvertCap: parseMoney('500') },
    ...{ expiry: 'never', earn: [{ product: 'RNG', spend: parseMoney('1000') }], currencySymbol: '₫' },
    deposit: { spend: parseMoney('10000'), dayMax: 100 },
  },
  'loyalty.list-rewards': { list: [GOODS, { ...CASH, quantity: 9 }], currencySymbol: '₫' },
  'loyalty.list-redeems': { list: [ORDER], hasMore: false },
  'loyalty.list-point-entries': { list: [ENTRY], hasMore: false },
  'loyalty.list-addresses': { list: [ADDRESS] },
};

test('[R-03] /pointMall is the points mall: the balance, rewards to redeem, the way to convert, what was redeemed, the history of points and the addresses', async () => {
  const { route } = matchRoute('/pointMall');
  expect([route.page, route.bannerGroup]).toEqual(['point-mall-page', 'w_shop']);

  await renderOnSite(<Page />, { account: 'ann', answers: ANSWERS });

  await expect.element(page.getByRole('heading', { level: 1, name: 'Points mall' })).toBeVisible();
  await expect.element(page.getByText('1,200', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Points never expire')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Convert to cash' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Lantern' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Redeem', exact: true }).first()).toBeEnabled();
  await expect.element(page.getByText('How points are earned')).toBeVisible();
  await page.getByText('Cash', { exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Lantern' })).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Redeemed' }).click();
  await expect.element(page.getByText('On its way')).toBeVisible();
  await expect.element(page.getByText('To An, 1 Street, Town')).toBeVisible();
  await page.getByRole('tab', { name: 'Point history' }).click();
  await expect.element(page.getByText('Play', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Addresses' }).click();
  await expect.element(page.getByText(/1 Street/)).toBeVisible();
});
