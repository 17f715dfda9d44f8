import { TextField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useCorrectName } from '../api/withdrawal-queries.ts';
import { AccountFormEnd } from './account-form-end.tsx';
import { PayPasswordField } from './pay-password-field.tsx';

type PayeeNameFormProps = { readonly payeeName: string; readonly onClose: () => void };

/** Corrects the payee name to the name of the accepted documents. */
export function PayeeNameForm({ payeeName, onClose }: PayeeNameFormProps) {
  const t = useTranslations('withdraw');
  const correct = useCorrectName();
  const [name, setName] = useState(payeeName);
  const [payPassword, setPayPassword] = useState('');
  const isGood = name.trim().length >= 2 && payPassword !== '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isGood || correct.isPending) return;
    const onSuccess = () => {
      toast.show({ tone: 'gain', title: t('accounts.name-corrected') });
      onClose();
    };
    correct.mutate({ payeeName: name.trim(), payPassword }, { onSuccess });
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 grid gap-4 border-t border-line pt-4">
      <TextField
        label={t('accounts.name')}
        autoComplete="name"
        maxLength={50}
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
        hint={t('accounts.name-hint')}
      />
      <PayPasswordField value={payPassword} onValueChange={setPayPassword} />
      <AccountFormEnd
        error={correct.error}
        isPending={correct.isPending}
        onClose={onClose}
        submit={{ variant: 'primary', label: t('accounts.save') }}
      />
    </form>
  );
}
