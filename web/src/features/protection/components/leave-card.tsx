import type { ValueOf } from '@fairground/contract/endpoint';
import type { readState } from '@fairground/contract/protection/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { ConfirmDialog } from '@fairground/ui/confirm-dialog';
import { SkeletonText } from '@fairground/ui/skeleton';
import { TextField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import { endSession, useSession } from '@fairground/client/session';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { stateQuery } from '../api/queries.ts';
import { useAskToLift, useExcludeSelf, useTakeTimeOut } from '../api/use-protection.ts';
import { ForMembers } from './for-members.tsx';

/** A time-out or an exclusion: each is asked for once more and then holds at once. */
export function LeaveCard() {
  const t = useTranslations('protection');
  return (
    <Card id="time-out" title={t('leave.title')} description={t('leave.text')}>
      <ForMembers>
        <Leave />
      </ForMembers>
    </Card>
  );
}

type Wish = { readonly days: number } | { readonly months: number | null };

function Leave() {
  const t = useTranslations('protection');
  const errorText = useErrorText();
  const account = useSession((session) => session.account ?? '');
  const { data, error } = useQuery(stateQuery(account));
  const [wish, setWish] = useState<Wish>();
  const format = useFormatter();
  if (error) return <p className="text-sm text-loss">{errorText(error)}</p>;
  if (!data) return <SkeletonText lines={4} />;
  const moment = (at: Date) => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  if (data.exclusion !== null) return <Excluded exclusion={data.exclusion} />;
  return (
    <div className="grid gap-5">
      {data.timeOut !== null && (
        <output className="rounded-md bg-surface-2 p-4">
          {t('leave.running', { at: moment(data.timeOut.until) })}
        </output>
      )}
      <section aria-label={t('leave.time-out')} className="grid gap-2">
        <h3>{t('leave.time-out')}</h3>
        <p className="text-sm text-ink-soft">{t('leave.time-out-text')}</p>
        <div className="flex flex-wrap gap-2">
          {data.offered.timeOutDays.map((days) => (
            <Button key={days} onClick={() => setWish({ days })}>
              {t('days', { count: days })}
            </Button>
          ))}
        </div>
      </section>
      <section aria-label={t('leave.exclusion')} className="grid gap-2">
        <h3>{t('leave.exclusion')}</h3>
        <p className="text-sm text-ink-soft">{t('leave.exclusion-text')}</p>
        <div className="flex flex-wrap gap-2">
          {data.offered.exclusionMonths.map((months) => (
            <Button key={months} onClick={() => setWish({ months })}>
              {t('months', { count: months })}
            </Button>
          ))}
          <Button onClick={() => setWish({ months: null })}>{t('leave.for-good')}</Button>
        </div>
      </section>
      {wish !== undefined && <Confirm wish={wish} onClose={() => setWish(undefined)} />}
    </div>
  );
}

function Confirm({ wish, onClose }: { readonly wish: Wish; readonly onClose: () => void }) {
  const t = useTranslations('protection');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const timeOut = useTakeTimeOut();
  const exclude = useExcludeSelf();
  const done = {
    onSuccess: () => {
      // The server has ended every session; the page follows.
      endSession();
      navigate('/');
      queries.clear();
      toast.show({ tone: 'info', title: t('leave.done') });
    },
    onError: (error: unknown) => {
      onClose();
      toast.show({ tone: 'loss', title: errorText(error) });
    },
  };
  const span =
    'days' in wish
      ? t('days', { count: wish.days })
      : wish.months === null
        ? t('leave.for-good')
        : t('months', { count: wish.months });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('leave.confirm-title', { span })}
      description={t('days' in wish ? 'leave.confirm-time-out' : 'leave.confirm-exclusion')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.cancel')}
      tone="danger"
      loading={timeOut.isPending || exclude.isPending}
      onConfirm={() => ('days' in wish ? timeOut.mutate(wish.days, done) : exclude.mutate(wish.months, done))}
    />
  );
}

type Exclusion = NonNullable<ValueOf<typeof readState>['exclusion']>;

/** An exclusion that runs, and after its term the way to ask for its end. */
function Excluded({ exclusion }: { readonly exclusion: Exclusion }) {
  const t = useTranslations('protection');
  const format = useFormatter();
  const errorText = useErrorText();
  const ask = useAskToLift();
  const [reason, setReason] = useState('');
  const moment = (at: Date) => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!ask.isPending) ask.mutate(reason.trim());
  };
  return (
    <div className="grid gap-4">
      <output>
        {exclusion.endsAt === null
          ? t('leave.excluded-for-good')
          : t('leave.excluded', { at: moment(exclusion.endsAt) })}
      </output>
      {exclusion.answerBy !== null && <p>{t('leave.asked', { at: moment(exclusion.answerBy) })}</p>}
      {exclusion.liftsAt !== null && <p>{t('leave.granted', { at: moment(exclusion.liftsAt) })}</p>}
      {exclusion.mayAsk && (
        <form noValidate onSubmit={handleSubmit} className="grid gap-3">
          <TextField
            label={t('leave.reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            maxLength={1000}
            error={ask.error ? errorText(ask.error) : undefined}
          />
          <Button
            type="submit"
            className="justify-self-start"
            disabled={reason.trim().length < 10}
            loading={ask.isPending}
          >
            {t('leave.ask')}
          </Button>
        </form>
      )}
    </div>
  );
}
