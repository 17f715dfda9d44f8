import type { ProtectionLimit } from '@fairground/contract/protection/endpoints';
import { isOfMoney } from '@fairground/contract/protection/limits';
import { money } from '@fairground/contract/money';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { Progress } from '@fairground/ui/progress';
import { SkeletonText } from '@fairground/ui/skeleton';
import { toast } from '@fairground/ui/toast';
import { useSession } from '@fairground/client/session';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { limitsQuery } from '../api/queries.ts';
import { useConfirmLimit, useReviewLimits, useSetLimit } from '../api/use-protection.ts';
import { useWindowText } from '../hooks/use-window-text.ts';
import { ForMembers } from './for-members.tsx';
import { LimitForm } from './limit-form.tsx';

/** The member's limits, what is used of them, and the form for another one. */
export function LimitsCard() {
  const t = useTranslations('protection');
  return (
    <Card id="limits" title={t('limits.title')} description={t('limits.text')}>
      <ForMembers>
        <Limits />
      </ForMembers>
    </Card>
  );
}

function Limits() {
  const t = useTranslations('protection');
  const errorText = useErrorText();
  const account = useSession((session) => session.account ?? '');
  const { data, error, dataUpdatedAt } = useQuery(limitsQuery(account));
  const review = useReviewLimits();
  if (error) return <p className="text-sm text-loss">{errorText(error)}</p>;
  if (!data) return <SkeletonText lines={4} />;
  return (
    <div className="grid gap-5">
      {data.isReviewDue && (
        <div role="note" className="grid justify-items-start gap-2 rounded-md bg-surface-2 p-4 text-sm">
          <p>{t('limits.review')}</p>
          <Button size="sm" loading={review.isPending} onClick={() => review.mutate(undefined)}>
            {t('limits.keep')}
          </Button>
        </div>
      )}
      {data.limits.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('limits.none')}</p>
      ) : (
        <ul className="grid gap-4">
          {data.limits.map((limit) => (
            <li key={`${limit.kind} ${limit.window}`}>
              <Limit limit={limit} now={dataUpdatedAt} />
            </li>
          ))}
        </ul>
      )}
      <LimitForm offered={data.offered} relaxHours={data.relaxHours} />
    </div>
  );
}

type LimitProps = { readonly limit: ProtectionLimit; readonly now: number };

function Limit({ limit, now }: LimitProps) {
  const t = useTranslations('protection');
  const format = useFormatter();
  const errorText = useErrorText();
  const amountText = useAmountText();
  const windowText = useWindowText();
  const set = useSetLimit();
  const confirm = useConfirmLimit();
  const { kind, window, pending } = limit;
  const onError = (error: unknown) => toast.show({ tone: 'loss', title: errorText(error) });
  const used = isOfMoney(kind) ? Number(limit.used.amount ?? 0n) : (limit.used.minutes ?? 0);
  const cap = isOfMoney(kind) ? Number(limit.amount ?? 0n) : (limit.minutes ?? 0);
  const name = t('limits.name', { kind: t(`kind.${kind}`), window: t(`window.${window}`) });
  const present = isOfMoney(kind) ? { amount: limit.amount } : { minutes: limit.minutes };
  const none = isOfMoney(kind) ? { amount: null } : { minutes: null };
  return (
    <div className="grid gap-2 rounded-md bg-surface-2 p-4">
      <Progress
        label={name}
        value={Math.min(used, cap)}
        max={Math.max(cap, 1)}
        valueText={t('limits.used', { used: amountText(kind, limit.used), cap: amountText(kind, limit) })}
      />
      <p className="text-xs text-ink-soft">{windowText(kind, window)}</p>
      {pending === null ? (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          loading={set.isPending}
          onClick={() => set.mutate({ kind, window, ...none }, { onError })}
        >
          {t('limits.remove')}
          <span className="sr-only">{name}</span>
        </Button>
      ) : (
        <div className="grid gap-2 text-sm">
          <p>
            {t(pending.amount === null && pending.minutes === null ? 'limits.pending-removal' : 'limits.pending', {
              amount: amountText(kind, pending),
              at: format.dateTime(pending.from, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
          <div className="flex flex-wrap gap-2">
            {pending.from.getTime() <= now && (
              <Button
                size="sm"
                loading={confirm.isPending}
                onClick={() => confirm.mutate({ kind, window }, { onError })}
              >
                {t('limits.confirm')}
              </Button>
            )}
            <Button
              size="sm"
              variant="ghost"
              loading={set.isPending}
              onClick={() => set.mutate({ kind, window, ...present }, { onError })}
            >
              {t('limits.withdraw')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

const useAmountText = () => {
  const t = useTranslations('protection');
  const numbers = useNumbers();
  return (kind: ProtectionLimit['kind'], { amount, minutes }: Pick<ProtectionLimit['used'], 'amount' | 'minutes'>) =>
    isOfMoney(kind) ? numbers.amount(amount ?? money(0n)) : t('minutes', { count: minutes ?? 0 });
};
