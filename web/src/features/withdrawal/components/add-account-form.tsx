import { BANK_CODES } from '@fairground/contract/cashier/withdrawal-fields';
import type { BankCode } from '@fairground/contract/cashier/withdrawal-fields';
import { Select } from '@fairground/ui/select';
import { TextField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useAddAccount } from '../api/withdrawal-queries.ts';
import { bankName } from '../model/account-name.ts';
import { AccountFormEnd } from './account-form-end.tsx';
import { PayPasswordField } from './pay-password-field.tsx';

type AddAccountFormProps = { readonly payeeName: string | null; readonly onClose: () => void };

const NUMBER = /^\d{6,20}$/;

export function AddAccountForm({ payeeName, onClose }: AddAccountFormProps) {
  const t = useTranslations('withdraw');
  const add = useAddAccount();
  const [bank, setBank] = useState<BankCode>('VCB');
  const [number, setNumber] = useState('');
  const [holder, setHolder] = useState(payeeName ?? '');
  const [payPassword, setPayPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const digits = number.replaceAll(/[\s-]/g, '');
  const isGood = NUMBER.test(digits) && holder.trim().length >= 2 && payPassword !== '';

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isGood || add.isPending) return;
    add.mutate(
      { bank, number: digits, holder: holder.trim(), payPassword },
      {
        onSuccess: () => {
          toast.show({ tone: 'gain', title: t('accounts.added') });
          onClose();
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 grid gap-4 border-t border-line pt-4">
      <Select
        label={t('accounts.bank')}
        options={BANK_CODES.map((code) => ({ value: code, label: bankName(code) }))}
        value={bank}
        onValueChange={setBank}
      />
      <TextField
        label={t('accounts.number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        required
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        error={isChecked && !NUMBER.test(digits) ? t('accounts.number-issue') : undefined}
      />
      <TextField
        label={t('accounts.holder')}
        autoComplete="name"
        maxLength={50}
        required
        value={holder}
        onChange={({ target }) => setHolder(target.value)}
        hint={payeeName === null ? t('accounts.holder-first') : t('accounts.holder-hint', { name: payeeName })}
      />
      <PayPasswordField
        value={payPassword}
        onValueChange={setPayPassword}
        error={isChecked && payPassword === '' ? t('issue.password') : undefined}
      />
      <AccountFormEnd
        error={add.error}
        isPending={add.isPending}
        onClose={onClose}
        submit={{ variant: 'primary', label: t('accounts.save') }}
      />
    </form>
  );
}
