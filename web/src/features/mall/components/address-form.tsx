import type { MemberAddress } from '@fairground/contract/loyalty/endpoints';
import { Button } from '@fairground/ui/button';
import { TextField } from '@fairground/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useAddAddress, useChangeAddress } from '../api/mall.ts';

const EMPTY = { name: '', phone: '', line: '', city: '' };
const FIELDS = [
  ['name', 'name', 80],
  ['phone', 'tel', 20],
  ['line', 'address-line1', 200],
  ['city', 'address-level1', 80],
] as const;
const textsOf = ({ name, phone, line, city }: typeof EMPTY) => ({ name, phone, line, city });
const PHONE = /^\+?[\d ]{6,20}$/;

type AddressFormProps = {
  /** The address that is changed; without one the form adds one. */
  readonly address?: MemberAddress | undefined;
  readonly onSaved?: (() => void) | undefined;
};

/** A place to send goods to. */
export function AddressForm({ address, onSaved }: AddressFormProps) {
  const t = useTranslations('mall');
  const errorText = useErrorText();
  const add = useAddAddress();
  const change = useChangeAddress();
  const [typed, setTyped] = useState(() => textsOf(address ?? EMPTY));
  const [isChecked, setChecked] = useState(false);
  const isFit = Object.values(typed).every((text) => text.trim() !== '') && PHONE.test(typed.phone.trim());
  const write = address === undefined ? add : change;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isFit || write.isPending) return;
    const saved = {
      onSuccess: () => {
        setTyped(EMPTY);
        setChecked(false);
        onSaved?.();
      },
    };
    if (address === undefined) add.mutate({ ...typed, country: 'VN' }, saved);
    else change.mutate({ ...typed, id: address.id, country: address.country }, saved);
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
      {write.isError && (
        <p role="alert" className="text-sm text-loss">
          {errorText(write.error)}
        </p>
      )}
      <Button type="submit" variant="primary" loading={write.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
