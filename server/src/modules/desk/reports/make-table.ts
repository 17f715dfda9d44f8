import { REPORT_PAGE_MAX } from '@fairground/contract/desk/operator-endpoints';
import { REPORTS } from '@fairground/contract/desk/reports';
import type { ReportName } from '@fairground/contract/desk/reports';
import { dayAfter } from '../../../platform/business-window.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { DeskDeps } from '../deps.ts';
import { balanceSheet, cashierSums, ranking } from './other-reports.ts';
import { acquisition, bonusCosts, products, retention, siteDays } from './site-reports.ts';
import type { Table } from './table.ts';

export type Asked = { readonly name: ReportName; readonly from: string; readonly to: string };

const DAY_MS = 86_400_000;

/** Every report reads sums that are kept or a span of an index; the longest range of each is in the contract. */
export const makeTable = (deps: DeskDeps, asked: Asked, offset: number): Promise<Table> => {
  const { from, to } = asked;
  const daysAsked = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (daysAsked < 1) throw new Refusal('desk.range-backwards');
  if (daysAsked > REPORTS[asked.name].daysMax) throw new Refusal('desk.range-too-long');
  return TABLES[asked.name](deps, { from, to }, offset);
};

type Range = { readonly from: string; readonly to: string };
type Make = (deps: DeskDeps, range: Range, offset: number) => Promise<Table>;

const TABLES: Readonly<Record<ReportName, Make>> = {
  'site-days': async ({ figures }, range) => siteDays(await figures.siteDays(range)),
  products: async ({ figures }, range) => products(await figures.siteDays(range), range),
  acquisition: async ({ figures }, range) => acquisition(await figures.siteDays(range)),
  retention: async ({ figures, days }, range) =>
    retention(await figures.retention(range), dayAfter(days.dayOf(await figures.asOf()), -1)),
  'bonus-costs': async ({ figures }, range) => bonusCosts(await figures.siteDays(range)),
  deposits: async ({ db, days, cashier }, range) =>
    cashierSums('deposits', await cashier.reports.sumDeposits(db, { ...range, timeZone: days.timeZone })),
  withdrawals: async ({ db, days, cashier }, range) =>
    cashierSums('withdrawals', await cashier.reports.sumWithdrawals(db, { ...range, timeZone: days.timeZone })),
  'balance-sheet': async ({ wallet }) => balanceSheet(await wallet.sumAccounts()),
  'member-ranking': async ({ figures, members }, range, offset) => {
    const found = await figures.rankMembers(range, { offset, limit: REPORT_PAGE_MAX + 1 });
    const page = found.slice(0, REPORT_PAGE_MAX);
    const accounts = new Map(
      (await members.list(page.map(({ member }) => member))).map(({ id, account }) => [id as bigint, account]),
    );
    return ranking(page, accounts, { range, next: found.length > page.length ? offset + page.length : null });
  },
};
