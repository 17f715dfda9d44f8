import type { PointReward } from '@fairground/contract/loyalty/endpoints';
import type { Money } from '@fairground/contract/money';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';

const X100 = 100;

/** Writes what bonus money is played under and what free spins are, from the terms they are given with; nothing for the rest. */
export const useBonusNote = () => {
  const t = useTranslations('mall');
  const numbers = useNumbers();
  return ({ terms, spins, amount }: Pick<PointReward, 'terms' | 'spins' | 'amount'>, currencySymbol: string) => {
    const amountOf = (value: Money) => `${numbers.amount(value)}\u00A0${currencySymbol}`;
    const parts = [
      spins === null || amount === null
        ? []
        : t('spins-note', {
            ...{ count: spins.count, days: numbers.whole(spins.days) },
            ...{ bet: amountOf(spins.bet), most: amountOf(amount) },
          }),
      terms === null
        ? []
        : t('bonus-note', {
            times:
              terms.wagerX100 % X100 === 0
                ? numbers.whole(terms.wagerX100 / X100)
                : numbers.decimal(terms.wagerX100 / X100, 2),
            days: numbers.whole(terms.days),
            stake: amountOf(terms.maxBet),
          }),
    ].flat();
    return parts.length === 0 ? undefined : parts.join(' ');
  };
};
