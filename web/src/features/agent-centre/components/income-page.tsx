import { AGENT_DAYS_MAX } from '@fairground/contract/agents/fields';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from '@fairground/ui/data-table';
import { EmptyState } from '@fairground/ui/empty-state';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useDayName } from '../../../shared/hooks/use-day-name.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { loadIncome, useIncome } from '../api/agents.ts';
import { useReportDays } from '../hooks/use-report-days.ts';
import type { ReportDays } from '../hooks/use-report-days.ts';
import { ExportRow } from './export-row.tsx';
import { Figure, FigureBox, change, plain } from './figures.tsx';
import { RatesView } from './rates-view.tsx';
import { SharesView } from './shares-view.tsx';
import { ReportHead } from './report-head.tsx';
import { Read } from './states.tsx';

const VIEWS = ['days', 'branches', 'rates'] as const;
const PARTS = ['selfRebate', 'teamRebate', 'salary', 'dividend', 'paidToDownline'] as const;

/** What the agent itself got by day: rebates, salaries and dividends, less what it paid on. */
export function IncomePage() {
  const t = useTranslations('agents');
  const days = useReportDays(AGENT_DAYS_MAX);
  const [view, setView] = useState<(typeof VIEWS)[number]>('days');
  return (
    <div className="grid grid-cols-1 gap-4">
      <SegmentedControl
        label={t('income.views')}
        options={VIEWS.map((value) => ({ value, label: t(`income.view.${value}`) }))}
        value={view}
        onValueChange={setView}
      />
      {view === 'rates' ? (
        <RatesView />
      ) : (
        <>
          <ReportHead days={days} />
          {view === 'days' ? <IncomeDays days={days} /> : <SharesView key={days.range.from} days={days} />}
        </>
      )}
    </div>
  );
}

function IncomeDays({ days }: { readonly days: ReportDays }) {
  const t = useTranslations('agents');
  const dayName = useDayName();
  const income = useIncome(days.range, days.isAskable);
  const { data } = income;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ExportRow
        load={() => loadIncome(days.range)}
        fileName={`income-${days.range.from}-${days.range.to}.csv`}
        disabled={!days.isAskable}
      />
      <Read query={income}>
        {data === undefined ? (
          <SkeletonText lines={8} />
        ) : (
          <>
            <FigureBox title={t('income.total')}>
              <Figure name={t('income.sum')}>{change(data.total.total)}</Figure>
              {PARTS.map((part) => (
                <Figure key={part} name={t(`income.${part}`)}>
                  {plain(data.total[part])}
                </Figure>
              ))}
            </FigureBox>
            <DataTable
              caption={t('page.agentRevenueReport')}
              columns={[
                { id: 'day', header: t('column.day'), primary: true, cell: ({ day }) => dayName(day) },
                ...PARTS.map((part) => ({
                  id: part,
                  header: t(`income.${part}`),
                  align: 'end' as const,
                  cell: (row: (typeof data.days)[number]) => plain(row[part]),
                })),
                { id: 'total', header: t('income.sum'), align: 'end', cell: ({ total }) => change(total) },
              ]}
              rows={data.days.toReversed()}
              keyOf={({ day }) => day}
              empty={
                <EmptyState
                  headingLevel={3}
                  icon={<HandCoins aria-hidden="true" />}
                  title={t('income.empty-title')}
                  description={t('income.empty-text')}
                />
              }
            />
          </>
        )}
      </Read>
    </div>
  );
}
