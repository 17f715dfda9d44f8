import { LOYALTY_CHANGED, useInvalidate } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { loyaltyChanged } from '@fairground/contract/loyalty/pushes';
import type { Money } from '@fairground/contract/money';
import { Button } from '@fairground/ui/button';
import { DataTable } from '@fairground/ui/data-table';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { toast } from '@fairground/ui/toast';
import { Undo2 } from 'lucide-react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useClaimRebate, useRebate } from '../api/rebates.ts';
import { isProduct } from '../model/product.ts';

const PPM_OF_PERCENT = 10_000;

/** What comes back of every bet: what is open, taken by one press, and by which rates it was computed. */
export function RebatePage() {
  const t = useTranslations('loyalty');
  const tCommon = useTranslations('common');
  const numbers = useNumbers();
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  usePush(loyaltyChanged, () => void invalidate(LOYALTY_CHANGED));
  const rebate = useRebate();
  const claim = useClaimRebate();
  if (rebate.isPending) return <Skeleton className="h-64 rounded-lg" />;
  if (rebate.isError)
    return (
      <ErrorState
        title={tCommon('state.error-title')}
        description={errorText(rebate.error)}
        action={<Button onClick={() => void rebate.refetch()}>{tCommon('state.retry')}</Button>}
      />
    );
  const { mode, total, minClaim, isOpen, opensAt, closesAt, lapseDays, list, rates, currencySymbol } = rebate.data;
  const written = (amount: Money) => `${numbers.amount(amount)}\u00A0${currencySymbol}`;
  const percent = (ppm: number) => `${numbers.decimal(ppm / PPM_OF_PERCENT, 2)}%`;
  const named = (product: string) => (isProduct(product) ? t(`product.${product}`) : product);
  const isEnough = total >= minClaim;
  const handleTake = () =>
    claim.mutate(undefined, {
      onSuccess: ({ amount }) => toast.show({ tone: 'gain', title: t('rebate.taken'), description: written(amount) }),
      onError: (error) => toast.show({ tone: 'loss', title: errorText(error) }),
    });
  return (
    <div className="grid grid-cols-1 gap-5">
      <section className="relative isolate grid gap-4 overflow-hidden rounded-lg bg-surface-2 p-5 sm:grid-cols-[1fr_auto] sm:items-center">
        <span
          aria-hidden="true"
          className="absolute -end-10 -top-16 -z-10 size-56 rounded-full bg-gain-soft blur-2xl"
        />
        <div>
          <h4 className="flex items-center gap-2 text-sm font-semibold text-ink-soft">
            <Undo2 aria-hidden="true" className="size-4" />
            {t('rebate.open')}
          </h4>
          <p aria-live="polite" className="mt-1 font-display text-2xl font-bold tabular-nums text-gain">
            {written(total)}
          </p>
          <p className="mt-1 text-sm text-ink-soft">
            {mode === 'AUTO'
              ? t('rebate.auto')
              : t('rebate.hours', { from: opensAt, to: closesAt, least: written(minClaim) })}
          </p>
          {lapseDays !== null && (
            <p className="text-sm text-ink-faint">{t('rebate.lapse', { days: numbers.whole(lapseDays) })}</p>
          )}
        </div>
        <div className="grid gap-1">
          <Button
            variant="primary"
            size="lg"
            disabled={!isOpen || !isEnough}
            loading={claim.isPending}
            onClick={handleTake}
          >
            {t('rebate.take')}
          </Button>
          {isEnough && !isOpen && (
            <p className="text-xs text-ink-faint">{t('rebate.closed', { from: opensAt, to: closesAt })}</p>
          )}
          {total > 0n && !isEnough && (
            <p className="text-xs text-ink-faint">{t('rebate.small', { least: written(minClaim) })}</p>
          )}
        </div>
      </section>
      {list.length === 0 ? (
        <EmptyState headingLevel={3} title={t('rebate.title')} description={t('rebate.empty')} />
      ) : (
        <DataTable
          caption={t('rebate.title')}
          columns={[
            { id: 'day', header: t('rebate.day'), primary: true, cell: ({ day }) => day },
            { id: 'what', header: t('rebate.what'), cell: ({ product }) => named(product) },
            { id: 'base', header: t('rebate.base'), align: 'end', cell: ({ base }) => written(base) },
            {
              id: 'rate',
              header: t('rebate.rate'),
              align: 'end',
              cell: ({ ratePpm, boostPpm }) => percent(ratePpm + boostPpm),
            },
            { id: 'amount', header: t('rebate.amount'), align: 'end', cell: ({ amount }) => written(amount) },
          ]}
          rows={list}
          keyOf={({ day, product }) => `${day} ${product}`}
        />
      )}
      <section aria-label={t('rebate.rates')} className="grid gap-3">
        <h4 className="text-base">{t('rebate.rates')}</h4>
        <p className="text-sm text-ink-soft">{t('rebate.rates-text')}</p>
        <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
          {rates.map(({ product, ratePpm }) => (
            <li key={product} className="flex justify-between gap-3 rounded-md bg-surface-2 px-3 py-2 text-sm">
              <span className="text-ink-soft">{named(product)}</span>
              <span className="font-semibold tabular-nums">{percent(ratePpm)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
