import { EmptyState } from '@fairground/ui/empty-state';
import { DataTable } from '@fairground/ui/data-table';
import { useState } from 'react';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useEntries } from '../api/mall.ts';
import { PageTurn } from './page-turn.tsx';

/** Every change of the points, newest first. */
export function PointHistory() {
  const t = useTranslations('mall');
  const numbers = useNumbers();
  const format = useFormatter();
  const [page, setPage] = useState(1);
  const entries = useEntries(page);
  const rows = entries.data?.list ?? [];
  return (
    <div className="grid grid-cols-1 gap-3">
      <DataTable
        caption={t('history')}
        columns={[
          { id: 'what', header: t('column.what'), primary: true, cell: ({ type }) => t(`entry.${type}`) },
          {
            id: 'change',
            header: t('column.change'),
            align: 'end',
            cell: showChange,
          },
          {
            id: 'balance',
            header: t('column.balance'),
            align: 'end',
            cell: ({ balance }) => numbers.whole(balance),
          },
          {
            id: 'time',
            header: t('column.time'),
            cell: ({ time }) => format.dateTime(time, { dateStyle: 'short', timeStyle: 'short' }),
          },
        ]}
        rows={rows}
        keyOf={({ id }) => id.toString()}
        loadingRows={entries.isPending ? 6 : undefined}
        empty={<EmptyState headingLevel={3} title={t('no-entries')} />}
      />
      <PageTurn page={page} hasMore={entries.data?.hasMore ?? false} onTurn={setPage} />
    </div>
  );
}

const showChange = ({ changed }: { readonly changed: number }) => <Change points={changed} />;

function Change({ points }: { readonly points: number }) {
  const numbers = useNumbers();
  return (
    <span className={points > 0 ? 'text-gain tabular-nums' : 'text-loss tabular-nums'}>
      {`${points > 0 ? '+' : '−'}${numbers.whole(Math.abs(points))}`}
    </span>
  );
}
