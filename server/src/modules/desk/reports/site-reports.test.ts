import { expect, test } from 'vitest';
import { aDayOf } from '../testing/report-rows.ts';
import { products, retention, siteDays } from './site-reports.ts';

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

test('who came back is counted once the day is over, and cohorts of different age are not added up', () => {
  const cohort = { came: 4, after1: 2, after7: 1, after30: 0 };

  const { rows, totals } = retention(
    [
      { ...cohort, day: '2026-11-01' },
      { ...cohort, day: '2026-11-17' },
    ],
    '2026-11-18',
  );

  expect(rows.map(({ cells }) => cells)).toEqual([
    ['2026-11-01', 4, 2, 1, ''],
    ['2026-11-17', 4, 2, '', ''],
  ]);
  expect(totals).toEqual(['', '8', '', '', '']);
});
