import { Checkbox } from '@fairground/ui/checkbox';
import { useTranslations } from '../../../shared/i18n/index.ts';

type TermsFieldProps = {
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
  readonly error: string | undefined;
  readonly minimumAge: number;
};

/** The age and the terms, which stand in the help centre. */
export function TermsField({ isTicked, onChange, error, minimumAge }: TermsFieldProps) {
  const t = useTranslations('account');
  return (
    <div className="flex flex-wrap items-start gap-x-1.5 text-sm">
      <Checkbox
        name="terms"
        label={t('register.terms', { age: String(minimumAge) })}
        checked={isTicked}
        onChange={({ target }) => onChange(target.checked)}
        error={error}
        required
      />
      {/* Beside the label, not in it: a press on the link must not change the tick. */}
      <a
        href="/help#terms"
        target="_blank"
        rel="noopener"
        className="ms-8 inline-flex min-h-6 items-center font-semibold text-accent-text underline-offset-4 hover:underline"
      >
        {t('register.terms-link')}
      </a>
    </div>
  );
}
