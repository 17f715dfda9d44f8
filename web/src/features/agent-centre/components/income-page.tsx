import { AGENT_DAYS_MAX } from '@fairground/contract/agents/fields';
import { HandCoins } from 'lucide-react';
import { DataTable } from '@fairground/ui/data-table';
import { EmptyState } from '@fairground/ui/empty-state';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useDayName } from '../../../shared/hooks/use-day-name.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useIncome } from '../api/agents.ts';
import { useReportDays } from '../hooks/use-report-days.ts';
import { Figure, FigureBox, change, plain } from './figures.tsx';
import { ReportHead } from './report-head.tsx';
import { Read } from './states.tsx';

const PARTS = ['selfRebate', 'teamRebate', 'salary', 'dividend', 'paidToDownline'] as const;

/** What the agent itself got by day: rebates, salaries and dividends, less what it paid on. */
export function IncomePage() {
  const t = useTranslations('agents');
  const dayName = useDayName();
  const days = useReportDays(AGENT_DAYS_MAX);
  const income = useIncome(days.range, days.isAskable);
  const { data } = income;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ReportHead days={days} />
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
