import { ChevronDown, CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { Skeleton } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useBalance } from '../hooks/use-balance.ts';
import { BalanceAmount } from './balance-amount.tsx';
import { PrivacyButton, RefreshButton } from './balance-buttons.tsx';

type BalancePillProps = {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly onPress: () => void;
};

/** The balance in the header of a wide screen: the figure opens where the money lies, beside it hiding and refreshing. */
export function BalancePill({ ref, isOpen, onPress }: BalancePillProps) {
  const t = useTranslations('wallet');
  return (
    <div className="flex h-10 items-center rounded-md bg-surface-2 pe-1 shadow-low">
      <button
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onPress}
        className="control h-10 gap-2 px-3 hover:bg-surface-3"
      >
        <span className="sr-only">{t('balance.label')}</span>
        <HeaderSum />
        <ChevronDown aria-hidden="true" className="size-4 text-ink-faint" />
      </button>
      <PrivacyButton />
      <RefreshButton />
    </div>
  );
}

/** The sum in a line of its own; it keeps its place before it is known and says when it cannot be known. */
export function HeaderSum() {
  const t = useTranslations('wallet');
  const { data, isError } = useBalance();
  if (data)
    return (
      // The key restarts the glow with every movement.
      <span key={data.version} className="balance-glow rounded-sm text-sm font-semibold">
        <BalanceAmount amount={data.sumBalance} symbol={data.currencySymbol} />
      </span>
    );
  if (!isError) return <Skeleton className="h-4 w-20" />;
  return (
    <span className="flex items-center gap-1.5 text-sm text-ink-faint">
      <CircleAlert aria-hidden="true" className="size-4" />
      {t('balance.unknown')}
    </span>
  );
}
