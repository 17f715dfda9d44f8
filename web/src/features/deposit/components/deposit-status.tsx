import type { Deposit, DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import type { Money } from '@fairground/contract/money';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { SkeletonText } from '@fairground/ui/skeleton';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { OwnPictures } from '../../../shared/pictures/index.ts';
import { useDepositStatus } from '../api/deposit-queries.ts';
import { useCancelDeposit } from '../api/use-deposit.ts';
import { isPayable, mayCancel, mayPayAgain, timeLeft, TONES } from '../model/deposit-look.ts';
import { PayInstructions } from './pay-instructions.tsx';
import { ProofForm } from './proof-form.tsx';

type DepositStatusProps = {
  readonly no: string;
  readonly onBack: () => void;
  readonly onPayAgain: (deposit: Deposit) => void;
};

/** One deposit: how to pay it, how long there is time, and everything that happened to it. */
export function DepositStatus({ no, onBack, onPayAgain }: DepositStatusProps) {
  const t = useTranslations('deposit');
  const errorText = useErrorText();
  const { data: deposit, error } = useDepositStatus(no);
  const cancel = useCancelDeposit();
  if (deposit === undefined) return error ? <ErrorState title={errorText(error)} /> : <SkeletonText lines={8} />;
  const { status } = deposit;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Button
        variant="ghost"
        className="justify-self-start"
        iconStart={<ArrowLeft aria-hidden="true" />}
        onClick={onBack}
      >
        {t('back')}
      </Button>
      <Head deposit={deposit} />
      {isPayable(status) && <PayInstructions deposit={deposit} />}
      {status === 'AWAITING' && <ProofForm no={no} isExpected={deposit.sliceId !== null} />}
      {deposit.proof.pictures.length > 0 && <OwnPictures ids={deposit.proof.pictures} />}
      <Timeline deposit={deposit} />
      {cancel.isError && (
        <p role="alert" className="rounded-md bg-loss-soft p-3 text-sm text-loss">
          {errorText(cancel.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {mayPayAgain(status) && (
          <Button variant="primary" onClick={() => onPayAgain(deposit)}>
            {t('pay-again')}
          </Button>
        )}
        {mayCancel(status) && (
          <Button loading={cancel.isPending} onClick={() => cancel.mutate(no)}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Head({ deposit }: { readonly deposit: DepositDetail }) {
  const t = useTranslations('deposit');
  const numbers = useNumbers();
  const written = (value: Money) => `${numbers.amount(value)} ${deposit.currencySymbol}`;
  return (
    <section aria-label={t('one')} className="grid gap-2 rounded-lg bg-surface-2 p-4 shadow-low">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-display text-xl tabular-nums">{written(deposit.payAmount)}</span>
        <output>
          <Badge tone={TONES[deposit.status]}>{t(`state.${deposit.status}`)}</Badge>
        </output>
      </div>
      <p className="text-sm text-ink-soft">
        {t(`kind.${deposit.kind}`)} · {deposit.no}
      </p>
      <p className="text-sm">{t(`about.${deposit.status}`)}</p>
      {deposit.reason !== null && <p className="text-sm text-ink-soft">{t(`reason.${deposit.reason}`)}</p>}
      {deposit.received !== null && (
        <p className="text-sm tabular-nums">{t('received', { amount: written(deposit.received) })}</p>
      )}
      {deposit.isOfferGranted === false && <p className="text-sm text-ink-soft">{t('without-offer')}</p>}
      {isPayable(deposit.status) && <Countdown expiresAt={deposit.expiresAt} />}
    </section>
  );
}

const SECOND_MS = 1_000;

function Countdown({ expiresAt }: { readonly expiresAt: Date }) {
  const t = useTranslations('deposit');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(expiresAt, now);
  return (
    <p className="text-sm tabular-nums" role="timer">
      {left === undefined ? t('time-over') : t('time-left', { time: left })}
    </p>
  );
}

function Timeline({ deposit }: { readonly deposit: DepositDetail }) {
  const t = useTranslations('deposit');
  const format = useFormatter();
  return (
    <section aria-label={t('timeline')}>
      <h4 className="mb-2 text-base">{t('timeline')}</h4>
      <ol className="grid gap-2 border-s-2 border-line ps-4">
        {deposit.timeline.map(({ status, at }) => (
          <li key={`${status} ${at.getTime()}`} className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span>{t(`state.${status}`)}</span>
            <time dateTime={at.toISOString()} className="text-ink-soft tabular-nums">
              {format.dateTime(at, 'moment')}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
