import { PASSWORD_LENGTH_MAX } from '@fairground/contract/identity/password-length';
import { isRequired } from '@fairground/contract/members/register-form';
import type { RegisterForm } from '@fairground/contract/members/register-form';
import { boundsOf } from '@fairground/contract/system/register-rules';
import type { RegisterField } from '@fairground/contract/system/register-rules';
import { PasswordField, TextField } from '@fairground/ui/text-field';
import { CaptchaField, CodeField, NewPasswordField, PhoneField, useIssueText } from '../../../shared/account/index.ts';
import type { Form } from '../../../shared/account/index.ts';
import type { Captcha } from '../../../shared/account/hooks/use-captcha.ts';
import type { CountryState } from '../../../shared/account/hooks/use-countries.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { CodeRequest } from '../hooks/use-code-request.ts';
import { traitsOf } from '../model/field-traits.ts';
import { NewNameField } from './new-name-field.tsx';

type RegisterFieldsProps = {
  readonly fields: readonly RegisterField[];
  readonly definition: RegisterForm;
  readonly form: Omit<Form<RegisterField>, 'form'>;
  readonly countries: CountryState;
  readonly captcha: Captcha;
  readonly code: CodeRequest;
  readonly onSendCode: () => void;
};

/** Every field the server's rules ask for, in their order. */
export function RegisterFields({ fields, ...shared }: RegisterFieldsProps) {
  return fields.map((field) => <OneField key={field} field={field} {...shared} />);
}

type OneFieldProps = Omit<RegisterFieldsProps, 'fields'> & { readonly field: RegisterField };

function OneField({ field, definition, form, countries, captcha, code, onSendCode }: OneFieldProps) {
  const t = useTranslations('account');
  const textOf = useIssueText();
  const { bind, values } = form;
  const required = isRequired(field, definition);
  const star = required ? ' *' : '';
  const ruleText = (name: RegisterField): string | undefined => {
    const rule = definition.rules[name];
    return rule && textOf({ key: `reg_pattern_${rule.patternId}`, bounds: boundsOf(rule) });
  };
  const eye = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  switch (field) {
    case 'password':
      return (
        <NewPasswordField
          field={bind(field)}
          label={t('field.password')}
          placeholder={t('placeholder.newPassword') + star}
          rule={definition.rules[field]}
          username={values.username}
        />
      );
    case 'confirmPassword':
    case 'paymentPassword':
      return (
        <PasswordField
          {...bind(field)}
          {...eye}
          {...traitsOf(field, definition.rules[field])}
          label={t(`field.${field}`)}
          placeholder={t(`placeholder.${field}`) + star}
          hint={field === 'paymentPassword' ? t('register.payment-hint') : undefined}
          required={required}
          maxLength={PASSWORD_LENGTH_MAX}
        />
      );
    case 'mobileNum':
      return <PhoneField field={bind(field)} countries={countries} isRequired={required} />;
    case 'verificationCode':
      return (
        <CodeField
          field={bind(field)}
          secondsLeft={code.secondsLeft}
          isSending={code.isSending || countries.isComing}
          onSend={onSendCode}
        />
      );
    case 'captcha':
      return <CaptchaField captcha={captcha} field={bind(field)} isRequired={required} />;
    // Filled in from the link, or drawn apart.
    case 'terms':
    case 'recommenderId':
    case 'referralCode':
    case 'domain':
      return null;
    case 'username':
      return <NewNameField field={bind(field)} rule={definition.rules[field]} hint={ruleText(field)} />;
    default:
      return (
        <TextField
          {...bind(field)}
          {...traitsOf(field, definition.rules[field])}
          label={t(`field.${field}`)}
          placeholder={t(`placeholder.${field}`) + star}
          aside={required ? undefined : t('register.optional')}
          required={required}
        />
      );
  }
}
