import type { Bonus, BonusState } from '@fairground/contract/promotions/endpoints';
import { writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Amount } from '@fairground/ui/amount';
import { Badge } from '@fairground/ui/badge';
import type { BadgeTone } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { ConfirmDialog } from '@fairground/ui/confirm-dialog';
import { Progress } from '@fairground/ui/progress';
import { toast } from '@fairground/ui/toast';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useLocale, useTimeZone, useTranslations } from '../../../shared/i18n/index.ts';
import { useCancelBonus } from '../api/bonus.ts';
import { doneOf, PER_MILLE } from '../model/wagered.ts';
import { BonusTerms } from './bonus-terms.tsx';
import { Countdown } from './countdown.tsx';

const TONES: Readonly<Record<BonusState, BadgeTone>> = {
  ACTIVE: 'accent',
  QUEUED: 'info',
  COMPLETED: 'gain',
  EXPIRED: 'neutral',
  FORFEITED: 'neutral',
  BUSTED: 'neutral',
  REVOKED: 'loss',
  CANCELLED: 'neutral',
};

/** A bonus with what it still asks for, or what became of it. */
export function BonusCard({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonus');
  const momentOf = useMoment();
  const { name, state, amount, currencySymbol, closedAt, expiresAt, queuedAt } = bonus;
  const isOpen = state === 'ACTIVE' || state === 'QUEUED';
  return (
    <article className="grid gap-4 rounded-md bg-surface-2 p-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold tracking-normal text-balance">{name || t('unnamed')}</h3>
          <p className="text-xs text-ink-faint">{t('granted', { moment: momentOf(queuedAt) })}</p>
        </div>
        <div className="flex items-center gap-3">
          <span className="text-lg font-semibold">
            <Amount value={writeMoney(amount)} currency={currencySymbol} />
          </span>
          <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        </div>
      </header>
      {state === 'ACTIVE' && <Meter bonus={bonus} />}
      {state === 'QUEUED' && <p className="text-sm text-ink-soft">{t('waits')}</p>}
      {!isOpen && <Outcome bonus={bonus} />}
      {isOpen && <BonusTerms bonus={bonus} />}
      <footer className="flex flex-wrap items-center justify-between gap-3 text-xs text-ink-faint">
        <span>
          {closedAt !== null && t('ended', { moment: momentOf(closedAt) })}
          {closedAt === null && expiresAt !== null && (
            <Countdown until={expiresAt} day={t('until', { moment: momentOf(expiresAt) })} />
          )}
        </span>
        {isOpen && <GiveUp bonus={bonus} />}
      </footer>
    </article>
  );
}

function Meter({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonus');
  const { progress, required, remaining, currencySymbol } = bonus;
  return (
    <div className="grid gap-2" aria-live="polite">
      <Progress
        label={t('wagered')}
        value={doneOf(bonus)}
        max={Number(PER_MILLE)}
        valueText={
          <>
            <Amount value={writeMoney(progress)} /> / <Amount value={writeMoney(required)} currency={currencySymbol} />
          </>
        }
      />
      <p className="text-sm text-ink-soft">
        {t('remaining')} <Amount value={writeMoney(remaining)} currency={currencySymbol} className="font-semibold" />
      </p>
    </div>
  );
}

function Outcome({ bonus: { converted, forfeited, progress, required } }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonus');
  return (
    <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-4">
      <Figure name={t('converted')}>{plain(converted)}</Figure>
      <Figure name={t('forfeited')}>{plain(forfeited)}</Figure>
      <Figure name={t('wagered')}>{plain(progress)}</Figure>
      <Figure name={t('required')}>{plain(required)}</Figure>
    </dl>
  );
}

const plain = (value: Money) => <Amount value={writeMoney(value)} />;

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What is given up is gone: it is asked first, with the amount that may be lost. */
function GiveUp({ bonus: { bonusId, state } }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonus');
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelBonus();
  const isRunning = state === 'ACTIVE';
  const give = () =>
    cancel.mutate(
      { bonusId },
      {
        onSuccess: () => {
          setIsAsking(false);
          toast.show({ tone: 'gain', title: t('given-up') });
        },
        onError: (error) => toast.show({ tone: 'loss', title: errorText(error) }),
      },
    );
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
        {t(isRunning ? 'give-up' : 'remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t(isRunning ? 'give-up-title' : 'remove-title')}
        description={t(isRunning ? 'give-up-text' : 'remove-text')}
        confirmLabel={t(isRunning ? 'give-up' : 'remove')}
        cancelLabel={t('keep')}
        onConfirm={give}
        loading={cancel.isPending}
        tone="danger"
      />
    </>
  );
}

const useMoment = (): ((moment: Date) => string) => {
  const timeZone = useTimeZone() ?? 'UTC';
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'short', timeStyle: 'short', timeZone });
  return (moment) => format.format(moment);
};
