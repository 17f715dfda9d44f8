import { DOWNLINE_SORTS } from '@fairground/contract/agents/downline';
import type { DownlineMember } from '@fairground/contract/agents/downline';
import { CONTRACT_PAGES } from '@fairground/contract/agents/menu';
import type { MemberId } from '@fairground/contract/ids';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { DataTable } from '@fairground/ui/data-table';
import { EmptyState } from '@fairground/ui/empty-state';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { Select } from '@fairground/ui/select';
import type { Category } from '../../../shared/category/categories.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { loadDownline, useDownline } from '../api/agents.ts';
import { useBranchList } from '../hooks/use-branch-list.ts';
import { CrumbTrail } from './crumb-trail.tsx';
import { DownlineDialog } from './downline-dialog.tsx';
import { ExportRow } from './export-row.tsx';
import { moment, plain } from './figures.tsx';
import { LineMap } from './line-map.tsx';
import { AccountSearch } from './report-head.tsx';
import { Read, Turn } from './states.tsx';
import { usePercent } from './terms-view.tsx';
import { typeKey } from '../model/type-key.ts';

const VIEWS = ['list', 'map'] as const;
const TYPES = ['all', '0', '1'] as const;
type Sort = (typeof DOWNLINE_SORTS)[number];

/** Who stands below: branch by branch, with what an agent may change of those directly below. */
export function DownlinePage() {
  const t = useTranslations('agents');
  const [view, setView] = useState<(typeof VIEWS)[number]>('list');
  return (
    <div className="grid grid-cols-1 gap-4">
      <SegmentedControl
        label={t('map.views')}
        options={VIEWS.map((value) => ({ value, label: t(`map.view.${value}`) }))}
        value={view}
        onValueChange={setView}
      />
      {view === 'map' ? <LineMap /> : <DownlineList />}
    </div>
  );
}

function DownlineList() {
  const t = useTranslations('agents');
  const { page, setPage, search, asked: branch, enter } = useBranchList();
  const [type, setType] = useState<(typeof TYPES)[number]>('all');
  const [sort, setSort] = useState<Sort>('NEWEST');
  const [managed, setManaged] = useState<DownlineMember>();
  const asked = { ...branch, ...(type !== 'all' && { type }) };
  const downline = useDownline({ ...asked, sort, pageNo: String(page) });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <AccountSearch {...search} />
        <div className="grid grid-cols-2 gap-3">
          <Select
            label={t('column.type')}
            options={TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
            value={type}
            onValueChange={(value) => {
              setType(value);
              setPage(1);
            }}
          />
          <Select
            label={t('sort.label')}
            options={DOWNLINE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={sort}
            onValueChange={(value) => {
              setSort(value);
              setPage(1);
            }}
          />
        </div>
      </div>
      <Read query={downline}>
        <CrumbTrail crumbs={downline.data?.crumbs ?? []} onChoose={enter} />
        <ExportRow load={() => loadDownline(asked)} fileName="downline.csv" />
        <DownlineTable
          rows={downline.data?.list ?? []}
          isLoading={downline.isPending}
          onEnter={enter}
          onManage={setManaged}
        />
        <Turn
          isFirst={page === 1}
          hasMore={downline.data?.hasMore ?? false}
          onBack={() => setPage(page - 1)}
          onNext={() => setPage(page + 1)}
        />
      </Read>
      {managed !== undefined && (
        <DownlineDialog
          member={managed}
          ownSeries={downline.data?.ownSeries ?? managed.series}
          onClose={() => setManaged(undefined)}
        />
      )}
    </div>
  );
}

type TableProps = {
  readonly rows: readonly DownlineMember[];
  readonly isLoading: boolean;
  readonly onEnter: (parent: MemberId) => void;
  readonly onManage: (member: DownlineMember) => void;
};

function DownlineTable({ rows, isLoading, onEnter, onManage }: TableProps) {
  const t = useTranslations('agents');
  const numbers = useNumbers();
  return (
    <DataTable
      caption={t('page.downlineManagmentView')}
      columns={[
        {
          id: 'account',
          header: t('column.account'),
          primary: true,
          cell: (row) => accountCell(row, onEnter),
        },
        { id: 'series', header: t('column.series'), align: 'end', cell: ({ series }) => series },
        { id: 'rates', header: t('column.rates'), cell: ratesCell },
        {
          id: 'contracts',
          header: t('column.contracts'),
          cell: ({ contracts }) =>
            CONTRACT_PAGES.filter(({ type }) => contracts.includes(type))
              .map(({ page }) => t(`page.${page}`))
              .join(', ') || '–',
        },
        {
          id: 'team',
          header: t('column.team'),
          align: 'end',
          cell: ({ directCount, teamCount, isCapped }) =>
            t('column.team-counts', {
              direct: numbers.whole(directCount),
              team: isCapped ? t('more-than', { count: numbers.whole(teamCount - 1) }) : numbers.whole(teamCount),
            }),
        },
        { id: 'balance', header: t('column.balance'), align: 'end', cell: ({ balance }) => plain(balance) },
        {
          id: 'teamBalance',
          header: t('column.team-balance'),
          align: 'end',
          cell: ({ teamBalance }) => (teamBalance === null ? '–' : plain(teamBalance)),
        },
        {
          id: 'lastLogin',
          header: t('column.last-login'),
          cell: ({ lastLogin }) => (lastLogin ? moment(lastLogin) : '–'),
        },
        { id: 'registered', header: t('column.registered'), cell: ({ registered }) => moment(registered) },
        {
          id: 'manage',
          header: t('column.manage'),
          align: 'end',
          cell: (row) => (row.isDirect ? manageButton(t('manage.open'), () => onManage(row)) : '–'),
        },
      ]}
      rows={rows}
      keyOf={({ memberId }) => memberId.toString()}
      loadingRows={isLoading ? 6 : 0}
      empty={<EmptyState headingLevel={3} title={t('downline.empty-title')} description={t('downline.empty-text')} />}
    />
  );
}

/** What somebody holds of each product, in one line. */
function HeldRates({ rates }: Pick<DownlineMember, 'rates'>) {
  const tCommon = useTranslations('common');
  const percent = usePercent();
  const names = rates.map(
    ({ product, rate }) => `${tCommon(`category.${product.toLowerCase() as Category}`)} ${percent(rate)}`,
  );
  return <span className="text-xs text-ink-soft">{names.join(' · ') || '–'}</span>;
}

const ratesCell = ({ rates }: DownlineMember) => <HeldRates rates={rates} />;

const accountCell = (row: DownlineMember, onEnter: (parent: MemberId) => void) => (
  <AccountCell row={row} onEnter={onEnter} />
);

const manageButton = (text: string, onPress: () => void) => (
  <Button size="sm" variant="ghost" iconStart={<SlidersHorizontal aria-hidden="true" />} onClick={onPress}>
    {text}
  </Button>
);

function AccountCell({ row, onEnter }: { readonly row: DownlineMember; readonly onEnter: (parent: MemberId) => void }) {
  const t = useTranslations('agents');
  return (
    <span className="flex flex-wrap items-center gap-2">
      {row.directCount > 0 ? (
        <button
          type="button"
          className="font-semibold text-accent-text underline-offset-4 hover:underline"
          onClick={() => onEnter(row.memberId)}
        >
          {row.account}
        </button>
      ) : (
        <span className="font-semibold">{row.account}</span>
      )}
      <Badge tone={row.type === 0 ? 'neutral' : 'info'}>{t(typeKey(row.type))}</Badge>
      {row.standing === 'inactive' && <Badge tone="neutral">{t('standing.inactive')}</Badge>}
    </span>
  );
}
