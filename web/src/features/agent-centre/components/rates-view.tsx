import { DataTable } from '@fairground/ui/data-table';
import type { Category } from '../../../shared/category/categories.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useLinks, useRates } from '../api/agents.ts';
import { Figure, FigureBox, strong } from './figures.tsx';
import { Read } from './states.tsx';
import { usePercent } from './terms-view.tsx';

/** What the caller holds: the series of the lottery and the rate of each product, the most it may give on. */
export function RatesView() {
  const t = useTranslations('agents');
  const tCommon = useTranslations('common');
  const percent = usePercent();
  const rates = useRates(undefined);
  const links = useLinks();
  return (
    <Read query={rates}>
      <FigureBox title={t('rates.series-title')}>
        <Figure name={t('column.series')}>{links.data?.series.max ?? '–'}</Figure>
      </FigureBox>
      <DataTable
        caption={t('rates.title')}
        columns={[
          {
            id: 'product',
            header: t('column.product'),
            primary: true,
            cell: ({ product }) => strong(tCommon(`category.${product.toLowerCase() as Category}`)),
          },
          { id: 'own', header: t('rates.own'), align: 'end', cell: ({ own }) => percent(own) },
        ]}
        rows={rates.data?.list ?? []}
        keyOf={({ product }) => product}
        loadingRows={rates.isPending ? 9 : 0}
        empty={null}
      />
      <p className="text-xs text-ink-faint">{t('rates.rule')}</p>
    </Read>
  );
}
