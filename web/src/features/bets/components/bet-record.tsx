import { EXPORT_DAYS_MAX } from '@fairground/contract/betting/endpoints';
import type { Bet } from '@fairground/contract/betting/endpoints';
import { balanceChanged } from '@fairground/contract/wallet/pushes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { Pager } from '@fairground/ui/pager';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTimeZone, useTranslations } from '../../../shared/i18n/index.ts';
import { BETS_MOVED, useInvalidate } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { dayOf, isTooLong, lastDays, momentsOf } from '@fairground/client/format';
import type { DayRange } from '@fairground/client/format';
import { RecordDays } from '../../../shared/record/record-days.tsx';
import { RecordFilters } from '../../../shared/record/record-filters.tsx';
import { SaveCsv } from '../../../shared/record/save-csv.tsx';
import { trailTo } from '../../../shared/record/page-trail.ts';
import type { PageTrail } from '../../../shared/record/page-trail.ts';
import { useSession } from '@fairground/client/session';
import { betsQuery, readBetsFile, sumsQuery } from '../api/bets-query.ts';
import { ALL_GAMES, countOf, queryOf } from '../model/game-filter.ts';
import type { GameFilter } from '../model/game-filter.ts';
import { BetFilters } from './bet-filters.tsx';
import { BetSums } from './bet-sums.tsx';
import { BetTable } from './bet-table.tsx';

const FIRST_RANGE_DAYS = 7;

/** Every bet of the member by day, by kind of game and by vendor, the newest first. */
export function BetRecord() {
  const t = useTranslations('common');
  const tRecords = useTranslations('records');
  const errorText = useErrorText();
  const account = useSession((session) => session.account ?? '');
  const timeZone = useTimeZone() ?? 'UTC';
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [range, setRange] = useState<DayRange>(() => lastDays(today, FIRST_RANGE_DAYS));
  const [games, setGames] = useState<GameFilter>(ALL_GAMES);
  const [trail, setTrail] = useState<PageTrail<Bet['betId']>>([]);
  const before = trail.at(-1);
  const { from, to } = momentsOf(range, today, timeZone);
  // The record of bets ends before its last moment, not with it.
  const moments = { from, ...(to !== undefined && { to: new Date(to.getTime() + 1) }) };
  const filters = { ...moments, ...queryOf(games) };
  const record = useQuery({
    ...betsQuery(account, { ...filters, ...(before !== undefined && { before }) }),
    placeholderData: keepPreviousData,
  });
  const sums = useQuery({ ...sumsQuery(account, filters), placeholderData: keepPreviousData });
  const invalidate = useInvalidate();
  usePush(balanceChanged, () => void invalidate(BETS_MOVED));

  const restart = (change: () => void): void => {
    setTrail([]);
    change();
  };
  const isLong = isTooLong(range, EXPORT_DAYS_MAX);
  const page = trail.length + 1;
  const next = record.data?.next ?? undefined;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-3">
        <RecordDays today={today} range={range} onRangeChange={(wanted) => restart(() => setRange(wanted))} />
        <RecordFilters count={countOf(games)} onClear={() => restart(() => setGames(ALL_GAMES))}>
          <BetFilters
            account={account}
            moments={moments}
            games={games}
            onGamesChange={(wanted) => restart(() => setGames(wanted))}
          />
        </RecordFilters>
      </div>
      {record.isError ? (
        <ErrorState
          headingLevel={3}
          title={t('state.error-title')}
          description={errorText(record.error)}
          action={<Button onClick={() => void record.refetch()}>{t('state.retry')}</Button>}
        />
      ) : (
        <BetTable
          bets={record.data?.list ?? []}
          account={account}
          isLoading={record.isPending}
          isFiltered={countOf(games) > 0}
          onReset={() => restart(() => setGames(ALL_GAMES))}
        />
      )}
      {!record.isError && !sums.isError && (record.data?.list.length ?? 0) > 0 && (
        <>
          <BetSums page={record.data?.totals} range={sums.data?.totals} />
          <div className="flex flex-wrap items-center justify-end gap-3">
            {isLong && <span className="text-sm text-ink-soft">{tRecords('export.too-long')}</span>}
            <SaveCsv
              load={() => readBetsFile(filters)}
              fileName={`bets-${range.from}-${range.to}.csv`}
              disabled={isLong}
            />
          </div>
        </>
      )}
      {(page > 1 || next !== undefined) && (
        <Pager
          label={t('pager.label')}
          page={page}
          pageCount={next === undefined ? page : page + 1}
          onPageChange={(wanted) => setTrail(trailTo(trail, wanted, next))}
          previousLabel={t('pager.previous')}
          nextLabel={t('pager.next')}
          pageLabel={(number) => t('pager.page', { page: String(number) })}
        />
      )}
    </div>
  );
}
