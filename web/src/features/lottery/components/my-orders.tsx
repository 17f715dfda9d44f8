import type { OrderShown } from '@fairground/contract/lottery/endpoints';
import type { OrderId } from '@fairground/contract/lottery/fields';
import { writeMoney } from '@fairground/contract/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Tickets } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '@fairground/ui/amount';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { Skeleton } from '@fairground/ui/skeleton';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import type { PageTrail } from '../../../shared/record/page-trail.ts';
import { ordersQuery } from '../api/lottery-queries.ts';
import { useGameTitle } from '../hooks/use-game-title.ts';
import { useMoneySign } from '../hooks/use-money-sign.ts';
import { OrderDialog } from './order-dialog.tsx';
import { STATE_TONES } from './order-tones.ts';
import { OwnGate } from './own-gate.tsx';
import { PageTurner } from './page-turner.tsx';

const WHICH = ['ALL', 'OPEN', 'OVER'] as const;
type Which = (typeof WHICH)[number];

/** The member's orders, those of one game or of all. */
export function MyOrders({ gameCode }: { readonly gameCode: string }) {
  return <OwnGate>{(account) => <Orders account={account} gameCode={gameCode} />}</OwnGate>;
}

const PAGE_SIZE = '20';

function Orders({ account, gameCode }: { readonly account: string; readonly gameCode: string }) {
  const t = useTranslations('lottery-own');
  const tLottery = useTranslations('lottery');
  const errorText = useErrorText();
  const [which, setWhich] = useState<Which>('ALL');
  const [scope, setScope] = useState<'game' | 'all'>('game');
  const [trail, setTrail] = useState<PageTrail<OrderId>>([]);
  const [opened, setOpened] = useState<OrderId>();
  const before = trail.at(-1);
  const orders = useQuery({
    ...ordersQuery(account, {
      which,
      pageSize: PAGE_SIZE,
      ...(scope === 'game' && { gameCode }),
      ...(before !== undefined && { before }),
    }),
    placeholderData: keepPreviousData,
  });
  const restart = (change: () => void): void => {
    setTrail([]);
    change();
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3">
        <SegmentedControl
          label={t('orders.which')}
          value={which}
          onValueChange={(value) => restart(() => setWhich(value))}
          options={WHICH.map((value) => ({ value, label: t(`orders.${value}`) }))}
        />
        <SegmentedControl
          label={t('orders.scope')}
          value={scope}
          onValueChange={(value) => restart(() => setScope(value))}
          options={(['game', 'all'] as const).map((value) => ({ value, label: t(`orders.scope-${value}`) }))}
        />
      </div>
      {orders.isError && (
        <ErrorState
          headingLevel={3}
          title={t('orders.failed')}
          description={errorText(orders.error)}
          action={<Button onClick={() => void orders.refetch()}>{tLottery('retry')}</Button>}
        />
      )}
      {orders.isPending && <Skeleton className="h-60 w-full rounded-lg" />}
      {orders.data?.list.length === 0 && (
        <EmptyState
          headingLevel={3}
          icon={<Tickets aria-hidden="true" />}
          title={t('orders.empty-title')}
          description={t('orders.empty-text')}
        />
      )}
      {orders.data !== undefined && orders.data.list.length > 0 && (
        <ul aria-label={t('orders.title')} className="divide-y divide-line rounded-lg bg-surface-1 px-4 shadow-low">
          {orders.data.list.map((order) => (
            <li key={order.orderId.toString()}>
              <OrderRow order={order} onOpen={() => setOpened(order.orderId)} />
            </li>
          ))}
        </ul>
      )}
      <PageTurner trail={trail} next={orders.data?.next ?? null} onTrailChange={setTrail} />
      {opened !== undefined && <OrderDialog account={account} orderId={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

/** One order on one line: which draw, how it stands, what it cost and brought. */
function OrderRow({ order, onOpen }: { readonly order: OrderShown; readonly onOpen: () => void }) {
  const t = useTranslations('lottery-own');
  const format = useFormatter();
  const titleOf = useGameTitle();
  const symbol = useMoneySign();
  return (
    <div className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-48">
        <button
          type="button"
          onClick={onOpen}
          className="text-start font-semibold after:absolute after:inset-0 after:rounded-md hover:text-accent-text"
        >
          {titleOf(order.gameCode)} · <span className="tabular-nums">{order.numero}</span>
        </button>
        <p className="text-xs text-ink-faint">
          <time dateTime={order.placedAt.toISOString()}>{format.dateTime(order.placedAt, 'moment')}</time>
          {' · '}
          {t('orders.lines', { count: order.lineCount })}
        </p>
      </div>
      <Badge tone={STATE_TONES[order.state]}>{t(`state.${order.state}`)}</Badge>
      <p className="grid min-w-28 justify-items-end">
        <Amount value={writeMoney(order.amount)} currency={symbol} precision="exact" />
        {order.state === 'WON' && (
          <Amount value={writeMoney(order.payout)} currency={symbol} look="change" className="font-semibold" />
        )}
      </p>
    </div>
  );
}
