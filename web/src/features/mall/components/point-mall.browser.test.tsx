import { parseMoney } from '@fairground/contract/money';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { PointMall } from './point-mall.tsx';

const REWARD = {
  ...{
    id: 1n,
    name: 'Lantern',
    about: 'A silk lantern.',
    type: 'GOODS',
    points: 1_500,
    amount: null,
    terms: null,
    spins: null,
    quantity: 4,
  },
  ...{ minRank: 0, memberLimit: 2, image: '', hue: 20 },
};
const CASH = { ...REWARD, id: 2n, name: '100 to your wallet', type: 'CASH', points: 500, amount: parseMoney('100') };
const BONUS = {
  ...{ ...CASH, id: 3n, name: '200 to play with', type: 'BONUS', points: 400, amount: parseMoney('200') },
  terms: { wagerX100: 500, days: 7, maxBet: parseMoney('50') },
};
const CONFIG = {
  ...{ enabled: true, ratio: 100, minConvert: 1_000, multiple: 100, dailyConvertCap: parseMoney('500') },
  ...{ expiry: 'never', earn: [{ product: 'RNG', spend: parseMoney('1000') }], currencySymbol: '₫' },
  deposit: { spend: parseMoney('10000'), dayMax: 100 },
};
const POINTS = {
  ...{ points: 1_200, amount: parseMoney('12'), ratio: 100, lifetime: 1_200, convertLeft: parseMoney('500') },
  ...{ hasPaymentPassword: true, currencySymbol: '₫' },
};

const draw = (answers: object = {}, account: { readonly account?: string } = { account: 'ann' }) =>
  renderOnSite(<PointMall />, {
    ...account,
    answers: {
      'loyalty.read-points': POINTS,
      'loyalty.read-point-config': CONFIG,
      'loyalty.list-rewards': { list: [REWARD, CASH], currencySymbol: '₫' },
      'loyalty.list-redeems': { list: [], hasMore: false },
      ...answers,
    },
  });

test('[part of R-03] a member sees the balance, what it is worth, and how far each reward is', async () => {
  await draw();

  await expect.element(page.getByText('1,200', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/worth 12\.00/)).toBeVisible();
  await expect.element(page.getByText('300 points to go')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Redeem', exact: true })).toBeVisible();
});

test('[part of R-03] redeeming says what it costs and what remains, and asks for the payment password', async () => {
  await draw();
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();

  await expect.element(page.getByText('Costs 500 points, 700 remain')).toBeVisible();
  await page.getByRole('button', { name: 'Redeem now' }).click();
  await expect.element(page.getByText('Enter your payment password.')).toBeVisible();
});

test('a bonus says on its card and before it is taken how it is played', async () => {
  await draw({ 'loyalty.list-rewards': { list: [BONUS], currencySymbol: '₫' } });
  const note = page.getByText(/wager it 5 times within 7 days, with stakes of at most 50\.00/);

  await expect.element(note.first()).toBeVisible();
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();

  await expect.element(page.getByRole('dialog').getByText(/wager it 5 times/)).toBeVisible();
});

test('[part of R-03] converting shows what points come to, and refuses what does not fit', async () => {
  await draw();
  await page.getByRole('button', { name: 'Convert to cash' }).click();
  const field = page.getByRole('textbox', { name: 'Points to convert' });
  await field.fill('1100');
  await expect.element(page.getByText(/You receive 11\.00/)).toBeVisible();

  await field.fill('1300');
  await page.getByRole('dialog').getByRole('button', { name: 'Convert to cash' }).click();

  await expect.element(page.getByText('Enter a number of points within the limits.')).toBeVisible();
});

test('[part of R-03] a visitor sees the shelves and how points are earned, and the way in', async () => {
  await draw({}, {});

  await expect.element(page.getByText('Log in to see your points')).toBeVisible();
  await expect.element(page.getByText('Lantern')).toBeVisible();
  await expect.element(page.getByText('How points are earned')).toBeVisible();
  expect(page.getByRole('button', { name: 'Redeem', exact: true }).elements()).toHaveLength(0);
});

test('an address is changed in its place, keeping its country, and another one becomes the default', async () => {
  const home = { ...{ id: 7n, name: 'An', phone: '0901234567', line: '12 Le Loi' }, ...{ city: 'Hue', country: 'VN' } };
  const far = { ...home, id: 8n, name: 'Binh', country: 'LA', isDefault: false };
  await draw({ 'loyalty.list-addresses': { list: [{ ...home, isDefault: true }, far] } });
  const real = globalThis.fetch;
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    if (init?.method !== 'PUT') return real(address, init);
    if (typeof init.body === 'string') sent.push(JSON.parse(init.body));
    return Promise.resolve(Response.json({ success: true, value: { list: [] }, message: null }));
  });
  await page.getByRole('tab', { name: 'Addresses' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Binh' });

  await line.getByRole('button', { name: 'Change' }).click();
  // The form of the address stands before the one for a new one.
  const city = page.getByRole('textbox', { name: 'City or province' }).first();
  const save = page.getByRole('button', { name: 'Save the address' }).first();
  await city.fill('');
  await save.click();
  await expect.element(page.getByText(/Fill in every field/)).toBeVisible();
  await city.fill('Vientiane');
  await save.click();
  await line.getByRole('button', { name: 'Make it the default' }).click();

  const { isDefault, ...kept } = far;
  await expect
    .poll(() => sent)
    .toEqual([
      { ...kept, id: '8', city: 'Vientiane' },
      { ...kept, id: '8', isDefault: !isDefault },
    ]);
});
