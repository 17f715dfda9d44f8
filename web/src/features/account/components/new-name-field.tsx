import type { RegisterRule } from '@fairground/contract/system/endpoints';
import { TextField } from '@fairground/ui/text-field';
import type { BoundField } from '../../../shared/account/index.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useNameTaken } from '../hooks/use-name-taken.ts';
import { traitsOf } from '../model/field-traits.ts';

type NewNameFieldProps = {
  readonly field: BoundField;
  readonly rule: RegisterRule | undefined;
  /** What the rules ask of a name, until there is something to say about the one that is typed. */
  readonly hint: string | undefined;
};

/** The name of an account that is to be opened: whether somebody has it is said while it is typed. */
export function NewNameField({ field, rule, hint }: NewNameFieldProps) {
  const t = useTranslations('account');
  const isTaken = useNameTaken(field.value, rule);
  const error = field.error ?? (isTaken ? t('register.name-taken') : undefined);
  return (
    <TextField
      {...field}
      {...traitsOf('username', rule)}
      error={error}
      label={t('field.username')}
      placeholder={`${t('placeholder.username')} *`}
      hint={error === undefined ? hint : undefined}
      required
    />
  );
}
