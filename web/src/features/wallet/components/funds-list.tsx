import type { Money } from '@fairground/contract/money';
import { money } from '@fairground/contract/money';
import { Button } from '@fairground/ui/button';
import { Skeleton } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useWallets } from '../hooks/use-wallets.ts';
import { BalanceAmount } from './balance-amount.tsx';

/** Where the member's money lies: by what it is and, where vendors keep wallets, by vendor. */
export function FundsList() {
  const t = useTranslations('wallet');
  const tCommon = useTranslations('common');
  const { funds, main, vendors, isPending, isError, retry } = useWallets();
  if (isError && funds === undefined)
    return (
      <div role="alert" className="grid gap-3 text-sm">
        <p className="text-ink-soft">{t('funds.failed')}</p>
        <Button size="sm" onClick={retry}>
          {tCommon('state.retry')}
        </Button>
      </div>
    );
  if (isPending || funds === undefined)
    return (
      <div className="grid gap-2">
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
      </div>
    );
  const symbol = funds.currencySymbol;
  return (
    <dl className="grid gap-2 text-sm">
      <Row label={t('funds.main')} amount={money(main)} symbol={symbol} />
      <Row label={t('funds.bonus')} amount={funds.bonus} symbol={symbol} />
      {vendors.map(({ code, amount }) => (
        <Row key={code} label={t('funds.vendor', { vendor: code })} amount={money(amount)} symbol={symbol} />
      ))}
      <Row label={t('funds.hold')} note={t('funds.hold-note')} amount={funds.hold} symbol={symbol} />
      <Row label={t('funds.total')} amount={funds.total} symbol={symbol} isTotal />
    </dl>
  );
}

type RowProps = {
  readonly label: string;
  readonly note?: string;
  readonly amount: Money;
  readonly symbol: string;
  readonly isTotal?: boolean;
};

function Row({ label, note, amount, symbol, isTotal = false }: RowProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-6 ${isTotal ? 'mt-1 border-t border-line pt-3 font-semibold' : ''}`}
    >
      <dt className={isTotal ? undefined : 'text-ink-soft'}>
        {label}
        {note !== undefined && <span className="block text-xs text-ink-faint">{note}</span>}
      </dt>
      <dd>
        <BalanceAmount amount={amount} symbol={symbol} />
      </dd>
    </div>
  );
}
