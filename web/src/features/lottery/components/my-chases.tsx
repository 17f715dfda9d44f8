import { stopChase } from '@fairground/contract/lottery/endpoints';
import type { ChaseShown } from '@fairground/contract/lottery/endpoints';
import type { ChaseId } from '@fairground/contract/lottery/fields';
import { writeMoney } from '@fairground/contract/money';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '@fairground/ui/amount';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { Progress } from '@fairground/ui/progress';
import { Skeleton } from '@fairground/ui/skeleton';
import { toast } from '@fairground/ui/toast';
import { ORDERS_CHANGED, useInvalidate } from '@fairground/client/facts';
import { call } from '@fairground/client/api';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import type { PageTrail } from '../../../shared/record/page-trail.ts';
import { chaseQuery, chasesQuery } from '../api/lottery-queries.ts';
import { useGameTitle } from '../hooks/use-game-title.ts';
import { useMoneySign } from '../hooks/use-money-sign.ts';
import { STATE_TONES } from './order-tones.ts';
import { OwnGate } from './own-gate.tsx';
import { PageTurner } from './page-turner.tsx';

/** The member's chases and how far they have come. */
export function MyChases() {
  return <OwnGate>{(account) => <Chases account={account} />}</OwnGate>;
}

const PAGE_SIZE = '20';

function Chases({ account }: { readonly account: string }) {
  const t = useTranslations('lottery-own');
  const tLottery = useTranslations('lottery');
  const errorText = useErrorText();
  const [trail, setTrail] = useState<PageTrail<ChaseId>>([]);
  const before = trail.at(-1);
  const chases = useQuery({
    ...chasesQuery(account, { which: 'ALL', pageSize: PAGE_SIZE, ...(before !== undefined && { before }) }),
    placeholderData: keepPreviousData,
  });
  if (chases.isError)
    return (
      <ErrorState
        headingLevel={3}
        title={t('chases.failed')}
        description={errorText(chases.error)}
        action={<Button onClick={() => void chases.refetch()}>{tLottery('retry')}</Button>}
      />
    );
  if (chases.isPending) return <Skeleton className="h-60 w-full rounded-lg" />;
  if (chases.data.list.length === 0 && trail.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        icon={<Repeat aria-hidden="true" />}
        title={t('chases.empty-title')}
        description={t('chases.empty-text')}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul aria-label={t('chases.title')} className="grid gap-3 md:grid-cols-2">
        {chases.data.list.map((chase) => (
          <li key={chase.chaseId.toString()}>
            <ChaseCard account={account} chase={chase} />
          </li>
        ))}
      </ul>
      <PageTurner trail={trail} next={chases.data.next} onTrailChange={setTrail} />
    </div>
  );
}

function ChaseCard({ account, chase }: { readonly account: string; readonly chase: ChaseShown }) {
  const t = useTranslations('lottery-own');
  const titleOf = useGameTitle();
  const symbol = useMoneySign();
  const errorText = useErrorText();
  const numbers = useNumbers();
  const invalidate = useInvalidate();
  const [isOpen, setOpen] = useState(false);
  const over = chase.stepsDone + chase.stepsCancelled;
  const stop = useMutation({
    mutationFn: () => call(stopChase, { body: { chaseId: chase.chaseId } }),
    onSuccess: ({ refunded }) =>
      toast.show({
        tone: 'gain',
        title: t('chases.stopped'),
        description: `${numbers.amount(refunded)} ${symbol}`,
      }),
    onError: (error) => toast.show({ tone: 'loss', title: t('order.failed'), description: errorText(error) }),
    onSettled: () => invalidate(ORDERS_CHANGED),
  });
  return (
    <article className="grid gap-3 rounded-lg bg-surface-1 p-4 text-sm shadow-low">
      <header className="flex items-start justify-between gap-3">
        <h3 className="text-base">{titleOf(chase.gameCode)}</h3>
        <Badge tone={chase.state === 'RUNNING' ? 'info' : 'neutral'}>{t(`chase-state.${chase.state}`)}</Badge>
      </header>
      <p className="text-ink-soft">
        {t(`plan.${chase.planKind}`)} · {t('chases.steps', { done: String(over), all: String(chase.steps) })}
        {chase.winStop && ` · ${t('chases.win-stop')}`}
      </p>
      <Progress label={t('chases.progress')} value={over} max={chase.steps} />
      <dl className="grid grid-cols-2 gap-1">
        <dt className="text-ink-soft">{t('chases.paid')}</dt>
        <dd className="text-end">
          <Amount value={writeMoney(chase.amount)} currency={symbol} />
        </dd>
        <dt className="text-ink-soft">{t('chases.won')}</dt>
        <dd className="text-end">
          <Amount value={writeMoney(chase.payout)} currency={symbol} look="change" />
        </dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('chases.show-steps')}
        </Button>
        {chase.state === 'RUNNING' && (
          <Button size="sm" variant="danger" loading={stop.isPending} onClick={() => stop.mutate()}>
            {t('chases.stop')}
          </Button>
        )}
      </div>
      {isOpen && <Steps account={account} chaseId={chase.chaseId} />}
    </article>
  );
}

function Steps({ account, chaseId }: { readonly account: string; readonly chaseId: ChaseId }) {
  const t = useTranslations('lottery-own');
  const symbol = useMoneySign();
  const chase = useQuery(chaseQuery(account, chaseId));
  if (chase.data === undefined) return <Skeleton className="h-24 w-full" />;
  return (
    <ol className="grid max-h-60 gap-1 overflow-y-auto">
      {chase.data.orders.map((order) => (
        <li
          key={order.orderId.toString()}
          className="flex items-center justify-between gap-3 rounded-sm bg-surface-2/60 px-3 py-1.5"
        >
          <span className="tabular-nums">{order.numero}</span>
          <Badge tone={STATE_TONES[order.state]}>{t(`state.${order.state}`)}</Badge>
          <Amount value={writeMoney(order.amount)} currency={symbol} precision="exact" />
        </li>
      ))}
    </ol>
  );
}
