import { money, writeMoney } from '@fairground/contract/money';
import { Undo2, WalletCards } from 'lucide-react';
import { Amount } from '@fairground/ui/amount';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { toast } from '@fairground/ui/toast';
import { isClosedToPlay, useSession } from '@fairground/client/session';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useTransfer } from '../api/use-transfer.ts';
import { useWallets } from '../hooks/use-wallets.ts';
import { BalanceAmount } from './balance-amount.tsx';
import { PrivacyButton, RefreshButton } from './balance-buttons.tsx';
import { FundsList } from './funds-list.tsx';
import { TransferForm } from './transfer-form.tsx';

/** The wallets of a member, moving money between them, and bringing everything home at once. */
export function TransferPage() {
  const tCommon = useTranslations('common');
  const wallets = useWallets();
  // What lies with vendors comes home; nothing more goes there to be played.
  const isClosed = useSession(isClosedToPlay);
  if (wallets.isError && wallets.balance === undefined)
    return (
      <ErrorState
        headingLevel={3}
        title={tCommon('state.error-title')}
        description={tCommon('state.error-text')}
        action={<Button onClick={wallets.retry}>{tCommon('state.retry')}</Button>}
      />
    );
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:items-start">
      <div className="grid gap-4">
        <Sum />
        {!isClosed && (wallets.isSingle ? <SingleNote /> : <Transfer />)}
        <VendorWallets />
      </div>
      <Funds />
    </div>
  );
}

function Sum() {
  const t = useTranslations('wallet');
  const { balance } = useWallets();
  return (
    <section className="stage-glow flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-surface-1 p-5 shadow-low">
      <div className="min-w-0 flex-1">
        <h4 className="text-sm text-ink-soft">{t('balance.label')}</h4>
        {balance ? (
          <p className="mt-1 font-display text-xl font-bold">
            <BalanceAmount amount={balance.sumBalance} symbol={balance.currencySymbol} />
          </p>
        ) : (
          <Skeleton className="mt-1 h-8 w-48" />
        )}
      </div>
      <div className="flex gap-1">
        <PrivacyButton />
        <RefreshButton />
      </div>
    </section>
  );
}

function SingleNote() {
  const t = useTranslations('wallet');
  return (
    <section className="flex gap-4 rounded-lg bg-surface-1 p-5 shadow-low">
      <WalletCards aria-hidden="true" className="size-6 shrink-0 text-accent-text" />
      <div>
        <h4>{t('single.title')}</h4>
        <p className="mt-1 text-sm text-ink-soft">{t('single.text')}</p>
      </div>
    </section>
  );
}

function Transfer() {
  const t = useTranslations('wallet');
  const { balance, main, vendors } = useWallets();
  if (balance === undefined || vendors.length === 0) return null;
  return (
    <Card headingLevel={4} title={t('transfer.title')} description={t('transfer.text')}>
      <TransferForm symbol={balance.currencySymbol} main={main} vendors={vendors} />
    </Card>
  );
}

function Funds() {
  const t = useTranslations('wallet');
  return (
    <Card headingLevel={4} title={t('funds.title')}>
      <FundsList />
    </Card>
  );
}

/** The wallets of vendors, each with a way back, and one way back for all of them. */
function VendorWallets() {
  const t = useTranslations('wallet');
  const errorText = useErrorText();
  const { balance, vendors } = useWallets();
  const transfer = useTransfer();
  if (balance === undefined || vendors.length === 0) return null;
  const filled = vendors.filter(({ amount }) => amount > 0n);
  const bringBack = (wallets: readonly (typeof vendors)[number][]) =>
    transfer.mutate(
      wallets.map(({ code, amount }) => ({ from: code, to: 'MAIN', amount })),
      {
        onSuccess: (state) =>
          toast.show(
            state === 'DONE'
              ? { tone: 'gain', title: t('transfer.back-done') }
              : { tone: 'info', title: t('transfer.pending') },
          ),
        onError: (error) => toast.show({ tone: 'loss', title: t('transfer.failed'), description: errorText(error) }),
      },
    );
  return (
    <Card
      headingLevel={4}
      title={t('vendors.title')}
      actions={
        <Button
          size="sm"
          iconStart={<Undo2 aria-hidden="true" className="rtl:-scale-x-100" />}
          disabled={filled.length === 0}
          loading={transfer.isPending}
          onClick={() => bringBack(filled)}
        >
          {t('transfer.back-all')}
        </Button>
      }
    >
      <ul className="grid gap-1">
        {vendors.map((vendor) => (
          <li key={vendor.code} className="flex min-h-11 items-center gap-3">
            <span className="flex-1 font-semibold">
              <bdi>{vendor.code}</bdi>
            </span>
            <Amount
              value={writeMoney(money(vendor.amount))}
              currency={balance.currencySymbol}
              className={vendor.amount === 0n ? 'text-ink-faint' : undefined}
            />
            <Button
              size="sm"
              variant="ghost"
              disabled={vendor.amount <= 0n || transfer.isPending}
              aria-label={`${t('transfer.back')}: ${vendor.code}`}
              onClick={() => bringBack([vendor])}
            >
              {t('transfer.back')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
