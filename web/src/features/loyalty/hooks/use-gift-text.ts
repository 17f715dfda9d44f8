import type { Money } from '@fairground/contract/money';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';

/** Writes what is given: money, points or both. */
export const useGiftText = (currencySymbol: string) => {
  const t = useTranslations('loyalty');
  const numbers = useNumbers();
  return ({ amount, points }: { readonly amount: Money; readonly points: number }): string =>
    [
      ...(amount > 0n ? [`${numbers.amount(amount)}\u00A0${currencySymbol}`] : []),
      ...(points > 0 ? [t('claim.points', { points: numbers.whole(points) })] : []),
    ].join(' + ');
};
