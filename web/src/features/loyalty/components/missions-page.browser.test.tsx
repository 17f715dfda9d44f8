import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { MissionsPage } from './missions-page.tsx';

const MISSION = {
  ...{ id: 1n, name: 'Play of the day', about: 'Valid bets of today.', metric: 'VALID_BET', period: 'DAILY', hue: 46 },
  ...{ products: [], hasBoard: false, endsAt: new Date('2026-11-17T17:00:00Z'), value: 250_000_000n, isNew: false },
  milestones: [
    { target: 100_000_000n, amount: parseMoney('50'), points: 5, claim: { id: 9n, state: 'CLAIMED' } },
    { target: 500_000_000n, amount: parseMoney('100'), points: 0, claim: null },
  ],
  prizes: [],
};
const RACE = {
  ...MISSION,
  ...{ id: 2n, name: 'Carousel race', hasBoard: true, milestones: [] },
  prizes: [{ from: 1, to: 1, amount: parseMoney('5000'), points: 500 }],
};
const row = (place: number, name: string, isOwn: boolean) => ({
  ...{ place, name, isOwn, value: BigInt(100 - place) * 1_000_000n, amount: parseMoney('0'), points: 0 },
});
const BOARD = {
  list: [row(1, 'mi***nh', false), row(2, 'an***vy', true)],
  ...{ members: 1_204, footer: { rank: 2, reachedValue: 98_000_000n }, endsAt: null },
};

const draw = (list: readonly object[]) =>
  renderOnSite(<MissionsPage />, {
    account: 'ann',
    answers: {
      'loyalty.list-missions': { count: 0, list, hasMore: false, currencySymbol: '₫' },
      'loyalty.list-claims': { list: [], hasMore: false, currencySymbol: '₫' },
      'loyalty.read-leaderboard': BOARD,
    },
  });

test('[C-12] a mission shows how far the member is, and what each milestone gives or gave', async () => {
  await draw([MISSION]);

  await expect.element(page.getByText(/25,000\.00/)).toBeVisible();
  await expect.element(page.getByText(/50\.00.*5 points/)).toBeVisible();
  await expect.element(page.getByText('Taken', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: /50,000\.00/ })).toHaveAttribute('value', '50');
});

test('[part of A-10] a race shows who leads under masked names, the own row, and the own place among all', async () => {
  await draw([RACE]);

  await expect.element(page.getByText('mi***nh')).toBeVisible();
  await expect.element(page.getByText('You', { exact: true })).toBeVisible();
  await expect.element(page.getByText('You are at place 2')).toBeVisible();
  await expect.element(page.getByText('1,204 players in the race')).toBeVisible();
});

test('[part of A-10] where no mission runs the page says so', async () => {
  await draw([]);

  await expect.element(page.getByText('No mission runs right now')).toBeVisible();
});
