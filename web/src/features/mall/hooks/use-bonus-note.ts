import type { PointReward } from '@fairground/contract/loyalty/endpoints';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';

const X100 = 100;

/** Writes what bonus money is played under, from the terms it is given with; nothing for what is none. */
export const useBonusNote = () => {
  const t = useTranslations('mall');
  const numbers = useNumbers();
  return ({ terms }: Pick<PointReward, 'terms'>, currencySymbol: string): string | undefined =>
    terms === null
      ? undefined
      : t('bonus-note', {
          times:
            terms.wagerX100 % X100 === 0
              ? numbers.whole(terms.wagerX100 / X100)
              : numbers.decimal(terms.wagerX100 / X100, 2),
          days: numbers.whole(terms.days),
          stake: `${numbers.amount(terms.maxBet)}\u00A0${currencySymbol}`,
        });
};
