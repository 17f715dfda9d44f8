import { useNumbers } from '../../../shared/i18n/index.ts';

/** A share such as a return, given as `96.5`. */
export function Percent({ value }: { readonly value: string }) {
  return useNumbers().percent(value);
}
