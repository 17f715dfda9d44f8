import type { ProfitDay, ProfitProduct } from '@fairground/contract/figures/endpoints';
import { writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { Amount } from '@fairground/ui/amount';
import { DataTable } from '@fairground/ui/data-table';
import type { TableColumn } from '@fairground/ui/data-table';
import type { Category } from '../../../shared/category/categories.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useDayName } from '../../../shared/hooks/use-day-name.ts';

const plain = (value: Money) => <Amount value={writeMoney(value)} />;
const change = (value: Money) => <Amount value={writeMoney(value)} look="change" className="font-semibold" />;

/** Every day with figures, the latest first: what the chart shows, in numbers. */
export function DayTable({ days }: { readonly days: readonly ProfitDay[] }) {
  const t = useTranslations('profit');
  const dayName = useDayName();
  const columns: readonly TableColumn<ProfitDay>[] = [
    { id: 'day', header: t('day'), cell: ({ day }) => dayName(day), primary: true },
    { id: 'stake', header: t('stake'), cell: ({ betAmount }) => plain(betAmount), align: 'end' },
    { id: 'valid', header: t('valid'), cell: ({ validBet }) => plain(validBet), align: 'end' },
    { id: 'payout', header: t('payout'), cell: ({ payout }) => plain(payout), align: 'end' },
    { id: 'rebate', header: t('rebate'), cell: ({ rebate }) => plain(rebate), align: 'end' },
    { id: 'promo', header: t('promo'), cell: ({ promo }) => plain(promo), align: 'end' },
    { id: 'net', header: t('net'), cell: ({ net }) => change(net), align: 'end' },
  ];
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{t('by-day')}</h3>
      <DataTable caption={t('by-day')} columns={columns} rows={days.toReversed()} keyOf={({ day }) => day} />
    </section>
  );
}

/** What was played of each category, with the stakes that still wait for their result. */
export function CategoryTable({ products }: { readonly products: readonly ProfitProduct[] }) {
  const t = useTranslations('profit');
  const tCommon = useTranslations('common');
  const columns: readonly TableColumn<ProfitProduct>[] = [
    {
      id: 'category',
      header: t('category'),
      cell: ({ product }) => tCommon(`category.${product.toLowerCase() as Category}`),
      primary: true,
    },
    { id: 'stake', header: t('stake'), cell: ({ betAmount }) => plain(betAmount), align: 'end' },
    { id: 'valid', header: t('valid'), cell: ({ validBet }) => plain(validBet), align: 'end' },
    { id: 'payout', header: t('payout'), cell: ({ payout }) => plain(payout), align: 'end' },
    { id: 'unsettled', header: t('unsettled'), cell: ({ unsettled }) => plain(unsettled), align: 'end' },
    { id: 'net', header: t('game-net'), cell: ({ gameNet }) => change(gameNet), align: 'end' },
  ];
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{t('by-category')}</h3>
      <DataTable caption={t('by-category')} columns={columns} rows={products} keyOf={({ product }) => product} />
    </section>
  );
}
