import type { QueryOf } from '@fairground/contract/endpoint';
import { TRANSACTION_DAYS_MAX, TRANSACTION_EXPORT_DAYS_MAX } from '@fairground/contract/wallet/endpoints';
import type { listTransactions, Transaction } from '@fairground/contract/wallet/endpoints';
import { balanceChanged } from '@fairground/contract/wallet/pushes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { Pager } from '@fairground/ui/pager';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTimeZone, useTranslations } from '../../../shared/i18n/index.ts';
import { TRANSACTIONS_ADDED, useInvalidate } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { readTransactionsFile, transactionsQuery } from '../api/transactions-query.ts';
import { useAccount, useBalance } from '../hooks/use-balance.ts';
import { dayOf, isTooLong, lastDays, momentsOf } from '@fairground/client/format';
import type { DayRange } from '@fairground/client/format';
import { RecordDays } from '../../../shared/record/record-days.tsx';
import { RecordFilters } from '../../../shared/record/record-filters.tsx';
import { SaveCsv } from '../../../shared/record/save-csv.tsx';
import { trailTo } from '../../../shared/record/page-trail.ts';
import type { PageTrail } from '../../../shared/record/page-trail.ts';
import { ALL_MOVEMENTS, countOf } from '../model/history-filter.ts';
import type { HistoryFilter } from '../model/history-filter.ts';
import { HistoryFilters } from './history-filters.tsx';
import { TransactionTable } from './transaction-table.tsx';

const FIRST_RANGE_DAYS = 7;

/** The account record: every movement of the member's money, by kind and by day. */
export function HistoryPage() {
  const t = useTranslations('wallet');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const timeZone = useTimeZone() ?? 'UTC';
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [range, setRange] = useState<DayRange>(() => lastDays(today, FIRST_RANGE_DAYS));
  const [filter, setFilter] = useState<HistoryFilter>(ALL_MOVEMENTS);
  const [trail, setTrail] = useState<PageTrail<Transaction['id']>>([]);
  const isAskable = !isTooLong(range, TRANSACTION_DAYS_MAX);
  const before = trail.at(-1);
  const asked = {
    ...momentsOf(range, today, timeZone),
    ...(filter.group !== null && { group: filter.group }),
    ...(filter.type !== null && { type: filter.type }),
  };
  const record = useRecord({ ...asked, ...(before !== undefined && { before }) }, isAskable);
  const symbol = useBalance().data?.currencySymbol ?? '';

  const restart = (change: () => void): void => {
    setTrail([]);
    change();
  };
  const page = trail.length + 1;
  const rows = record.data?.list ?? [];
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-3">
        <div className="sm:max-w-96">
          <RecordDays
            today={today}
            range={range}
            onRangeChange={(next) => restart(() => setRange(next))}
            error={isAskable ? undefined : t('history.too-long', { days: String(TRANSACTION_DAYS_MAX) })}
          />
        </div>
        <RecordFilters count={countOf(filter)} onClear={() => restart(() => setFilter(ALL_MOVEMENTS))}>
          <HistoryFilters filter={filter} onFilterChange={(next) => restart(() => setFilter(next))} />
        </RecordFilters>
      </div>
      {record.isError ? (
        <ErrorState
          headingLevel={3}
          title={tCommon('state.error-title')}
          description={errorText(record.error)}
          action={<Button onClick={() => void record.refetch()}>{tCommon('state.retry')}</Button>}
        />
      ) : (
        <TransactionTable
          rows={rows}
          symbol={symbol}
          isLoading={record.isPending}
          isFiltered={countOf(filter) > 0}
          onReset={() => restart(() => setFilter(ALL_MOVEMENTS))}
        />
      )}
      {(rows.length > 0 || !isAskable) && (
        <div className="flex justify-end">
          <SaveCsv
            load={() => readTransactionsFile(asked)}
            fileName={`account-${range.from}-${range.to}.csv`}
            disabled={isTooLong(range, TRANSACTION_EXPORT_DAYS_MAX)}
          />
        </div>
      )}
      {(page > 1 || record.data?.hasMore === true) && (
        <Pager
          label={tCommon('pager.label')}
          page={page}
          pageCount={record.data?.hasMore === true ? page + 1 : page}
          onPageChange={(next) => setTrail(trailTo(trail, next, record.data?.next ?? undefined))}
          previousLabel={tCommon('pager.previous')}
          nextLabel={tCommon('pager.next')}
          pageLabel={(number) => tCommon('pager.page', { page: String(number) })}
        />
      )}
    </div>
  );
}

/** A page stays in sight while the next is on its way; what moves meanwhile is read at once. */
const useRecord = (query: QueryOf<typeof listTransactions>, enabled: boolean) => {
  const invalidate = useInvalidate();
  usePush(balanceChanged, () => void invalidate(TRANSACTIONS_ADDED));
  return useQuery({ ...transactionsQuery(useAccount(), query), enabled, placeholderData: keepPreviousData });
};
