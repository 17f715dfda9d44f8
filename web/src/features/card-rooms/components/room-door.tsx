import { AMOUNT_TEXT, parseMoney, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Room, TableRow } from '@fairground/contract/rooms/table';
import { useSession } from '@fairground/client/session';
import { Amount } from '@fairground/ui/amount';
import { AmountField } from '@fairground/ui/amount-field';
import { Button, ButtonLink } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { Checkbox } from '@fairground/ui/checkbox';
import { EmptyState } from '@fairground/ui/empty-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { ArrowLeft, Bot, Hourglass, Lock, Spade, Users, Zap } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useRooms, useTables } from '../api/rooms.ts';
import { useTakeSeat } from '../hooks/use-take-seat.ts';
import { inChips, nodeIn, quickBuyIns } from '../model/room-choice.ts';
import { OwnSeats } from './own-seats.tsx';
import { Presence } from './room-list.tsx';

/** One room: how much to bring, and where to sit. */
export function RoomDoor({ code }: { readonly code: string }) {
  const t = useTranslations('card-lobby');
  const { data } = useRooms();
  const room = data?.find((each) => each.room === code);
  return (
    <div className="grid grid-cols-1 gap-4">
      <a href="/pvp/rooms" className="flex w-fit items-center gap-2 text-sm text-accent-text">
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        {t('all-rooms')}
      </a>
      {data === undefined && <Skeleton className="h-96" />}
      {data !== undefined && room === undefined && (
        <EmptyState
          icon={<Spade aria-hidden="true" className="size-12" />}
          title={t('room-unknown')}
          action={<ButtonLink href="/pvp/rooms">{t('all-rooms')}</ButtonLink>}
        />
      )}
      {room && <Door key={room.room} room={room} slow={slowRoomOf(data ?? [], room)} />}
    </div>
  );
}

/** The same game for the same stakes with twice the time; undefined where there is none, or this is it. */
const slowRoomOf = (rooms: readonly Room[], { game, level, style }: Room): Room | undefined =>
  style === 'classic'
    ? rooms.find((each) => each.game === game && each.level === level && each.style === 'slow')
    : undefined;

function Door({ room, slow }: { readonly room: Room; readonly slow: Room | undefined }) {
  const t = useTranslations('card-lobby');
  const nodeId = nodeIn(new URLSearchParams(useSearch()));
  const [typed, setTyped] = useState(plain(room.buyIn.least));
  const [withBots, setWithBots] = useState(false);
  const { sit, isPending } = useTakeSeat();
  const buyIn = amountOf(typed, room);
  const wish = { ...(buyIn === undefined ? {} : { buyIn }), ...(nodeId === undefined ? {} : { nodeId }) };
  const { least, most } = room.buyIn;
  return (
    <>
      <OwnSeats />
      <Card
        title={t(`game.${room.game}`)}
        description={t(`about.${room.game}`)}
        actions={<Presence players={room.players} tables={room.tables} />}
      >
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3 text-sm">
          <Fact name={t('unit')}>
            <Amount value={writeMoney(room.unit)} currency={room.currency} />
          </Fact>
          <Fact name={t('seats')}>{room.seats}</Fact>
          <Fact name={t('turn')}>{t('seconds', { count: String(room.turnSeconds) })}</Fact>
          <Fact name={t('bots')}>{t(room.hasHouse ? 'bots-yes' : 'bots-no')}</Fact>
        </dl>
        {room.style === 'slow' && <p className="text-sm text-ink-soft">{t('slow-text')}</p>}
        {room.style === 'sit-and-go' && <p className="text-sm text-ink-soft">{t('sit-and-go-text')}</p>}
        {slow && (
          <a href={`/pvp/room/${slow.room}`} className="flex w-fit items-center gap-2 text-sm text-accent-text">
            <Hourglass aria-hidden="true" className="size-4" />
            {t('slow-instead')}
          </a>
        )}
        <AmountField
          label={t('buy-in')}
          hint={<BuyInRange least={least} most={most} currency={room.currency} />}
          value={typed}
          onValueChange={setTyped}
          currency={room.currency}
          min={writeMoney(least)}
          max={writeMoney(most)}
          quickAmounts={quickBuyIns(room).map(plain)}
          quickLabel={t('quick-amounts')}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            size="lg"
            iconStart={<Zap aria-hidden="true" />}
            disabled={buyIn === undefined}
            loading={isPending}
            onClick={() => sit({ kind: 'quick', room: room.room, ...wish })}
          >
            {t('quick-seat')}
          </Button>
          <Button
            size="lg"
            iconStart={<Lock aria-hidden="true" />}
            disabled={buyIn === undefined}
            loading={isPending}
            onClick={() => sit({ kind: 'private', room: room.room, hasHouse: withBots, ...wish })}
          >
            {t('private-table')}
          </Button>
        </div>
        <Checkbox
          checked={withBots}
          onChange={({ target }) => setWithBots(target.checked)}
          label={t('private-with-bots')}
        />
      </Card>
      <Tables
        room={room}
        isBusy={isPending || buyIn === undefined}
        onSit={({ tableId }) => sit({ kind: 'seat', tableId, ...wish })}
      />
    </>
  );
}

function BuyInRange({
  least,
  most,
  currency,
}: {
  readonly least: Money;
  readonly most: Money;
  readonly currency: string;
}) {
  return (
    <>
      <Amount value={writeMoney(least)} /> – <Amount value={writeMoney(most)} currency={currency} />
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

type TablesProps = { readonly room: Room; readonly isBusy: boolean; readonly onSit: (row: TableRow) => void };

/** Tables with their seats; visitors see none of them. */
function Tables({ room, isBusy, onSit }: TablesProps) {
  const t = useTranslations('card-lobby');
  const isKnown = useSession((session) => session.account !== null);
  const { data } = useTables(room.room);
  if (!isKnown) return null;
  return (
    <Card title={t('open-tables')}>
      {data === undefined && <Skeleton className="h-20" />}
      {data?.length === 0 && <p className="text-ink-soft">{t('no-tables')}</p>}
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {data?.map((row) => (
          <li key={row.tableId.toString()} className="flex items-center gap-3 rounded-md bg-surface-2 p-3">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold tabular-nums">#{row.tableId.toString()}</span>
              <span className="flex flex-wrap gap-x-3 text-xs text-ink-soft tabular-nums">
                <span className="inline-flex items-center gap-1">
                  <Users aria-hidden="true" className="size-3.5" />
                  {t('players-of', { players: String(row.players), seats: String(row.seats) })}
                </span>
                {row.house > 0 && (
                  <span className="inline-flex items-center gap-1">
                    <Bot aria-hidden="true" className="size-3.5" />
                    {t('bots-count', { count: row.house })}
                  </span>
                )}
                <span>{t(`phase.${row.phase}`)}</span>
              </span>
            </span>
            <Button size="sm" disabled={isBusy || row.players >= row.seats} onClick={() => onSit(row)}>
              {t('sit')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** As it is typed: without places that say nothing. */
const plain = (amount: Money): string => writeMoney(amount).replace(/\.?0+$/, '');

const amountOf = (typed: string, { buyIn, chip }: Room): Money | undefined => {
  const text = typed.replace(/\.$/, '');
  if (!AMOUNT_TEXT.test(text)) return undefined;
  const amount = inChips(parseMoney(text), chip);
  return amount >= buyIn.least && amount <= buyIn.most ? amount : undefined;
};
