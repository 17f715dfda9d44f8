import { useTranslations } from '../../../shared/i18n/index.ts';
import type { RaffleVerdict } from '../model/raffle-check.ts';

/** What repeating a draw found. */
export function RaffleVerdictLine({ verdict }: { readonly verdict: RaffleVerdict }) {
  const t = useTranslations('loyalty');
  return <output className={verdict === 'same' ? 'text-gain' : 'text-loss'}>{t(`raffle.verdict.${verdict}`)}</output>;
}
