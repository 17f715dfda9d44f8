import type { Win } from '@fairground/contract/winners/endpoints';
import { boardChanged } from '@fairground/contract/winners/pushes';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@fairground/ui/empty-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { WINNERS_CHANGED, useInvalidate } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { winnersQuery } from '../api/winners-query.ts';
import { topWins } from '../model/top-wins.ts';
import { WinRow } from './win-row.tsx';

const NEWEST = 6;
const TOP = 5;

/** The newest wins beside the largest of the day. Where there are none, it says so: nothing is ever made up. */
export function WinLists() {
  const t = useTranslations('winners');
  const invalidate = useInvalidate();
  const { data, isPending } = useQuery(winnersQuery());
  usePush(boardChanged, () => void invalidate(WINNERS_CHANGED));
  if (isPending) return <Skeleton className="h-80 rounded-lg" />;
  const wins = data?.list ?? [];
  if (wins.length === 0)
    return (
      <div className="rounded-lg bg-surface-1 shadow-low">
        <EmptyState
          headingLevel={3}
          icon={<Trophy aria-hidden="true" />}
          title={t('empty-title')}
          description={t('empty-text')}
        />
      </div>
    );
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <List title={t('live')} wins={wins.slice(0, NEWEST)} />
      <List title={t('board')} wins={topWins(wins, TOP)} isRanked />
    </div>
  );
}

type ListProps = { readonly title: string; readonly wins: readonly Win[]; readonly isRanked?: boolean };

function List({ title, wins, isRanked = false }: ListProps): ReactNode {
  return (
    <section aria-label={title} className="rounded-lg bg-surface-1 p-5 shadow-low">
      <h3 className="mb-2 font-display text-lg">{title}</h3>
      <ol className="divide-y divide-line/60">
        {wins.map((win, index) => (
          <WinRow
            // A win has no number of its own: nobody is to learn which bet it was.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={`${win.player} ${win.gameName} ${win.prize} ${index}`}
            win={win}
            rank={isRanked ? index + 1 : undefined}
          />
        ))}
      </ol>
    </section>
  );
}
