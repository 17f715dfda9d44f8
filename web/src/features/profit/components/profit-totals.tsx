import type { ProfitTotal } from '@fairground/contract/figures/endpoints';
import { money, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { Amount } from '@fairground/ui/amount';
import { useTranslations } from '../../../shared/i18n/index.ts';

type ProfitTotalsProps = { readonly total: ProfitTotal; readonly symbol: string };

/** The figures of the whole range: the net first, then what it is made of, then what only stands beside it. */
export function ProfitTotals({ total, symbol }: ProfitTotalsProps) {
  const t = useTranslations('profit');
  const bonusNet = money(total.bonusPayout - total.bonusStake);
  return (
    <section aria-label={t('totals')} className="grid grid-cols-1 gap-3">
      <div className="rounded-md bg-surface-2 p-4">
        <p className="text-sm text-ink-soft">{t('net')}</p>
        <p className="text-2xl font-semibold">
          <Amount value={writeMoney(total.net)} look="change" currency={symbol} />
        </p>
        <p className="mt-1 text-xs text-ink-faint">{t('net-rule')}</p>
      </div>
      <dl className="grid grid-cols-2 gap-3 rounded-md bg-surface-2/60 p-3 text-sm sm:grid-cols-3">
        <Figure name={t('stake')} value={total.betAmount} />
        <Figure name={t('valid')} value={total.validBet} />
        <Figure name={t('payout')} value={total.payout} />
        <Figure name={t('game-net')} value={total.gameNet} isChange />
        <Figure name={t('rebate')} value={total.rebate} />
        <Figure name={t('promo')} value={total.promo} />
        <Figure name={t('deposit')} value={total.deposit} />
        <Figure name={t('withdrawal')} value={total.withdrawal} />
        {total.unsettled > 0n && <Figure name={t('unsettled')} value={total.unsettled} />}
      </dl>
      {(total.bonusStake !== 0n || total.bonusPayout !== 0n) && (
        <dl className="grid grid-cols-3 gap-3 rounded-md bg-surface-2/60 p-3 text-sm">
          <Figure name={t('bonus.stake')} value={total.bonusStake} />
          <Figure name={t('bonus.payout')} value={total.bonusPayout} />
          <Figure name={t('bonus.net')} value={bonusNet} isChange />
        </dl>
      )}
    </section>
  );
}

type FigureProps = { readonly name: string; readonly value: Money; readonly isChange?: true };

function Figure({ name, value, isChange }: FigureProps) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd>
        <Amount value={writeMoney(value)} look={isChange ? 'change' : 'plain'} />
      </dd>
    </div>
  );
}
