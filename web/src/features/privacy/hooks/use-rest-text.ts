import { useNumbers } from '../../../shared/i18n/index.ts';
import type { Privacy } from '../api/privacy.ts';

/** The money that is left, as it is written on pages. */
export const useRestText = () => {
  const numbers = useNumbers();
  return ({ amount, currencySymbol }: NonNullable<Privacy['rest']>): string =>
    `${numbers.amount(amount)} ${currencySymbol}`;
};
