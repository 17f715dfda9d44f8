import { expect, test } from 'vitest';
import { siteDays } from './site-reports.ts';

const aDay = (day: string) =>
  ({
    ...{
      day,
      product: 'ALL',
      currency: 'VND',
      stake: 100n,
      stake_cash: 100n,
      payout: 40n,
      payout_cash: 40n,
      valid_bet: 100n,
    },
    ...{ deposit: 0n, withdrawal: 0n, promo: 0n, rebate: 0n, bet_count: 5n, bettors: 3n, first_deposit: 0n },
    ...{ new_members: 0n, new_agents: 0n, first_depositors: 0n },
  }) as unknown as Parameters<typeof siteDays>[0][number];

test('bets of several days add up; who bets on two days is one member, so those have no sum', () => {
  const { columns, totals } = siteDays([aDay('2026-11-17'), aDay('2026-11-18')]);
  const total = (id: string) => totals[columns.findIndex((column) => column.id === id)];

  expect(total('bets')).toBe('10');
  expect(total('bettors')).toBe('');
});
