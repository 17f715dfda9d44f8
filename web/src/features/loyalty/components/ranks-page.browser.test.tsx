import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { RanksPage } from './ranks-page.tsx';

const rank = (level: number, name: string) => ({
  ...{ level, name, color: '#d9e2ec', color2: '#7b8794', rebateBoostPpm: level * 100, pointsX100: 100 + level * 10 },
  needValid: parseMoney(`${level}000000`),
  needDeposit: parseMoney(`${level}00000`),
  keepValid: parseMoney(`${level}00000`),
  upgradeBonus: parseMoney(`${level}000`),
  monthSalary: parseMoney(`${level}00`),
  dailyWithdrawals: level === 0 ? null : 4,
  hasOwnService: level > 4,
});
const RANKS = { list: [rank(0, 'Newcomer'), rank(1, 'Bronze'), rank(5, 'Emerald')], currencySymbol: '₫' };
const PROGRESS = {
  ...{ currentRank: 0, nextRank: 1, lockedUntil: null },
  totalTurnover: { actual: parseMoney('250000'), expected: parseMoney('1000000') },
  deposit: { actual: parseMoney('0'), expected: parseMoney('100000') },
  monthlyTurnover: { actual: parseMoney('0'), expected: parseMoney('0') },
};
const CLAIM = {
  ...{ id: 7n, kind: 'RANK_UPGRADE', name: 'Bronze', amount: parseMoney('2000'), points: 0, turnover: 1 },
  ...{ state: 'CLAIMABLE', createdAt: new Date('2026-11-18T08:00:00Z'), lapsesAt: null, claimedAt: null },
};

const draw = (answers: object = {}, who: { readonly account?: string } = { account: 'ann' }) =>
  renderOnSite(<RanksPage />, {
    ...who,
    answers: {
      'loyalty.list-ranks': RANKS,
      'loyalty.read-rank-progress': PROGRESS,
      'loyalty.list-claims': { list: [], hasMore: false, currencySymbol: '₫' },
      ...answers,
    },
  });

test('[part of A-10] a member sees its rank, both ways to the next one, and what every rank gives', async () => {
  await draw();

  await expect.element(page.getByText('On the way to Bronze')).toBeVisible();
  await expect.element(page.getByText(/250,000\.00.*of 1,000,000\.00/)).toBeVisible();
  await expect.element(page.getByRole('progressbar').first()).toHaveAttribute('value', '25');
  await expect.element(page.getByText('A service channel of its own')).toBeVisible();
});

test('[part of A-10] what is due stands there with what it is worth, one press away', async () => {
  await draw({ 'loyalty.list-claims': { list: [CLAIM], hasMore: false, currencySymbol: '₫' } });

  await expect.element(page.getByText('Upgrade bonus: Bronze')).toBeVisible();
  await expect.element(page.getByText('To be played once before it can be withdrawn')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Take it' })).toBeEnabled();
});

test('[part of A-10] a visitor sees every rank and the way in', async () => {
  await draw({}, {});

  await expect.element(page.getByText('Where do you stand?')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Emerald' })).toBeVisible();
  expect(page.getByText('Waiting for you').elements()).toHaveLength(0);
});
