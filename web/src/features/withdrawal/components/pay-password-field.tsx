import { PasswordField } from '@fairground/ui/text-field';
import { useTranslations } from '../../../shared/i18n/index.ts';

type PayPasswordFieldProps = {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error?: string | undefined;
};

/** The payment password, which every form that lets money out asks for. */
export function PayPasswordField({ value, onValueChange, error }: PayPasswordFieldProps) {
  const t = useTranslations('withdraw');
  return (
    <PasswordField
      label={t('form.password')}
      autoComplete="off"
      maxLength={128}
      required
      showLabel={t('show')}
      hideLabel={t('hide')}
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
      error={error}
    />
  );
}
