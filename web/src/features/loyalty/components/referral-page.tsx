import { LOYALTY_CHANGED, useInvalidate } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { loyaltyChanged } from '@fairground/contract/loyalty/pushes';
import type { ReferralState } from '@fairground/contract/loyalty/states';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { DataTable } from '@fairground/ui/data-table';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useReferral } from '../api/referral.ts';
import { ClaimList } from './claim-list.tsx';
import { InviteCard } from './invite-card.tsx';

const TONES = { OPEN: 'info', REWARDED: 'gain', REJECTED: 'loss', EXPIRED: 'neutral' } as const;

const stateCell = ({ state }: { readonly state: ReferralState }) => <StateBadge state={state} />;

/** Inviting friends: the link, who came by it, and what it brought day by day. */
export function ReferralPage() {
  const t = useTranslations('loyalty');
  const tCommon = useTranslations('common');
  const numbers = useNumbers();
  const format = useFormatter();
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  usePush(loyaltyChanged, () => void invalidate(LOYALTY_CHANGED));
  const [page, setPage] = useState(1);
  const referral = useReferral(page);
  if (referral.isPending) return <Skeleton className="h-72 rounded-lg" />;
  if (referral.isError)
    return (
      <ErrorState
        title={tCommon('state.error-title')}
        description={errorText(referral.error)}
        action={<Button onClick={() => void referral.refetch()}>{tCommon('state.retry')}</Button>}
      />
    );
  const { code, invited, rewarded, rule, list, hasMore, income, currencySymbol } = referral.data;
  const written = (amount: Money) => `${numbers.amount(amount)}\u00A0${currencySymbol}`;
  const earned = money(income.reduce((sum, { amount }) => sum + amount, 0n));
  const figures: readonly (readonly [string, string])[] = [
    [t('referral.invited'), numbers.whole(invited)],
    [t('referral.rewarded'), numbers.whole(rewarded)],
    [t('referral.earned'), written(earned)],
  ];
  return (
    <div className="grid grid-cols-1 gap-5">
      <InviteCard
        code={code}
        text={t('referral.text', {
          reward: written(rule.reward),
          deposit: written(rule.needDeposit),
          valid: written(rule.needValid),
          days: numbers.whole(rule.days),
        })}
      />
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {figures.map(([name, value]) => (
          <div key={name} className="rounded-md bg-surface-2 px-4 py-3 last:max-sm:col-span-2">
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="font-display text-xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ClaimList kind="REFERRAL" isMember />
      <section className="grid gap-3">
        <h4 className="text-base">{t('referral.list')}</h4>
        <DataTable
          caption={t('referral.list')}
          columns={[
            { id: 'name', header: t('referral.name'), primary: true, cell: ({ name }) => name },
            {
              id: 'joined',
              header: t('referral.joined'),
              cell: ({ joinedAt }) => format.dateTime(joinedAt, { dateStyle: 'short' }),
            },
            {
              id: 'state',
              header: t('referral.state'),
              cell: stateCell,
            },
          ]}
          rows={list}
          keyOf={({ name, joinedAt }) => `${name} ${joinedAt.getTime()}`}
          empty={<EmptyState headingLevel={3} title={t('referral.none')} />}
        />
        {(page > 1 || hasMore) && (
          <div className="flex justify-between">
            <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('newer')}
            </Button>
            <Button disabled={!hasMore} onClick={() => setPage(page + 1)}>
              {t('older')}
            </Button>
          </div>
        )}
      </section>
      <section className="grid gap-3">
        <h4 className="text-base">{t('referral.income')}</h4>
        <DataTable
          caption={t('referral.income')}
          columns={[
            { id: 'day', header: t('referral.day'), primary: true, cell: ({ day }) => day },
            { id: 'count', header: t('referral.count'), align: 'end', cell: ({ count }) => numbers.whole(count) },
            { id: 'amount', header: t('referral.amount'), align: 'end', cell: ({ amount }) => written(amount) },
          ]}
          rows={income}
          keyOf={({ day }) => day}
          empty={<EmptyState headingLevel={3} title={t('referral.no-income')} />}
        />
      </section>
      <p className="text-xs text-ink-faint">{t('referral.note')}</p>
    </div>
  );
}

function StateBadge({ state }: { readonly state: ReferralState }) {
  const t = useTranslations('loyalty');
  return <Badge tone={TONES[state]}>{t(`referral.states.${state}`)}</Badge>;
}
