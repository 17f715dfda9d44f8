import type { ValueOf } from '@fairground/contract/endpoint';
import { PROFIT_DAYS_MAX } from '@fairground/contract/figures/endpoints';
import type { readProfit } from '@fairground/contract/figures/endpoints';
import { dayOf, isTooLong, lastDays } from '@fairground/client/format';
import type { DayRange } from '@fairground/client/format';
import { useSession } from '@fairground/client/session';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { DateRange } from '@fairground/ui/date-range';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useLocale, useTimeZone, useTranslations } from '../../../shared/i18n/index.ts';
import { profitQuery } from '../api/profit-query.ts';
import { ProfitChart } from './profit-chart.tsx';
import { CategoryTable, DayTable } from './profit-tables.tsx';
import { ProfitTotals } from './profit-totals.tsx';

const FIRST_RANGE_DAYS = 7;
const LONG_RANGE_DAYS = 30;
/** Figures follow a bet within seconds; a page that stays open reads them again this often. */
const READ_AGAIN_MS = 30_000;

/** The member's own profit and loss over a range of days, by day and by category. */
export function ProfitPage() {
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const account = useSession((session) => session.account ?? '');
  const timeZone = useTimeZone() ?? 'UTC';
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [range, setRange] = useState<DayRange>(() => lastDays(today, FIRST_RANGE_DAYS));
  const isAskable = !isTooLong(range, PROFIT_DAYS_MAX);
  const profit = useQuery({
    ...profitQuery(account, range),
    enabled: isAskable,
    placeholderData: keepPreviousData,
    refetchInterval: READ_AGAIN_MS,
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <Days today={today} range={range} isRefused={!isAskable} onChange={setRange} />
      {profit.isError ? (
        <ErrorState
          headingLevel={3}
          title={tCommon('state.error-title')}
          description={errorText(profit.error)}
          action={<Button onClick={() => void profit.refetch()}>{tCommon('state.retry')}</Button>}
        />
      ) : (
        <Figures profit={profit.data} onLookBack={() => setRange(lastDays(today, LONG_RANGE_DAYS))} />
      )}
    </div>
  );
}

type FiguresProps = {
  readonly profit: ValueOf<typeof readProfit> | undefined;
  readonly onLookBack: () => void;
};

function Figures({ profit, onLookBack }: FiguresProps) {
  const t = useTranslations('profit');
  const { currency } = useBrand();
  const asOf = useMoment();
  if (profit === undefined) return <SkeletonText lines={8} />;
  if (profit.days.length === 0 && profit.products.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        icon={<ChartNoAxesColumn aria-hidden="true" />}
        title={t('empty.title')}
        description={t('empty.description')}
        action={<Button onClick={onLookBack}>{t('empty.action', { days: LONG_RANGE_DAYS })}</Button>}
      />
    );
  return (
    <>
      <ProfitTotals total={profit.total} symbol={currency.symbol} />
      <ProfitChart range={{ from: profit.from, to: profit.to }} days={profit.days} />
      <DayTable days={profit.days} />
      {profit.products.length > 0 && <CategoryTable products={profit.products} />}
      <p className="text-xs text-ink-faint">{t('as-of', { moment: asOf(profit.asOf) })}</p>
    </>
  );
}

const useMoment = (): ((moment: Date) => string) => {
  const timeZone = useTimeZone() ?? 'UTC';
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (moment) => format.format(moment);
};

type DaysProps = {
  readonly today: string;
  readonly range: DayRange;
  readonly isRefused: boolean;
  readonly onChange: (range: DayRange) => void;
};

function Days({ today, range, isRefused, onChange }: DaysProps) {
  const t = useTranslations('profit');
  const locale = useLocale();
  return (
    <DateRange
      className="sm:max-w-80"
      label={t('range.days')}
      value={range}
      onValueChange={onChange}
      today={today}
      locale={locale}
      presets={[FIRST_RANGE_DAYS, LONG_RANGE_DAYS].map((days) => ({ days, label: t('range.last-days', { days }) }))}
      previousLabel={t('range.month-before')}
      nextLabel={t('range.month-after')}
      popupLabel={t('range.days')}
      error={isRefused ? t('range.too-long', { days: String(PROFIT_DAYS_MAX) }) : undefined}
    />
  );
}
