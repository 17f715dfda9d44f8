import type { BankAccount } from '@fairground/contract/cashier/withdrawal-fields';
import { Button } from '@fairground/ui/button';
import { PasswordField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useRemoveAccount } from '../api/withdrawal-queries.ts';
import { accountName } from '../model/account-name.ts';

type RemoveAccountFormProps = { readonly account: BankAccount; readonly onClose: () => void };

export function RemoveAccountForm({ account, onClose }: RemoveAccountFormProps) {
  const t = useTranslations('withdraw');
  const errorText = useErrorText();
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
      <PasswordField
        label={t('form.password')}
        autoComplete="off"
        maxLength={128}
        required
        showLabel={t('show')}
        hideLabel={t('hide')}
        value={payPassword}
        onChange={({ target }) => setPayPassword(target.value)}
      />
      {remove.isError && (
        <p role="alert" className="rounded-md bg-loss-soft px-4 py-3 text-sm text-loss">
          {errorText(remove.error)}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          {t('accounts.cancel')}
        </Button>
        <Button type="submit" variant="danger" loading={remove.isPending}>
          {t('accounts.remove')}
        </Button>
      </div>
    </form>
  );
}
