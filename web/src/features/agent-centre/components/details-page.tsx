import { AGENT_DAYS_MAX } from '@fairground/contract/agents/fields';
import type { Id } from '@fairground/contract/ids';
import { TRANSACTION_GROUPS } from '@fairground/contract/wallet/transactions';
import type { TransactionGroup } from '@fairground/contract/wallet/transactions';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from '@fairground/ui/data-table';
import { EmptyState } from '@fairground/ui/empty-state';
import { Select } from '@fairground/ui/select';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { trailTo } from '../../../shared/record/page-trail.ts';
import type { PageTrail } from '../../../shared/record/page-trail.ts';
import { loadTeamTransactions, useTeamTransactions } from '../api/agents.ts';
import { useAccountSearch } from '../hooks/use-account-search.ts';
import { useReportDays } from '../hooks/use-report-days.ts';
import { ExportRow } from './export-row.tsx';
import { change, moment, plain, strong } from './figures.tsx';
import { AccountSearch, ReportHead } from './report-head.tsx';
import { Read, Turn } from './states.tsx';

/** Every movement of money of the team, with whose it is and what was left afterwards. */
export function DetailsPage() {
  const t = useTranslations('agents');
  const tWallet = useTranslations('wallet');
  const days = useReportDays(AGENT_DAYS_MAX);
  const [group, setGroup] = useState<TransactionGroup | 'all'>('all');
  const [trail, setTrail] = useState<PageTrail<Id<'leg'>>>([]);
  const restart = (): void => setTrail([]);
  const search = useAccountSearch(restart);
  const before = trail.at(-1);
  const asked = {
    ...days.range,
    ...(search.account !== undefined && { username: search.account }),
    ...(group !== 'all' && { group }),
  };
  const moves = useTeamTransactions({ ...asked, ...(before !== undefined && { before }) }, days.isAskable);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ReportHead days={days} onRestart={restart}>
        <AccountSearch {...search} />
        <Select
          label={tWallet('history.kinds')}
          options={[
            { value: 'all', label: tWallet('group.all') },
            ...TRANSACTION_GROUPS.map((value) => ({ value, label: tWallet(`group.${value}`) })),
          ]}
          value={group}
          onValueChange={(value) => {
            setGroup(value);
            restart();
          }}
        />
      </ReportHead>
      <ExportRow
        load={() => loadTeamTransactions(asked)}
        fileName={`account-${days.range.from}-${days.range.to}.csv`}
        disabled={!days.isAskable}
      />
      <Read query={moves}>
        <DataTable
          caption={t('page.agentDownlineTransactionDetailsCopy')}
          columns={[
            {
              id: 'account',
              header: t('column.account'),
              primary: true,
              cell: ({ account }) => strong(account),
            },
            { id: 'type', header: tWallet('history.type'), cell: ({ type }) => tWallet(`type.${type}`) },
            { id: 'at', header: t('column.time'), cell: ({ at }) => moment(at) },
            { id: 'amount', header: tWallet('history.amount'), align: 'end', cell: ({ amount }) => change(amount) },
            {
              id: 'after',
              header: tWallet('history.after'),
              align: 'end',
              cell: ({ balanceAfter }) => plain(balanceAfter),
            },
          ]}
          rows={moves.data?.list ?? []}
          keyOf={({ id, account, accountType }) => `${id} ${account} ${accountType}`}
          loadingRows={moves.isPending ? 6 : 0}
          empty={
            <EmptyState
              headingLevel={3}
              icon={<ReceiptText aria-hidden="true" />}
              title={tWallet('history.empty-title')}
              description={t('details.empty-text')}
            />
          }
        />
        <Turn
          isFirst={trail.length === 0}
          hasMore={(moves.data?.next ?? null) !== null}
          onBack={() => setTrail(trailTo(trail, trail.length, undefined))}
          onNext={() => setTrail(trailTo(trail, trail.length + 2, moves.data?.next ?? undefined))}
        />
      </Read>
    </div>
  );
}
