import { PASSWORD_LENGTH_MAX } from '@fairground/contract/identity/password-length';
import { PasswordField } from '@fairground/ui/text-field';
import type { BoundField } from '../../../shared/account/index.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';

type CurrentPasswordProps = { readonly field: BoundField; readonly label?: string; readonly hint?: string };

/** The password somebody has, to show that it is really them. */
export function CurrentPassword({ field, label, hint }: CurrentPasswordProps) {
  const t = useTranslations('security');
  const tAccount = useTranslations('account');
  return (
    <PasswordField
      {...field}
      label={label ?? t('field.password')}
      hint={hint}
      required
      autoComplete="current-password"
      maxLength={PASSWORD_LENGTH_MAX}
      showLabel={tAccount('password.show')}
      hideLabel={tAccount('password.hide')}
    />
  );
}
