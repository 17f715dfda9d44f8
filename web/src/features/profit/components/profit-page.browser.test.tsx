import type { ValueOf } from '@fairground/contract/endpoint';
import type { readProfit } from '@fairground/contract/figures/endpoints';
import { money, parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { ProfitPage } from './profit-page.tsx';

const game = {
  betCount: 3,
  betAmount: parseMoney('3000'),
  validBet: parseMoney('2500'),
  payout: parseMoney('1200'),
  gameNet: parseMoney('-1800'),
  bonusStake: parseMoney('500'),
  bonusPayout: parseMoney('100'),
};
const moved = {
  rebate: parseMoney('15'),
  promo: parseMoney('50'),
  net: parseMoney('-1335'),
  deposit: parseMoney('10000'),
  withdrawal: money(0n),
};
const PROFIT: ValueOf<typeof readProfit> = {
  from: '2026-11-12',
  to: '2026-11-18',
  currency: 'VND',
  asOf: new Date('2026-11-18T05:00:00Z'),
  total: { ...game, ...moved, unsettled: parseMoney('70') },
  days: [
    { day: '2026-11-15', ...game, ...moved, net: parseMoney('400') },
    { day: '2026-11-17', ...game, ...moved, net: parseMoney('-1735') },
  ],
  products: [{ product: 'RNG', ...game, unsettled: parseMoney('70') }],
};
const NOTHING = {
  ...Object.fromEntries([...Object.keys(game), ...Object.keys(moved), 'unsettled'].map((key) => [key, money(0n)])),
  betCount: 0,
} as ValueOf<typeof readProfit>['total'];

test('[C-09] the page shows valid bets, payouts, rebates, bonus play and net, a chart of the days and a table beside it', async () => {
  const { container } = await renderOnSite(<ProfitPage />, {
    account: 'ann',
    answers: { 'figures.read-profit': PROFIT },
  });

  const totals = page.getByRole('region', { name: 'Totals' });
  for (const text of [/1,335\.00/, /2,500\.00/, /1,200\.00/, /15\.00/, /50\.00/, /70\.00/, /400\.00/])
    await expect.element(totals.getByText(text).first()).toBeVisible();
  await expect.element(page.getByText(/Best day: 400\.00\. Worst day: -1,735\.00/)).toBeInTheDocument();
  expect(container.querySelectorAll('figure rect')).toHaveLength(2);
  await expect.element(page.getByRole('table', { name: 'By day' }).getByText(/1,735\.00/)).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'By kind of game' }).getByText('Slots')).toBeVisible();
  await expect.element(page.getByText(/Everything before .* is counted/)).toBeVisible();
});

test('days without figures say so and offer a longer range', async () => {
  const asked: unknown[] = [];
  const answer = (input: unknown) => {
    asked.push(input);
    return Promise.resolve({ ...PROFIT, total: NOTHING, days: [], products: [] });
  };
  await renderOnSite(<ProfitPage />, { account: 'ann', answers: { 'figures.read-profit': answer } });
  await expect.element(page.getByText('Nothing on these days')).toBeVisible();

  await page.getByRole('button', { name: 'Show the last 30 days' }).click();

  await expect.poll(() => asked.length).toBe(2);
});
