import { ggrOf, ngrOf } from '../domain/day-figures.ts';
import type { DayFigures, Retained } from '../../figures/index.ts';
import { dayAfter, daysIn } from '../../../platform/business-window.ts';
import type { Column, Origin, Row, Table } from './table.ts';
import { whole } from './table.ts';

const amount = (id: string): Column => ({ id, as: 'amount' });
const count = (id: string): Column => ({ id, as: 'count' });

/** The list of all bets reads so many days at once. */
const BETS_DAYS_MAX = 31;

const sum = (rows: readonly DayFigures[], read: (row: DayFigures) => bigint): bigint =>
  rows.reduce((total, row) => total + read(row), 0n);

const byDay = (
  rows: readonly DayFigures[],
  cellsOf: (own: readonly DayFigures[]) => Row['cells'],
  { page, filter = {} }: Pick<Origin, 'page'> & Partial<Origin>,
): Row[] =>
  [...Map.groupBy(rows, ({ day }) => day)].map(([day, own]) => ({
    cells: [day, ...cellsOf(own)],
    of: { page, filter: { ...filter, from: day, to: day } },
  }));

/** The days of the site: what was staked, paid, kept, paid in and out. Who bets on two days is one member: those have no sum. */
export const siteDays = (rows: readonly DayFigures[]): Table => {
  const columns: readonly Column[] = [
    { id: 'day', as: 'day' },
    ...['stake', 'payout', 'ggr', 'ngr', 'deposit', 'withdrawal'].map(amount),
    ...['bets', 'bettors'].map(count),
  ];
  const table = whole(
    columns,
    byDay(
      rows,
      (own) => [
        sum(own, ({ stake }) => stake),
        sum(own, ({ payout }) => payout),
        sum(own, ggrOf),
        sum(own, ngrOf),
        sum(own, ({ deposit }) => deposit),
        sum(own, ({ withdrawal }) => withdrawal),
        sum(own, ({ bet_count }) => bet_count),
        sum(own, ({ bettors }) => bettors),
      ],
      { page: '/reports', filter: { name: 'products' } },
    ),
  );
  return { ...table, totals: table.totals.map((total, place) => (columns[place]?.id === 'bettors' ? '' : total)) };
};

/** What each product brought, with the share of stakes it paid back. */
export const products = (rows: readonly DayFigures[], range: { readonly from: string; readonly to: string }): Table => {
  const columns: readonly Column[] = [
    { id: 'product', as: 'text' },
    ...['stake', 'valid-bet', 'payout', 'ggr'].map(amount),
    count('bets'),
  ];
  const played = rows.filter(({ product }) => product !== 'ALL');
  return whole(
    columns,
    [...Map.groupBy(played, ({ product }) => product)].map(([product, own]) => ({
      cells: [
        product,
        sum(own, ({ stake }) => stake),
        sum(own, ({ valid_bet }) => valid_bet),
        sum(own, ({ payout }) => payout),
        sum(own, ggrOf),
        sum(own, ({ bet_count }) => bet_count),
      ],
      ...(daysIn(range) <= BETS_DAYS_MAX && { of: { page: '/bets', filter: { category: product, ...range } } }),
    })),
  );
};

/** Who came, and who paid in for the first time. */
export const acquisition = (rows: readonly DayFigures[]): Table =>
  whole(
    [
      { id: 'day', as: 'day' },
      ...['new-members', 'new-agents', 'first-depositors'].map(count),
      amount('first-deposit'),
    ],
    byDay(
      rows,
      (own) => [
        sum(own, ({ new_members }) => new_members),
        sum(own, ({ new_agents }) => new_agents),
        sum(own, ({ first_depositors }) => first_depositors),
        sum(own, ({ first_deposit }) => first_deposit),
      ],
      { page: '/members' },
    ),
  );

const RETURNS = [1, 7, 30] as const;

/** Who of the members of a day played again later. A day that is not over by `lastDay` has no figure yet, and no sum. */
export const retention = (rows: readonly Retained[], lastDay: string): Table => {
  const columns: readonly Column[] = [
    { id: 'day', as: 'day' },
    ...['new-members', ...RETURNS.map((days) => `after-${days}`)].map(count),
  ];
  const table = whole(
    columns,
    rows.map(({ day, came, after1, after7, after30 }) => {
      const back = { 1: after1, 7: after7, 30: after30 } as const;
      return {
        cells: [day, came, ...RETURNS.map((days) => (dayAfter(day, days) <= lastDay ? back[days] : ''))],
        of: { page: '/members', filter: { from: day, to: day } },
      };
    }),
  );
  return { ...table, totals: table.totals.map((total, place) => (place > 1 ? '' : total)) };
};

/** What was given away beside the games. */
export const bonusCosts = (rows: readonly DayFigures[]): Table =>
  whole(
    [{ id: 'day', as: 'day' }, ...['promotions', 'rebates', 'bonus-stake', 'bonus-payout'].map(amount)],
    byDay(
      rows,
      (own) => [
        sum(own, ({ promo }) => promo),
        sum(own, ({ rebate }) => rebate),
        sum(own, ({ stake, stake_cash }) => stake - stake_cash),
        sum(own, ({ payout, payout_cash }) => payout - payout_cash),
      ],
      { page: '/reports', filter: { name: 'site-days' } },
    ),
  );
