import { money, parseMoney, writeMoney } from '@fairground/contract/money';
import { AmountField } from '@fairground/ui/amount-field';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { Checkbox } from '@fairground/ui/checkbox';
import { Select } from '@fairground/ui/select';
import { toast } from '@fairground/ui/toast';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useBankAccounts, useWithdraw } from '../api/withdrawal-queries.ts';
import { issuesOf } from '../model/form.ts';
import { accountName } from '../model/account-name.ts';
import type { Settings } from '../model/settings.ts';
import { PayPasswordField } from './pay-password-field.tsx';

/** Which account, how much, and the payment password; shown when there is something to withdraw. */
export function WithdrawForm({ settings }: { readonly settings: Settings }) {
  const t = useTranslations('withdraw');
  const numbers = useNumbers();
  const errorText = useErrorText();
  const withdraw = useWithdraw();
  const accounts = (useBankAccounts().data?.list ?? []).filter(({ state }) => state === 'VERIFIED');
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const [password, setPassword] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [isChecked, setChecked] = useState(false);
  if (settings.withdrawable === 0n || accounts.length === 0) return null;

  const account = accounts.find(({ accountId }) => accountId.toString() === chosen) ?? accounts[0];
  const amount = amountOf(text);
  const issues = issuesOf({ amount, accountId: account?.accountId.toString() ?? '', password }, settings);
  const { min, max, withdrawable, currencySymbol, expectedMinutes, hasActiveBonus } = settings;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(issues).length > 0 || account === undefined || withdraw.isPending) return;
    withdraw.mutate(
      {
        amount: money(amount),
        accountId: account.accountId,
        payPassword: password,
        ...(hasActiveBonus ? { confirmForfeit: agrees } : {}),
      },
      {
        onSuccess: ({ no }) => {
          setText('');
          setPassword('');
          setChecked(false);
          toast.show({ tone: 'gain', title: t('form.done'), description: t('history.no', { no }) });
        },
        onError: () => setPassword(''),
      },
    );
  };

  return (
    <Card headingLevel={4} title={t('form.title')} description={t('form.expected', { minutes: expectedMinutes })}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-4">
        <Select
          label={t('form.account')}
          options={accounts.map((each) => ({ value: each.accountId.toString(), label: accountName(each) }))}
          value={account?.accountId.toString()}
          onValueChange={setChosen}
        />
        <AmountField
          label={t('form.amount')}
          value={text}
          onValueChange={setText}
          currency={currencySymbol}
          hint={t('form.range', { min: numbers.amount(min), max: numbers.amount(max) })}
          aside={
            <Button variant="link" onClick={() => setText(wholeOf(withdrawable))}>
              {t('form.all', { amount: numbers.amount(withdrawable) })}
            </Button>
          }
          error={isChecked && issues.amount !== undefined ? t(`issue.${issues.amount}`) : undefined}
        />
        <PayPasswordField
          value={password}
          onValueChange={setPassword}
          error={isChecked && issues.password !== undefined ? t('issue.password') : undefined}
        />
        {hasActiveBonus && (
          <Checkbox label={t('form.forfeit')} checked={agrees} onChange={({ target }) => setAgrees(target.checked)} />
        )}
        {withdraw.isError && (
          <p role="alert" className="rounded-md bg-loss-soft px-4 py-3 text-sm text-loss">
            {errorText(withdraw.error)}
          </p>
        )}
        <Button type="submit" variant="primary" size="lg" block loading={withdraw.isPending}>
          {t('form.submit')}
        </Button>
      </form>
    </Card>
  );
}

const amountOf = (text: string): bigint => (/^\d{1,14}(\.\d{1,4})?$/.test(text) ? parseMoney(text) : 0n);

const wholeOf = (amount: bigint): string => writeMoney(money(amount)).replace(/\.?0+$/, '');
