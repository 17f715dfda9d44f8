import type { Mission } from '@fairground/contract/loyalty/endpoints';
import { money } from '@fairground/contract/money';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';

const HUNDREDTHS = 100;

/** Writes how far a mission goes, by what it counts. */
export const useValueText = (metric: Mission['metric'], currencySymbol: string): ((value: bigint) => string) => {
  const t = useTranslations('loyalty');
  const numbers = useNumbers();
  if (metric === 'VALID_BET' || metric === 'DEPOSIT')
    return (value) => `${numbers.amount(money(value))}\u00A0${currencySymbol}`;
  if (metric === 'WIN_MULTIPLE')
    return (value) => t('mission.multiple', { times: numbers.decimal(Number(value) / HUNDREDTHS, 2) });
  return (value) => t(`mission.count.${metric}`, { count: Number(value) });
};
