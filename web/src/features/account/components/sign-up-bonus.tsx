import { Gift } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useSignUpBonus } from '../hooks/use-sign-up-bonus.ts';

/** What a new member gets at once, and who gets it. */
export function SignUpBonus() {
  const t = useTranslations('account');
  const bonus = useSignUpBonus();
  if (bonus === null) return null;
  return (
    <p className="flex items-center gap-3 rounded-md bg-accent-soft px-4 py-3">
      <Gift aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
      <span className="min-w-0">
        <strong className="block font-display text-accent-text">{t('bonus.title', { amount: bonus.amount })}</strong>
        <span className="block text-sm text-ink-soft">{t(`bonus.${bonus.audience}`)}</span>
      </span>
    </p>
  );
}
