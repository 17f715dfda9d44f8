import { PASSWORD_LENGTH_MAX } from '@fairground/contract/identity/password-length';
import type { RegisterRule } from '@fairground/contract/system/endpoints';
import { fieldIssue } from '@fairground/contract/members/form-rules';
import { boundsOf } from '@fairground/contract/system/register-rules';
import { ShieldAlert } from 'lucide-react';
import { PasswordField } from '@fairground/ui/text-field';
import { useTranslations } from '../../i18n/index.ts';
import { useBreached } from '../hooks/use-breached.ts';
import type { BoundField } from '../hooks/use-form.ts';
import { useIssueText } from '../hooks/use-issue-text.ts';
import { strengthOf } from '../model/password-strength.ts';

type NewPasswordFieldProps = {
  readonly field: BoundField;
  readonly label: string;
  readonly placeholder: string;
  readonly rule: RegisterRule | undefined;
  /** A password that holds the name is a weak one. */
  readonly username?: string;
};

/** A password somebody makes up: with its rule, a measure of its strength, and a word when it is known from leaks. */
export function NewPasswordField({ field, label, placeholder, rule, username }: NewPasswordFieldProps) {
  const t = useTranslations('account');
  const textOf = useIssueText();
  const password = field.value;
  const isWorthAsking = password !== '' && fieldIssue(rule, password) === undefined;
  const isBreached = useBreached(password, isWorthAsking);
  const strength = isBreached ? 1 : strengthOf(password, username);
  const ruleText = rule && textOf({ key: `reg_pattern_${rule.patternId}`, bounds: boundsOf(rule) });
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        {...field}
        label={label}
        placeholder={placeholder}
        required
        hint={field.error === undefined ? ruleText : undefined}
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH_MAX}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      <div aria-live="polite" className="empty:hidden">
        {password !== '' && (
          <div className="flex items-center gap-3 text-xs">
            <span aria-hidden="true" className="grid flex-1 grid-cols-4 gap-1">
              {[1, 2, 3, 4].map((step) => (
                <span
                  key={step}
                  className={`h-1 rounded-full ${step <= strength ? TONES[strength] : 'bg-surface-3'}`}
                />
              ))}
            </span>
            <span className="font-semibold text-ink-soft">
              {t(`password.strength-${strength === 0 ? 1 : strength}`)}
            </span>
          </div>
        )}
        {isBreached && (
          <p className="mt-2 flex items-start gap-1.5 text-sm text-loss">
            <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t('password.breached')}
          </p>
        )}
      </div>
    </div>
  );
}

const TONES = { 0: '', 1: 'bg-loss', 2: 'bg-accent', 3: 'bg-gain', 4: 'bg-gain' } as const;
