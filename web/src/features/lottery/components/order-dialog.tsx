import { cancelOrder, repeatOrder } from '@fairground/contract/lottery/endpoints';
import type { OrderDetail } from '@fairground/contract/lottery/endpoints';
import type { OrderId } from '@fairground/contract/lottery/fields';
import { writeMoney } from '@fairground/contract/money';
import { gameOf, playOf } from '@fairground/engines/lottery/games';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Amount } from '@fairground/ui/amount';
import { Badge } from '@fairground/ui/badge';
import { Button, ButtonLink } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { toast } from '@fairground/ui/toast';
import { ORDERS_CHANGED, useInvalidate } from '@fairground/client/facts';
import { call, sendOnce } from '@fairground/client/api';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { orderQuery } from '../api/lottery-queries.ts';
import { useGameTitle } from '../hooks/use-game-title.ts';
import { useMoneySign } from '../hooks/use-money-sign.ts';
import { usePlayWords } from '../hooks/use-play-words.ts';
import { groupOf } from '../model/play-names.ts';
import { BoardView } from './board-view.tsx';
import { STATE_TONES } from './order-tones.ts';

type OrderDialogProps = { readonly account: string; readonly orderId: OrderId; readonly onClose: () => void };

/** An order with its lines, and what can be done with it: take it back, play it again, check its draw. */
export function OrderDialog({ account, orderId, onClose }: OrderDialogProps) {
  const t = useTranslations('lottery-own');
  const tLottery = useTranslations('lottery');
  const errorText = useErrorText();
  const order = useQuery(orderQuery(account, orderId));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('order.title', { number: orderId.toString() })}
      closeLabel={tLottery('close')}
      footer={order.data && <Actions order={order.data} onDone={onClose} />}
    >
      {order.isError && <ErrorState headingLevel={3} title={t('orders.failed')} description={errorText(order.error)} />}
      {order.isPending && <Skeleton className="h-60 w-full" />}
      {order.data && <Details order={order.data} />}
    </Dialog>
  );
}

function Details({ order }: { readonly order: OrderDetail }) {
  const t = useTranslations('lottery-own');
  const format = useFormatter();
  const titleOf = useGameTitle();
  const symbol = useMoneySign();
  const game = gameOf(order.gameCode);
  return (
    <div className="grid grid-cols-1 gap-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">
          {titleOf(order.gameCode)} · {order.numero}
        </p>
        <Badge tone={STATE_TONES[order.state]}>{t(`state.${order.state}`)}</Badge>
      </div>
      {game !== undefined && order.board !== null && <BoardView family={game.family} board={order.board} size="sm" />}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1.5">
        <dt className="text-ink-soft">{t('order.placed')}</dt>
        <dd className="text-end tabular-nums">{format.dateTime(order.placedAt, 'moment')}</dd>
        <dt className="text-ink-soft">{t('order.amount')}</dt>
        <dd className="text-end font-semibold">
          <Amount value={writeMoney(order.amount)} currency={symbol} precision="exact" />
        </dd>
        <dt className="text-ink-soft">{t('order.payout')}</dt>
        <dd className="text-end font-semibold">
          <Amount value={writeMoney(order.payout)} currency={symbol} precision="exact" look="change" />
        </dd>
        <dt className="text-ink-soft">{t('order.rebate')}</dt>
        <dd className="text-end">
          <Amount value={writeMoney(order.rebate)} currency={symbol} precision="exact" />
        </dd>
      </dl>
      <ul aria-label={t('order.lines')} className="grid gap-1">
        {order.lines.map((line) => (
          <li
            key={`${line.play} ${line.unit} ${line.content}`}
            className="flex items-center gap-3 rounded-md bg-surface-2/60 px-3 py-2"
          >
            <LineText order={order} line={line} />
            <p className="grid justify-items-end">
              <Amount value={writeMoney(line.amount)} currency={symbol} precision="exact" />
              {line.payout !== null && line.payout > 0n && (
                <Amount value={writeMoney(line.payout)} currency={symbol} look="change" />
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

type LineTextProps = { readonly order: OrderDetail; readonly line: OrderDetail['lines'][number] };

function LineText({ order: { gameCode, prizeMode }, line }: LineTextProps) {
  const tLottery = useTranslations('lottery');
  const game = gameOf(gameCode);
  const words = usePlayWords(game?.family ?? 'SSC');
  const play = game && playOf(game, prizeMode, line.play);
  return (
    <div className="min-w-0 flex-1">
      <p className="font-semibold break-words">{words.content(line.content)}</p>
      <p className="text-xs text-ink-faint">
        {play ? `${words.group(groupOf(play))} · ${words.kind(play)}` : line.play} ·{' '}
        {tLottery('cart.line', { bets: line.bets, multiple: String(line.multiple) })}
      </p>
    </div>
  );
}

function Actions({ order, onDone }: { readonly order: OrderDetail; readonly onDone: () => void }) {
  const t = useTranslations('lottery-own');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const done = (title: string): void => {
    toast.show({ tone: 'gain', title });
    onDone();
  };
  const failed = (error: unknown): void =>
    void toast.show({ tone: 'loss', title: t('order.failed'), description: errorText(error) });
  const readAgain = () => invalidate(ORDERS_CHANGED);
  const { orderId } = order;
  const cancel = useMutation({
    mutationFn: () => call(cancelOrder, { query: { orderId } }),
    onSuccess: () => done(t('order.cancelled')),
    onError: failed,
    onSettled: readAgain,
  });
  const repeat = useMutation({
    mutationFn: () =>
      sendOnce({ repeat: orderId }, (clientOrderId) => call(repeatOrder, { body: { orderId, clientOrderId } })),
    onSuccess: () => done(t('order.repeated')),
    onError: failed,
    onSettled: readAgain,
  });
  return (
    <>
      <ButtonLink
        variant="ghost"
        href={`/lottery/check?orderId=${orderId.toString()}`}
        iconStart={<ShieldCheck aria-hidden="true" />}
      >
        {t('order.check')}
      </ButtonLink>
      {order.canCancel && (
        <Button variant="danger" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('order.cancel')}
        </Button>
      )}
      <Button loading={repeat.isPending} onClick={() => repeat.mutate()}>
        {t('order.repeat')}
      </Button>
    </>
  );
}
