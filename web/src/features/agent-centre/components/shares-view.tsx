import { Percent } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from '@fairground/ui/data-table';
import { EmptyState } from '@fairground/ui/empty-state';
import type { Category } from '../../../shared/category/categories.ts';
import { useDayName } from '../../../shared/hooks/use-day-name.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useShares } from '../api/agents.ts';
import type { ReportDays } from '../hooks/use-report-days.ts';
import { change, plain, strong } from './figures.tsx';
import { Read, Turn } from './states.tsx';
import { usePercent } from './terms-view.tsx';

/** What the caller got of the valid bets of each branch and product, day by day. */
export function SharesView({ days }: { readonly days: ReportDays }) {
  const t = useTranslations('agents');
  const tCommon = useTranslations('common');
  const dayName = useDayName();
  const percent = usePercent();
  const [page, setPage] = useState(1);
  const shares = useShares({ ...days.range, pageNo: String(page) }, days.isAskable);
  return (
    <Read query={shares}>
      <DataTable
        caption={t('income.view.branches')}
        columns={[
          { id: 'account', header: t('column.account'), primary: true, cell: ({ account }) => strong(account) },
          { id: 'day', header: t('column.day'), cell: ({ day }) => dayName(day) },
          {
            id: 'product',
            header: t('column.product'),
            cell: ({ product }) => tCommon(`category.${product.toLowerCase() as Category}`),
          },
          { id: 'base', header: t('figure.validBet'), align: 'end', cell: ({ base }) => plain(base) },
          { id: 'rate', header: t('rates.above'), align: 'end', cell: ({ rate }) => percent(rate) },
          { id: 'amount', header: t('income.teamRebate'), align: 'end', cell: ({ amount }) => change(amount) },
        ]}
        rows={shares.data?.list ?? []}
        keyOf={({ day, account, product }) => `${day} ${account} ${product}`}
        loadingRows={shares.isPending ? 6 : 0}
        empty={
          <EmptyState
            headingLevel={3}
            icon={<Percent aria-hidden="true" />}
            title={t('income.empty-title')}
            description={t('income.shares-text')}
          />
        }
      />
      <Turn
        isFirst={page === 1}
        hasMore={shares.data?.hasMore ?? false}
        onBack={() => setPage(page - 1)}
        onNext={() => setPage(page + 1)}
      />
    </Read>
  );
}
