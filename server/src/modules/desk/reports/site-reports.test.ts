import { expect, test } from 'vitest';
import { aDayOf } from '../testing/report-rows.ts';
import { products, siteDays } from './site-reports.ts';

const aDay = (day: string) => aDayOf('ALL', day);

test('bets of several days add up; who bets on two days is one member, so those have no sum', () => {
  const { columns, totals } = siteDays([aDay('2026-11-17'), aDay('2026-11-18')]);
  const total = (id: string) => totals[columns.findIndex((column) => column.id === id)];

  expect(total('bets')).toBe('10');
  expect(total('bettors')).toBe('');
});

test('the bets of a product are named for as many days as their list reads at once', () => {
  const played = [aDayOf('RNG', '2026-11-17')];

  expect(products(played, { from: '2026-11-01', to: '2026-11-30' }).rows[0]?.of).toEqual({
    page: '/bets',
    filter: { category: 'RNG', from: '2026-11-01', to: '2026-11-30' },
  });
  expect(products(played, { from: '2026-10-01', to: '2026-11-30' }).rows[0]?.of).toBeUndefined();
});
