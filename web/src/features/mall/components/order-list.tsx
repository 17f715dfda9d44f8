import type { PointRedeem } from '@fairground/contract/loyalty/endpoints';
import type { RedeemState } from '@fairground/contract/loyalty/states';
import { Badge } from '@fairground/ui/badge';
import type { BadgeTone } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { SkeletonText } from '@fairground/ui/skeleton';
import { toast } from '@fairground/ui/toast';
import { useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useCancel, useRedeems } from '../api/mall.ts';
import { PageTurn } from './page-turn.tsx';

const TONES: Readonly<Record<RedeemState, BadgeTone>> = {
  IN_PROCESS: 'info',
  APPROVED: 'gain',
  REJECTED: 'loss',
  CANCELLED: 'neutral',
};

/** What was redeemed, where it is, and the way back while there is one. */
export function OrderList() {
  const t = useTranslations('mall');
  const [page, setPage] = useState(1);
  const redeems = useRedeems(page);
  if (!redeems.data) return <SkeletonText lines={6} />;
  const { list, hasMore } = redeems.data;
  if (list.length === 0 && page === 1) return <EmptyState headingLevel={3} title={t('no-orders')} />;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="grid gap-3">
        {list.map((order) => (
          <li key={order.id.toString()}>
            <Order order={order} />
          </li>
        ))}
      </ul>
      <PageTurn page={page} hasMore={hasMore} onTurn={setPage} />
    </div>
  );
}

function Order({ order }: { readonly order: PointRedeem }) {
  const t = useTranslations('mall');
  const numbers = useNumbers();
  const format = useFormatter();
  const errorText = useErrorText();
  const cancel = useCancel();
  const { id, no, name, image, hue, quantity, points, status, delivery, tracking, remark, receivingAddress } = order;
  const handleCancel = () =>
    cancel.mutate(
      { id },
      {
        onSuccess: () => toast.show({ tone: 'gain', title: t('cancelled') }),
        onError: (error) => toast.show({ tone: 'loss', title: errorText(error) }),
      },
    );
  return (
    <article className="flex flex-wrap items-start gap-4 rounded-lg bg-surface-1 p-4 shadow-low">
      <img
        src={image}
        alt=""
        width="96"
        height="72"
        loading="lazy"
        className="h-18 w-24 shrink-0 rounded-md object-cover"
        style={{ background: `oklch(0.32 0.1 ${hue})` }}
      />
      <div className="grid min-w-0 flex-1 basis-48 gap-1 text-sm">
        <h3 className="text-base">{quantity > 1 ? t('times', { name, count: numbers.whole(quantity) }) : name}</h3>
        <p className="text-ink-soft tabular-nums">
          {t('points', { points: numbers.whole(points) })} · {no} ·{' '}
          {format.dateTime(order.time, { dateStyle: 'short', timeStyle: 'short' })}
        </p>
        {receivingAddress !== '' && <p className="text-ink-soft">{t('to', { address: receivingAddress })}</p>}
        {tracking !== '' && <p className="text-ink-soft">{t('tracking', { number: tracking })}</p>}
        {remark !== '' && <p>{remark}</p>}
      </div>
      <div className="flex items-center gap-2">
        <Badge tone={TONES[status]}>{delivery === null ? t(`status.${status}`) : t(`delivery.${delivery}`)}</Badge>
        {order.cancelUntil !== null && (
          <Button variant="ghost" size="sm" loading={cancel.isPending} onClick={handleCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </article>
  );
}
