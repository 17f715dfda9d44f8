import type { BankAccount } from '@fairground/contract/cashier/withdrawal-fields';
import { toast } from '@fairground/ui/toast';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useRemoveAccount } from '../api/withdrawal-queries.ts';
import { accountName } from '../model/account-name.ts';
import { AccountFormEnd } from './account-form-end.tsx';
import { PayPasswordField } from './pay-password-field.tsx';

type RemoveAccountFormProps = { readonly account: BankAccount; readonly onClose: () => void };

export function RemoveAccountForm({ account, onClose }: RemoveAccountFormProps) {
  const t = useTranslations('withdraw');
  const remove = useRemoveAccount();
  const [payPassword, setPayPassword] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (payPassword === '' || remove.isPending) return;
    remove.mutate(
      { accountId: account.accountId, payPassword },
      {
        onSuccess: () => {
          toast.show({ tone: 'gain', title: t('accounts.removed') });
          onClose();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 grid gap-4 border-t border-line pt-4">
      <p className="font-semibold">{t('accounts.remove-title', { account: accountName(account) })}</p>
      <PayPasswordField value={payPassword} onValueChange={setPayPassword} />
      <AccountFormEnd
        error={remove.error}
        isPending={remove.isPending}
        onClose={onClose}
        submit={{ variant: 'danger', label: t('accounts.remove') }}
      />
    </form>
  );
}
