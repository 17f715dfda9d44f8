import type { Withdrawal } from '@fairground/contract/cashier/withdrawal-fields';
import { isFinalState, REVIEW_STATES } from '@fairground/contract/cashier/withdrawal-states';
import { money, writeMoney } from '@fairground/contract/money';
import { Amount } from '@fairground/ui/amount';
import { Badge } from '@fairground/ui/badge';
import type { BadgeTone } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { SkeletonText } from '@fairground/ui/skeleton';
import { toast } from '@fairground/ui/toast';
import { useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useCancel, useReceipt, useWithdrawals } from '../api/withdrawal-queries.ts';
import { bankName } from '../model/account-name.ts';
import { ReceiptForm } from './receipt-form.tsx';
import { SliceList } from './slice-list.tsx';

type WithdrawalHistoryProps = { readonly item?: string | undefined };

/** Every withdrawal, newest first, page by page. */
export function WithdrawalHistory({ item }: WithdrawalHistoryProps) {
  const t = useTranslations('withdraw');
  const [pages, setPages] = useState<readonly (Withdrawal['withdrawalId'] | undefined)[]>([undefined]);
  return (
    <Card headingLevel={4} title={t('history.title')}>
      <div className="grid gap-6">
        {pages.map((before, index) => (
          <HistoryPage
            key={before?.toString() ?? 'first'}
            item={item}
            before={before}
            isLast={index === pages.length - 1}
            onMore={(next) => setPages([...pages, next])}
          />
        ))}
      </div>
    </Card>
  );
}

type HistoryPageProps = WithdrawalHistoryProps & {
  readonly before: Withdrawal['withdrawalId'] | undefined;
  readonly isLast: boolean;
  readonly onMore: (next: Withdrawal['withdrawalId']) => void;
};

function HistoryPage({ item, before, isLast, onMore }: HistoryPageProps) {
  const t = useTranslations('withdraw');
  const { data } = useWithdrawals(before);
  if (data === undefined) return <SkeletonText lines={4} />;
  const { list, next } = data;
  if (list.length === 0 && before === undefined) return <p className="text-sm text-ink-soft">{t('history.none')}</p>;
  return (
    <>
      {list.map((withdrawal) => (
        <Entry key={withdrawal.no} withdrawal={withdrawal} isWanted={withdrawal.no === item} />
      ))}
      {isLast && next !== null && <Button onClick={() => onMore(next)}>{t('history.more')}</Button>}
    </>
  );
}

const toneOf = ({ state }: Withdrawal): BadgeTone => {
  if (state === 'CONFIRMED' || state === 'PART_CONFIRMED') return 'gain';
  if (state === 'DISPUTED' || state === 'REJECTED' || state === 'PAY_FAILED') return 'loss';
  return isFinalState(state) ? 'neutral' : 'info';
};

type EntryProps = {
  readonly withdrawal: Withdrawal;
  /** A message led here: the entry comes into view and is read first. */
  readonly isWanted: boolean;
};

/** Once, when the entry appears, and after the heading of the page has taken the focus. */
const bringIntoView = (entry: HTMLElement | null): void => {
  requestAnimationFrame(() => {
    entry?.focus({ preventScroll: true });
    entry?.scrollIntoView({ block: 'center' });
  });
};

function Entry({ withdrawal, isWanted }: EntryProps) {
  const t = useTranslations('withdraw');
  const format = useFormatter();
  const numbers = useNumbers();
  const errorText = useErrorText();
  const cancel = useCancel();
  const { no, amount, currencySymbol, state, account, steps, expectedBy, reason, reviewReasons } = withdrawal;
  const { receiptBy, paid, returned } = withdrawal;
  const written = (value: Withdrawal['amount']) => `${numbers.amount(value)} ${currencySymbol}`;
  const handleCancel = () =>
    cancel.mutate(withdrawal.withdrawalId, {
      onSuccess: ({ isComingBack }) =>
        toast.show({ tone: 'info', title: t(isComingBack ? 'slice.coming-back' : 'history.cancelled') }),
      onError: (error) => toast.show({ tone: 'loss', title: errorText(error) }),
    });
  return (
    <article
      ref={isWanted ? bringIntoView : undefined}
      tabIndex={isWanted ? -1 : undefined}
      className={`grid gap-3 ${isWanted ? 'rounded-md outline-2 outline-offset-8 outline-accent' : ''}`}
      aria-label={t('history.no', { no })}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1">
          <Amount value={writeMoney(amount)} currency={currencySymbol} className="font-semibold" />
          <span className="block text-sm text-ink-soft">
            <bdi>{no}</bdi> · {t('history.to', { bank: bankName(account.bank), number: account.number })}
          </span>
        </span>
        <Badge tone={toneOf(withdrawal)}>{t(`state.${state}`)}</Badge>
      </header>
      <ol className="grid gap-1 border-s-2 border-line ps-4 text-sm" aria-label={t('history.steps')}>
        {steps.map((step) => (
          <li key={`${step.state} ${step.at.toISOString()}`} className="flex flex-wrap justify-between gap-x-4">
            <span>{t(`state.${step.state}`)}</span>
            <time dateTime={step.at.toISOString()} className="text-ink-faint tabular-nums">
              {format.dateTime(step.at, 'moment')}
            </time>
          </li>
        ))}
      </ol>
      <div className="grid gap-1 text-sm text-ink-soft">
        {expectedBy !== null && <p>{t('history.expected', { at: format.dateTime(expectedBy, 'moment') })}</p>}
        {REVIEW_STATES.includes(state) && reviewReasons.map((why) => <p key={why}>{t(`why.${why}`)}</p>)}
        {withdrawal.isComingBack && <p>{t('slice.coming-back')}</p>}
        {reason !== null && <p>{t(`reason.${reason}`)}</p>}
        {receiptBy !== null && <p>{t(`receipt.by.${receiptBy}`)}</p>}
        {paid !== null && paid > 0n && returned !== null && returned > 0n && (
          <p>
            {t('history.paid', { amount: written(paid) })} · {t('history.returned', { amount: written(returned) })}
          </p>
        )}
      </div>
      {withdrawal.canCancel && (
        <Button size="sm" className="justify-self-start" loading={cancel.isPending} onClick={handleCancel}>
          {t(state === 'PAYING' ? 'slice.take-back' : 'history.cancel')}
        </Button>
      )}
      {withdrawal.slices.length > 0 && <SliceList withdrawal={withdrawal} />}
      {state === 'PAID_OUT' && <Receipt withdrawal={withdrawal} />}
    </article>
  );
}

/** Of a payout by a provider; what members paid was answered part by part. */
function Receipt({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations('withdraw');
  const format = useFormatter();
  const numbers = useNumbers();
  const { withdrawalId, no, amount, slices, currencySymbol, confirmBy } = withdrawal;
  const confirm = useReceipt(withdrawalId);
  const rest = money(slices.reduce((left, { received }) => left - (received ?? 0n), BigInt(amount)));
  const text =
    confirmBy === null
      ? null
      : t('receipt.text', {
          no,
          amount: `${numbers.amount(rest)} ${currencySymbol}`,
          at: format.dateTime(confirmBy, 'moment'),
        });
  return <ReceiptForm text={text} confirmBy={confirmBy} currencySymbol={currencySymbol} confirm={confirm} />;
}
