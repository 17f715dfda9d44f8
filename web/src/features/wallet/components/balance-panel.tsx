import { Skeleton } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useBalance } from '../hooks/use-balance.ts';
import { BalanceAmount } from './balance-amount.tsx';
import { PrivacyButton, RefreshButton } from './balance-buttons.tsx';

/** The balance in large figures, with hiding and refreshing beside it: what a phone shows in its sheet. */
export function BalancePanel() {
  const t = useTranslations('wallet');
  const { data, isError } = useBalance();
  return (
    <section className="stage-glow flex items-center gap-1 rounded-lg bg-surface-2 py-3 ps-4 pe-2 shadow-low">
      <div className="min-w-0 flex-1">
        <h3 className="text-sm font-semibold text-ink-soft">{t('balance.label')}</h3>
        <p className="mt-0.5 font-display text-xl font-bold">
          {data && <BalanceAmount amount={data.sumBalance} symbol={data.currencySymbol} />}
          {!data && (isError ? t('balance.unknown') : <Skeleton className="h-8 w-40" />)}
        </p>
      </div>
      <PrivacyButton />
      <RefreshButton />
    </section>
  );
}
