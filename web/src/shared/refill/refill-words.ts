import type { Money } from '@fairground/contract/money';
import type { RefillStanding } from '@fairground/contract/promotions/endpoints';
import { useFormatter, useNumbers, useTranslations } from '../i18n/index.ts';

/** The words of a refill: its button, and where the member stands in one sentence. */
export const useRefillWords = () => {
  const t = useTranslations('refill');
  const format = useFormatter();
  const numbers = useNumbers();
  const amountOf = (amount: Money, symbol: string): string => `${numbers.amount(amount)}${symbol}`;
  return {
    buttonOf: ({ amount, currencySymbol }: RefillStanding): string =>
      t('take', { amount: amountOf(amount, currencySymbol) }),
    sentenceOf: ({ state, amount, below, left, perDay, nextAt, currencySymbol }: RefillStanding): string => {
      switch (state) {
        case 'open':
          return t('open', { amount: amountOf(amount, currencySymbol), left });
        case 'enough':
          return t('enough', { below: amountOf(below, currencySymbol) });
        case 'used-up':
          return t('used-up', { count: perDay, at: nextAt === null ? '' : format.dateTime(nextAt, 'moment') });
        case 'none':
          return t('none');
      }
    },
  };
};
