import type { Money } from '@fairground/contract/money';
import { money, writeMoney } from '@fairground/contract/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Amount } from '@fairground/ui/amount';
import { Card } from '@fairground/ui/card';
import { DataTable } from '@fairground/ui/data-table';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useSession } from '@fairground/client/session';
import { useDayName } from '../../../shared/hooks/use-day-name.ts';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { activityQuery } from '../api/queries.ts';
import { ForMembers } from './for-members.tsx';

/** What play cost and brought in the last 30 or 90 days. */
export function ActivityCard() {
  const t = useTranslations('protection');
  return (
    <Card id="activity" title={t('activity.title')} description={t('activity.text')}>
      <ForMembers>
        <Activity />
      </ForMembers>
    </Card>
  );
}

const DAYS = ['30', '90'] as const;

function Activity() {
  const t = useTranslations('protection');
  const errorText = useErrorText();
  const dayName = useDayName();
  const account = useSession((session) => session.account ?? '');
  const [days, setDays] = useState<(typeof DAYS)[number]>('30');
  const { data, error } = useQuery(activityQuery(account, days));
  if (error) return <p className="text-sm text-loss">{errorText(error)}</p>;
  if (!data) return <SkeletonText lines={6} />;
  const shown = (amount: Money, look: 'plain' | 'change' = 'plain') => (
    <Amount value={writeMoney(amount)} currency={data.currencySymbol} look={look} />
  );
  const { staked, returned, deposited, withdrawn } = data.total;
  const figures = [
    ['staked', shown(staked)],
    ['returned', shown(returned)],
    ['net', shown(money(returned - staked), 'change')],
    ['deposited', shown(deposited)],
    ['withdrawn', shown(withdrawn)],
    ['lifetime', shown(data.lifetimeNetDeposit)],
  ] as const;
  type Row = (typeof data.list)[number];
  return (
    <div className="grid gap-4">
      <div className="justify-self-start">
        <SegmentedControl
          label={t('activity.period')}
          options={DAYS.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
          value={days}
          onValueChange={setDays}
        />
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {figures.map(([name, amount]) => (
          <div key={name} className="rounded-md bg-surface-2 p-3">
            <dt className="text-xs text-ink-soft">{t(`activity.${name}`)}</dt>
            <dd className="mt-1 font-semibold tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <DataTable<Row>
        caption={t('activity.title')}
        columns={[
          { id: 'day', header: t('activity.day'), cell: ({ day }) => dayName(day), primary: true },
          { id: 'staked', header: t('activity.staked'), cell: (row) => shown(row.staked), align: 'end' },
          { id: 'returned', header: t('activity.returned'), cell: (row) => shown(row.returned), align: 'end' },
          {
            id: 'net',
            header: t('activity.net'),
            cell: (row) => shown(money(row.returned - row.staked), 'change'),
            align: 'end',
          },
          { id: 'deposited', header: t('activity.deposited'), cell: (row) => shown(row.deposited), align: 'end' },
          { id: 'withdrawn', header: t('activity.withdrawn'), cell: (row) => shown(row.withdrawn), align: 'end' },
        ]}
        rows={data.list}
        keyOf={({ day }) => day}
        empty={<p className="p-4 text-sm text-ink-soft">{t('activity.empty')}</p>}
      />
    </div>
  );
}
