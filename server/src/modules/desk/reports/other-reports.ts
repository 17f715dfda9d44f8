import type { CashierSum } from '../../cashier/index.ts';
import type { RankedMember } from '../../figures/index.ts';
import type { BalanceLine } from '../../wallet/index.ts';
import type { Column, Table } from './table.ts';
import { totalsOf, whole } from './table.ts';

/** Deposits or withdrawals by day, way, state and currency. Currencies are not added up. */
export const cashierSums = (page: 'deposits' | 'withdrawals', sums: readonly CashierSum[]): Table => {
  const columns: readonly Column[] = [
    { id: 'day', as: 'day' },
    { id: page === 'deposits' ? 'channel' : 'provider', as: 'text' },
    { id: 'state', as: 'text' },
    { id: 'currency', as: 'text' },
    { id: 'count', as: 'count' },
    { id: 'amount', as: 'amount' },
  ];
  const rows = sums.map(({ day, way, status, currency, count, amount }) => {
    const days = { from: day, to: day };
    const filter =
      page === 'deposits'
        ? { status, channel: way, ...days }
        : { state: status, ...(way !== '' && { provider: way }), ...days };
    return { cells: [day, way, status, currency, count, amount], of: { page: `/${page}`, filter } };
  });
  const totals = totalsOf(columns, rows);
  const isOneCurrency = new Set(sums.map(({ currency }) => currency)).size <= 1;
  return { columns, rows, totals: isOneCurrency ? totals : withoutLast(totals), next: null };
};

/** Sums of several currencies are no sum. */
const withoutLast = (totals: readonly string[]): readonly string[] => [...totals.slice(0, -1), ''];

/** What all accounts of each kind hold now. */
export const balanceSheet = (lines: readonly BalanceLine[]): Table => {
  const columns: readonly Column[] = [
    { id: 'owner', as: 'text' },
    { id: 'account', as: 'text' },
    { id: 'currency', as: 'text' },
    { id: 'accounts', as: 'count' },
    { id: 'balance', as: 'amount' },
  ];
  const table = whole(
    columns,
    lines.map(({ owner, kind, currency, accounts, balance }) => ({
      cells: [owner, kind, currency, accounts, balance],
    })),
  );
  const isOneCurrency = new Set(lines.map(({ currency }) => currency)).size <= 1;
  return isOneCurrency ? table : { ...table, totals: withoutLast(table.totals) };
};

/** Members by what they won; a sum over one page would be mistaken for one of all, so there is none. */
export const ranking = (
  page: readonly RankedMember[],
  accounts: ReadonlyMap<bigint, string>,
  { range, next }: { readonly range: { readonly from: string; readonly to: string }; readonly next: number | null },
): Table => {
  const columns: readonly Column[] = [
    { id: 'member', as: 'member' },
    { id: 'account', as: 'text' },
    { id: 'net-win', as: 'amount' },
    { id: 'stake', as: 'amount' },
    { id: 'payout', as: 'amount' },
    { id: 'deposit', as: 'amount' },
    { id: 'withdrawal', as: 'amount' },
    { id: 'bets', as: 'count' },
  ];
  return {
    columns,
    rows: page.map(({ member, betCount, stake, payout, deposit, withdrawal }) => ({
      cells: [member, accounts.get(member) ?? '', ...[payout - stake, stake, payout, deposit, withdrawal, betCount]],
      of: { page: '/bets', filter: { memberId: member.toString(), ...range } },
    })),
    totals: columns.map(() => ''),
    next,
  };
};
