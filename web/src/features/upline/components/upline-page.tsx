import { writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { AmountField } from '@fairground/ui/amount-field';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { SkeletonText } from '@fairground/ui/skeleton';
import { toast } from '@fairground/ui/toast';
import { useSession } from '@fairground/client/session';
import { PayFormEnd } from '../../../shared/account/components/pay-form-end.tsx';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { uplineQuery, useUplineTransfer } from '../api/upline.ts';
import type { UplineStanding } from '../api/upline.ts';
import { amountWithin } from '../model/amount.ts';

type UplinePageProps = { readonly onSetPassword: () => void };

/** Sends money to the agent directly above, or says why that is not possible. */
export function UplinePage({ onSetPassword }: UplinePageProps) {
  const t = useTranslations('upline');
  const tCommon = useTranslations('common');
  const format = useFormatter();
  const errorText = useErrorText();
  const account = useSession((session) => session.account ?? '');
  const standing = useQuery(uplineQuery(account));
  if (standing.isError)
    return (
      <ErrorState
        headingLevel={3}
        title={tCommon('state.error-title')}
        description={errorText(standing.error)}
        action={<Button onClick={() => void standing.refetch()}>{tCommon('state.retry')}</Button>}
      />
    );
  if (standing.isPending) return <SkeletonText lines={6} />;
  const { state, upline, hasPaymentPassword, waitsUntil } = standing.data;
  if (state !== 'OPEN' || upline === null) {
    const why = state === 'OPEN' ? 'NO_UPLINE' : state;
    return <EmptyState headingLevel={3} title={t(why)} description={t(`${why}-text`)} />;
  }
  if (waitsUntil !== null)
    return (
      <EmptyState
        headingLevel={3}
        title={t('waits', { at: format.dateTime(waitsUntil, 'moment') })}
        description={t('waits-text')}
      />
    );
  if (!hasPaymentPassword)
    return (
      <EmptyState
        headingLevel={3}
        title={t('no-password')}
        description={t('no-password-text')}
        action={
          <Button variant="primary" onClick={onSetPassword}>
            {t('set-password')}
          </Button>
        }
      />
    );
  return <UplineForm standing={standing.data} upline={upline} />;
}

type UplineFormProps = { readonly standing: UplineStanding; readonly upline: string };

function UplineForm({ standing, upline }: UplineFormProps) {
  const t = useTranslations('upline');
  const numbers = useNumbers();
  const transfer = useUplineTransfer();
  const [typed, setTyped] = useState('');
  const [payPassword, setPayPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { min, max, leftToday, currencySymbol } = standing;
  const written = (amount: Money) => `${numbers.shortAmount(amount)}\u00A0${currencySymbol}`;
  const amount = amountWithin(typed, standing);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (amount === undefined || payPassword === '' || transfer.isPending) return;
    transfer.mutate(
      { amount, payPassword },
      {
        onSuccess: (sent) => {
          setTyped('');
          setChecked(false);
          toast.show({
            tone: 'gain',
            title: t('done'),
            description: t('done-text', {
              amount: `${numbers.amount(writeMoney(sent.amount))}\u00A0${currencySymbol}`,
              upline,
            }),
          });
        },
        onSettled: () => setPayPassword(''),
      },
    );
  };
  return (
    <Card headingLevel={4} title={`${t('to')}: ${upline}`} description={t('warning')} className="max-w-xl">
      <form noValidate onSubmit={handleSubmit} className="grid gap-4">
        <AmountField
          label={t('amount')}
          hint={t('limits', { min: written(min), max: written(max), left: written(leftToday) })}
          value={typed}
          onValueChange={setTyped}
          currency={currencySymbol}
          error={isChecked && amount === undefined ? t('need-amount') : undefined}
        />
        <PayFormEnd
          texts={{
            submit: t('submit'),
            password: t('password'),
            show: t('show'),
            hide: t('hide'),
            needPassword: t('need-password'),
            unknown: t('unknown'),
          }}
          payPassword={payPassword}
          onPayPassword={setPayPassword}
          isChecked={isChecked}
          sending={transfer}
        />
      </form>
    </Card>
  );
}
