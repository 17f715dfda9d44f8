import { TEAM_BET_DAYS_MAX } from '@fairground/contract/agents/fields';
import { BET_CATEGORIES, BET_RESULTS } from '@fairground/contract/betting/endpoints';
import type { BetCategory, BetResult } from '@fairground/contract/betting/endpoints';
import type { Id } from '@fairground/contract/ids';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@fairground/ui/badge';
import { DataTable } from '@fairground/ui/data-table';
import { EmptyState } from '@fairground/ui/empty-state';
import { Select } from '@fairground/ui/select';
import type { Category } from '../../../shared/category/categories.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { trailTo } from '../../../shared/record/page-trail.ts';
import type { PageTrail } from '../../../shared/record/page-trail.ts';
import { loadTeamBets, useTeamBets } from '../api/agents.ts';
import { useAccountSearch } from '../hooks/use-account-search.ts';
import { useVendorName } from '../hooks/use-vendor-name.ts';
import { useReportDays } from '../hooks/use-report-days.ts';
import { ExportRow } from './export-row.tsx';
import { change, moment, plain } from './figures.tsx';
import { AccountSearch, ReportHead } from './report-head.tsx';
import { Read, Turn } from './states.tsx';

const TONES = { OPEN: 'info', WON: 'gain', LOST: 'loss', EVEN: 'neutral', VOID: 'neutral' } as const;

const whose = (account: string, result: BetResult, word: string) => (
  <span className="flex flex-wrap items-center gap-2 font-semibold">
    {account}
    <Badge tone={TONES[result]}>{word}</Badge>
  </span>
);

/** Every bet of the team, with whose it is. */
export function BetsPage() {
  const t = useTranslations('agents');
  const tBets = useTranslations('bets');
  const tCommon = useTranslations('common');
  const days = useReportDays(TEAM_BET_DAYS_MAX);
  const [category, setCategory] = useState<BetCategory | 'all'>('all');
  const [result, setResult] = useState<BetResult | 'all'>('all');
  const [trail, setTrail] = useState<PageTrail<Id<'bet'>>>([]);
  const restart = (): void => setTrail([]);
  const search = useAccountSearch(restart);
  const before = trail.at(-1);
  const asked = {
    ...days.range,
    ...(search.account !== undefined && { username: search.account }),
    ...(category !== 'all' && { category }),
    ...(result !== 'all' && { result }),
  };
  const nameOf = useVendorName();
  const bets = useTeamBets({ ...asked, ...(before !== undefined && { before }) }, days.isAskable);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ReportHead days={days} onRestart={restart}>
        <AccountSearch {...search} />
        <Select
          label={t('column.product')}
          options={[
            { value: 'all', label: t('all') },
            ...BET_CATEGORIES.map((value) => ({
              value,
              label: tCommon(`category.${value.toLowerCase() as Category}`),
            })),
          ]}
          value={category}
          onValueChange={(value) => {
            setCategory(value);
            restart();
          }}
        />
        <Select
          label={tBets('state-filter')}
          options={[
            { value: 'all', label: t('all') },
            ...BET_RESULTS.map((value) => ({ value, label: tBets(`state.${value}`) })),
          ]}
          value={result}
          onValueChange={(value) => {
            setResult(value);
            restart();
          }}
        />
      </ReportHead>
      <ExportRow
        load={() => loadTeamBets(asked)}
        fileName={`bets-${days.range.from}-${days.range.to}.csv`}
        disabled={!days.isAskable}
      />
      <Read query={bets}>
        <DataTable
          caption={t('page.personalHistoryCopy')}
          columns={[
            {
              id: 'account',
              header: t('column.account'),
              primary: true,
              cell: ({ account, result: came }) => whose(account, came, tBets(`state.${came}`)),
            },
            {
              id: 'game',
              header: t('column.product'),
              cell: ({ category: of, vendor }) =>
                `${tCommon(`category.${of.toLowerCase() as Category}`)} · ${nameOf(vendor)}`,
            },
            { id: 'no', header: tBets('detail.number'), cell: ({ betId }) => betId.toString() },
            { id: 'at', header: t('column.time'), cell: ({ placedAt }) => moment(placedAt) },
            { id: 'stake', header: tBets('stake'), align: 'end', cell: ({ stake }) => plain(stake) },
            { id: 'valid', header: t('figure.validBet'), align: 'end', cell: ({ validBet }) => plain(validBet) },
            { id: 'payout', header: tBets('payout'), align: 'end', cell: ({ payout }) => plain(payout) },
            { id: 'net', header: tBets('net'), align: 'end', cell: ({ net }) => (net === null ? '–' : change(net)) },
          ]}
          rows={bets.data?.list ?? []}
          keyOf={({ betId }) => betId.toString()}
          loadingRows={bets.isPending ? 6 : 0}
          empty={
            <EmptyState
              headingLevel={3}
              icon={<Dices aria-hidden="true" />}
              title={t('bets.empty-title')}
              description={t('bets.empty-text')}
            />
          }
        />
        <Turn
          isFirst={trail.length === 0}
          hasMore={(bets.data?.next ?? null) !== null}
          onBack={() => setTrail(trailTo(trail, trail.length, undefined))}
          onNext={() => setTrail(trailTo(trail, trail.length + 2, bets.data?.next ?? undefined))}
        />
      </Read>
    </div>
  );
}
