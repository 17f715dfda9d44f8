import { AGENT_DAYS_MAX } from '@fairground/contract/agents/fields';
import { Suspense, lazy } from 'react';
import { Amount } from '@fairground/ui/amount';
import { DataTable } from '@fairground/ui/data-table';
import { Skeleton, SkeletonText } from '@fairground/ui/skeleton';
import { writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Category } from '../../../shared/category/categories.ts';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { loadOverview, useOverview } from '../api/agents.ts';
import type { Overview } from '../api/agents.ts';
import { useReportDays } from '../hooks/use-report-days.ts';
import { ExportRow } from './export-row.tsx';
import { Figure, FigureBox, change, plain } from './figures.tsx';
import { ReportHead } from './report-head.tsx';
import { Read } from './states.tsx';

const OverviewChart = lazy(() => import('./overview-chart.tsx').then((part) => ({ default: part.OverviewChart })));

/** The team at a glance: who is in it, what it played in the chosen days, and how the days went. */
export function OverviewPage() {
  const days = useReportDays(AGENT_DAYS_MAX);
  const overview = useOverview(days.range, days.isAskable);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ReportHead days={days} />
      <ExportRow
        load={() => loadOverview(days.range)}
        fileName={`overview-${days.range.from}-${days.range.to}.csv`}
        disabled={!days.isAskable}
      />
      <Read query={overview}>
        {overview.data === undefined ? <SkeletonText lines={10} /> : <Shown overview={overview.data} />}
      </Read>
    </div>
  );
}

function Shown({ overview }: { readonly overview: Overview }) {
  const t = useTranslations('agents');
  const format = useFormatter();
  const { total, currencySymbol: symbol } = overview;
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Lead name={t('figure.teamNet')} note={t('team-net-rule')} value={total.teamNet} symbol={symbol} isChange />
        <Lead
          name={t('overview.my-income')}
          note={t('overview.my-income-rule')}
          value={overview.myIncome}
          symbol={symbol}
        />
      </div>
      <TeamBox overview={overview} />
      <FigureBox title={t('overview.played')}>
        <Figure name={t('figure.betAmount')}>{plain(total.betAmount)}</Figure>
        <Figure name={t('figure.validBet')}>{plain(total.validBet)}</Figure>
        <Figure name={t('figure.payout')}>{plain(total.payout)}</Figure>
        <Figure name={t('figure.gameProfit')}>{change(total.gameProfit)}</Figure>
        <Figure name={t('figure.rebate')}>{plain(total.rebate)}</Figure>
        <Figure name={t('figure.promo')}>{plain(total.promo)}</Figure>
        <Figure name={t('figure.deposit')}>{plain(total.deposit)}</Figure>
        <Figure name={t('figure.withdrawal')}>{plain(total.withdrawal)}</Figure>
        <Figure name={t('figure.salary')}>{plain(total.salary)}</Figure>
        <Figure name={t('figure.dividend')}>{plain(total.dividend)}</Figure>
      </FigureBox>
      {overview.days.length > 0 && (
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <OverviewChart overview={overview} />
        </Suspense>
      )}
      {overview.products.length > 0 && <Products overview={overview} />}
      <p className="text-xs text-ink-faint">
        {t('as-of', { moment: format.dateTime(overview.asOf, { dateStyle: 'short', timeStyle: 'medium' }) })}
      </p>
    </>
  );
}

type LeadProps = {
  readonly name: string;
  readonly note: string;
  readonly value: Money;
  readonly symbol: string;
  readonly isChange?: true;
};

function Lead({ name, note, value, symbol, isChange }: LeadProps) {
  return (
    <div className="rounded-md bg-surface-2 p-4">
      <p className="text-sm text-ink-soft">{name}</p>
      <p className="text-2xl font-semibold">
        <Amount value={writeMoney(value)} look={isChange ? 'change' : 'plain'} currency={symbol} />
      </p>
      <p className="mt-1 text-xs text-ink-faint">{note}</p>
    </div>
  );
}

function TeamBox({ overview }: { readonly overview: Overview }) {
  const t = useTranslations('agents');
  const numbers = useNumbers();
  const { team } = overview;
  const count = (value: number | null): string => (value === null ? '–' : numbers.whole(value));
  return (
    <FigureBox title={t('overview.team')}>
      <Figure name={t('overview.teamCount')}>
        {team.isCapped ? t('more-than', { count: numbers.whole(team.teamCount - 1) }) : count(team.teamCount)}
      </Figure>
      <Figure name={t('overview.directCount')}>{count(team.directCount)}</Figure>
      <Figure name={t('overview.agentCount')}>{count(team.agentCount)}</Figure>
      <Figure name={t('overview.onlineCount')}>{count(team.onlineCount)}</Figure>
      <Figure name={t('overview.teamBalance')}>{team.teamBalance === null ? '–' : plain(team.teamBalance)}</Figure>
      <Figure name={t('overview.bonusBalance')}>{team.bonusBalance === null ? '–' : plain(team.bonusBalance)}</Figure>
      <Figure name={t('overview.bettorCount')}>{count(overview.bettorCount)}</Figure>
      <Figure name={t('overview.newMembers')}>{count(overview.newMembers)}</Figure>
      <Figure name={t('overview.firstDepositors')}>{count(overview.firstDepositors)}</Figure>
      <Figure name={t('overview.firstDepositAmount')}>{plain(overview.firstDepositAmount)}</Figure>
    </FigureBox>
  );
}

function Products({ overview }: { readonly overview: Overview }) {
  const t = useTranslations('agents');
  const tCommon = useTranslations('common');
  return (
    <section className="grid grid-cols-1 gap-2">
      <h4 className="font-sans text-sm font-semibold tracking-normal">{t('overview.products')}</h4>
      <DataTable
        caption={t('overview.products')}
        columns={[
          {
            id: 'product',
            header: t('column.product'),
            primary: true,
            cell: ({ product }) => tCommon(`category.${product.toLowerCase() as Category}`),
          },
          { id: 'bet', header: t('figure.betAmount'), align: 'end', cell: ({ betAmount }) => plain(betAmount) },
          { id: 'valid', header: t('figure.validBet'), align: 'end', cell: ({ validBet }) => plain(validBet) },
          { id: 'payout', header: t('figure.payout'), align: 'end', cell: ({ payout }) => plain(payout) },
        ]}
        rows={overview.products}
        keyOf={({ product }) => product}
      />
    </section>
  );
}
