import { Field } from '@fairground/ui/field';
import { useTranslations } from '../../i18n/index.ts';
import type { CountryState } from '../hooks/use-countries.ts';
import type { BoundField } from '../hooks/use-form.ts';
import { CountryPicker } from './country-picker.tsx';

type PhoneFieldProps = {
  readonly field: BoundField;
  readonly countries: CountryState;
  readonly isRequired?: boolean;
};

/** A mobile number behind the dialling code of its country. */
export function PhoneField({ field, countries, isRequired = true }: PhoneFieldProps) {
  const t = useTranslations('account');
  const { error, ...input } = field;
  return (
    <Field label={t('field.mobileNum')} error={error} required={isRequired}>
      {(control) => (
        <div className="field-box gap-2 px-3" data-invalid={control['aria-invalid'] && ''}>
          <CountryPicker countries={countries.countries} country={countries.country} onPick={countries.pick} />
          <span aria-hidden="true" className="h-6 w-px shrink-0 bg-line-strong" />
          <input
            {...input}
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder={t('placeholder.mobileNum') + (isRequired ? ' *' : '')}
            maxLength={32}
            dir="ltr"
            className="h-full min-w-0 flex-1 bg-transparent py-2 text-base rtl:text-end"
          />
        </div>
      )}
    </Field>
  );
}
