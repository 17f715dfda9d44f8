import { Button } from '@fairground/ui/button';
import { TextField } from '@fairground/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useAddAddress } from '../api/mall.ts';

const EMPTY = { name: '', phone: '', line: '', city: '' };
const FIELDS = [
  ['name', 'name', 80],
  ['phone', 'tel', 20],
  ['line', 'address-line1', 200],
  ['city', 'address-level1', 80],
] as const;
const PHONE = /^\+?[\d ]{6,20}$/;

/** A place to send goods to. */
export function AddressForm({ onSaved }: { readonly onSaved?: (() => void) | undefined }) {
  const t = useTranslations('mall');
  const errorText = useErrorText();
  const add = useAddAddress();
  const [typed, setTyped] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const isFit = Object.values(typed).every((text) => text.trim() !== '') && PHONE.test(typed.phone.trim());
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isFit || add.isPending) return;
    add.mutate(
      { ...typed, country: 'VN' },
      {
        onSuccess: () => {
          setTyped(EMPTY);
          setChecked(false);
          onSaved?.();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-3">
      {FIELDS.map(([field, autoComplete, maxLength]) => (
        <TextField
          key={field}
          label={t(field)}
          autoComplete={autoComplete}
          maxLength={maxLength}
          value={typed[field]}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
        />
      ))}
      {isChecked && !isFit && (
        <p role="alert" className="text-sm text-loss">
          {t('need-fields')}
        </p>
      )}
      {add.isError && (
        <p role="alert" className="text-sm text-loss">
          {errorText(add.error)}
        </p>
      )}
      <Button type="submit" variant="primary" loading={add.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
