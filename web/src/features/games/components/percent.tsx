import { useFormatter, useLocale } from '../../../shared/i18n/index.ts';
import { plainPercent } from '../model/plain-percent.ts';

/** A share such as a return, given as `96.5`, in the manner of the language. */
export function Percent({ value }: { readonly value: string }) {
  const format = useFormatter();
  return plainPercent(value, useLocale()) ?? format.number(Number(value) / 100, 'percent');
}
