import type { BankAccount } from '@fairground/contract/cashier/withdrawal-fields';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { SkeletonText } from '@fairground/ui/skeleton';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { useBankAccounts } from '../api/withdrawal-queries.ts';
import { accountName } from '../model/account-name.ts';
import { AddAccountForm } from './add-account-form.tsx';
import { PayeeNameForm } from './payee-name-form.tsx';
import { RemoveAccountForm } from './remove-account-form.tsx';

type AccountsCardProps = { readonly headingLevel?: 3 | 4 };

/** The accounts a member is paid to, with a way to add one and to remove one. */
export function AccountsCard({ headingLevel = 4 }: AccountsCardProps) {
  const t = useTranslations('withdraw');
  const tCommon = useTranslations('common');
  const { data, isError, refetch } = useBankAccounts();
  const [open, setOpen] = useState<'add' | 'name' | BankAccount>();
  if (data === undefined)
    return (
      <Card headingLevel={headingLevel} title={t('accounts.title')}>
        {isError ? (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
            <p className="flex-1">{tCommon('state.error-text')}</p>
            <Button size="sm" onClick={() => void refetch()}>
              {tCommon('state.retry')}
            </Button>
          </div>
        ) : (
          <SkeletonText lines={3} />
        )}
      </Card>
    );
  const close = () => setOpen(undefined);
  const isFull = data.list.length >= data.max;
  return (
    <Card
      headingLevel={headingLevel}
      title={t('accounts.title')}
      description={t('accounts.text', { max: data.max.toString(), hours: data.coolingHours })}
      actions={
        open === undefined &&
        !isFull &&
        data.hasPaymentPassword && (
          <Button size="sm" iconStart={<Plus aria-hidden="true" />} onClick={() => setOpen('add')}>
            {t('accounts.add')}
          </Button>
        )
      }
    >
      {data.list.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('accounts.none')}</p>
      ) : (
        <ul className="grid gap-2">
          {data.list.map((account) => (
            <li key={account.accountId.toString()} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1">
                <bdi className="font-semibold">{accountName(account)}</bdi>
                <span className="block text-sm text-ink-soft">{account.holder}</span>
              </span>
              <AccountState account={account} />
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('accounts.remove-named', { account: accountName(account) })}
                onClick={() => setOpen(account)}
              >
                {t('accounts.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!data.hasPaymentPassword && <p className="mt-3 text-sm text-ink-soft">{t('obstacle.no-password')}</p>}
      {open === undefined && data.payeeName !== null && data.hasPaymentPassword && (
        <Button size="sm" variant="ghost" className="mt-3" onClick={() => setOpen('name')}>
          {t('accounts.correct-name')}
        </Button>
      )}
      {open === 'name' && <PayeeNameForm payeeName={data.payeeName ?? ''} onClose={close} />}
      {open === 'add' && <AddAccountForm payeeName={data.payeeName} onClose={close} />}
      {typeof open === 'object' && <RemoveAccountForm account={open} onClose={close} />}
    </Card>
  );
}

function AccountState({ account: { state, usableAt } }: { readonly account: BankAccount }) {
  const t = useTranslations('withdraw');
  const format = useFormatter();
  const tone = { PENDING: 'info', VERIFIED: 'gain', LOCKED: 'loss' } as const;
  return (
    <Badge tone={tone[state]}>
      {state === 'PENDING'
        ? t('accounts.state.PENDING', { at: format.dateTime(usableAt, 'moment') })
        : t(`accounts.state.${state}`)}
    </Badge>
  );
}
