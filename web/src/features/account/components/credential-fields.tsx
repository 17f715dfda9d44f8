import { PASSWORD_LENGTH_MAX } from '@fairground/contract/identity/password-length';
import { PasswordField, TextField } from '@fairground/ui/text-field';
import { CaptchaField } from '../../../shared/account/index.ts';
import type { BoundField } from '../../../shared/account/index.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { Credentials } from '../hooks/use-credentials.ts';

/** The name of an account that exists. */
export function UsernameField({ field }: { readonly field: BoundField }) {
  const t = useTranslations('account');
  return (
    <TextField
      {...field}
      label={t('field.username')}
      placeholder={`${t('placeholder.login-name')} *`}
      required
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
    />
  );
}

/** Name, password, and the picture once it is asked for. */
export function CredentialFields({ credentials }: { readonly credentials: Credentials }) {
  const t = useTranslations('account');
  const { bind, captcha, needsCaptcha } = credentials;
  return (
    <>
      <UsernameField field={bind('username')} />
      <PasswordField
        {...bind('password')}
        label={t('field.password')}
        placeholder={`${t('placeholder.login-password')} *`}
        required
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH_MAX}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      {needsCaptcha && <CaptchaField captcha={captcha} field={bind('captcha')} />}
    </>
  );
}
