import type { ReportName } from '@fairground/contract/desk/reports';
import type { MemberId } from '@fairground/contract/ids';
import type { DayFigures } from '../../figures/index.ts';
import { balanceSheet, cashierSums, ranking } from '../reports/other-reports.ts';
import { acquisition, bonusCosts, products, retention, siteDays } from '../reports/site-reports.ts';
import type { Table } from '../reports/table.ts';

/** What a product came to on a day. */
export const aDayOf = (product: string, day: string): DayFigures =>
  ({
    ...{ day, product, currency: 'VND', stake: 100n, stake_cash: 100n, payout: 40n, payout_cash: 40n, valid_bet: 100n },
    ...{ deposit: 0n, withdrawal: 0n, promo: 0n, rebate: 0n, bet_count: 5n, bettors: 3n, first_deposit: 0n },
    ...{ new_members: 0n, new_agents: 0n, first_depositors: 0n },
  }) as unknown as DayFigures;

const RANGE = { from: '2026-11-17', to: '2026-11-18' };
const DAYS = [aDayOf('ALL', '2026-11-17'), aDayOf('RNG', '2026-11-17')];
const SUM = { day: '2026-11-17', currency: 'VND', count: 1, amount: 5n };
const PLAYER = {
  ...{ member: 7n as MemberId, betCount: 1n, stake: 5n, payout: 0n, deposit: 0n, withdrawal: 0n },
} as unknown as Parameters<typeof ranking>[0][number];

/** Every report with a row of each kind it has. */
export const everyReport = (): Readonly<Record<ReportName, Table>> => ({
  'site-days': siteDays(DAYS),
  products: products(DAYS, RANGE),
  acquisition: acquisition(DAYS),
  retention: retention([{ day: '2026-11-17', came: 4, after1: 2, after7: 1, after30: 0 }], '2026-11-18'),
  'bonus-costs': bonusCosts(DAYS),
  'member-ranking': ranking([PLAYER], new Map(), { range: RANGE, next: null }),
  deposits: cashierSums('deposits', [{ ...SUM, way: 'BANK', status: 'CREDITED' }]),
  withdrawals: cashierSums('withdrawals', [
    { ...SUM, way: '', status: 'REVIEW_1' },
    { ...SUM, way: 'SANDBOX', status: 'PAYING' },
  ]),
  'balance-sheet': balanceSheet([
    { owner: 'MEMBER', kind: 'CASH', currency: 'VND', accounts: 1, balance: 5n } as never,
  ]),
});
