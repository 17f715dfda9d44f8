import { AGENT_DAYS_MAX } from '@fairground/contract/agents/fields';
import type { MemberId } from '@fairground/contract/ids';
import { DataTable } from '@fairground/ui/data-table';
import { EmptyState } from '@fairground/ui/empty-state';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { SaveCsv } from '../../../shared/record/save-csv.tsx';
import { loadProfitReport, useProfitReport } from '../api/agents.ts';
import type { ProfitReport } from '../api/agents.ts';
import { useBranchList } from '../hooks/use-branch-list.ts';
import { useReportDays } from '../hooks/use-report-days.ts';
import { CrumbTrail } from './crumb-trail.tsx';
import { strong, useSumColumns } from './figures.tsx';
import { AccountSearch, ReportHead } from './report-head.tsx';
import { Read, Turn } from './states.tsx';

type Row = ProfitReport['total'] & {
  readonly key: string;
  readonly name: string;
  /** The branch behind the row, where there is one to go into. */
  readonly branch: MemberId | undefined;
};

/** What each branch won and lost: the agent itself, everybody directly below with their teams, and the total. */
export function LossPage() {
  const t = useTranslations('agents');
  const days = useReportDays(AGENT_DAYS_MAX);
  const { page, setPage, search, asked: branch, enter } = useBranchList();
  const asked = { ...days.range, ...branch };
  const report = useProfitReport({ ...asked, pageNo: String(page) }, days.isAskable);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ReportHead days={days}>
        <AccountSearch {...search} />
      </ReportHead>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-ink-faint">{t('team-net-rule')}</p>
        <SaveCsv
          load={() => loadProfitReport(asked)}
          fileName={`team-${days.range.from}-${days.range.to}.csv`}
          disabled={!days.isAskable}
        />
      </div>
      <Read query={report}>
        <CrumbTrail crumbs={report.data?.crumbs ?? []} onChoose={enter} />
        <LossTable report={report.data} onEnter={enter} />
        <Turn
          isFirst={page === 1}
          hasMore={report.data?.hasMore ?? false}
          onBack={() => setPage(page - 1)}
          onNext={() => setPage(page + 1)}
        />
      </Read>
    </div>
  );
}

function LossTable({
  report,
  onEnter,
}: {
  readonly report: ProfitReport | undefined;
  readonly onEnter: (id: MemberId) => void;
}) {
  const t = useTranslations('agents');
  const sums = useSumColumns<Row>();
  return (
    <DataTable
      caption={t('page.palStatementsAgentCopy')}
      columns={[
        {
          id: 'name',
          header: t('column.account'),
          primary: true,
          cell: ({ name, branch }) => (branch === undefined ? strong(name) : branchLink(name, () => onEnter(branch))),
        },
        ...sums,
      ]}
      rows={report === undefined ? [] : rowsOf(report, { self: t('loss.self'), total: t('loss.total') })}
      keyOf={({ key }) => key}
      loadingRows={report === undefined ? 6 : 0}
      empty={<EmptyState headingLevel={3} title={t('downline.empty-title')} description={t('downline.empty-text')} />}
    />
  );
}

const branchLink = (name: string, onPress: () => void) => (
  <button type="button" className="font-semibold text-accent-text underline-offset-4 hover:underline" onClick={onPress}>
    {name}
  </button>
);

const rowsOf = (
  { self, total, list, crumbs }: ProfitReport,
  words: { readonly self: string; readonly total: string },
): readonly Row[] => [
  { ...self, key: 'self', name: crumbs.at(-1)?.account ?? words.self, branch: undefined },
  ...list.map((row) => ({ ...row, key: row.memberId.toString(), name: row.account, branch: row.memberId })),
  { ...total, key: 'total', name: words.total, branch: undefined },
];
