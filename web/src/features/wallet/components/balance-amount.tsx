import { writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { Amount } from '@fairground/ui/amount';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useBalanceHidden } from '../hooks/balance-privacy.ts';

type BalanceAmountProps = {
  readonly amount: Money;
  readonly symbol: string;
  readonly className?: string;
};

/** An amount the member may hide: stars then stand in its place. */
export function BalanceAmount({ amount, symbol, className }: BalanceAmountProps) {
  const t = useTranslations('wallet');
  return (
    <Amount
      value={writeMoney(amount)}
      currency={symbol}
      hidden={useBalanceHidden()}
      hiddenLabel={t('balance.hidden')}
      className={className}
    />
  );
}
