import { writeMoney } from '@fairground/contract/money';
import type { Room } from '@fairground/contract/rooms/table';
import { Amount } from '@fairground/ui/amount';
import { Badge } from '@fairground/ui/badge';
import { Button, ButtonLink } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { Armchair, Bot, Spade, Users } from 'lucide-react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useRooms } from '../api/rooms.ts';
import { roomsByGame } from '../model/room-choice.ts';
import type { GameRooms } from '../model/room-choice.ts';
import { JoinByCode } from './join-by-code.tsx';
import { OwnHands } from './own-hands.tsx';
import { OwnSeats } from './own-seats.tsx';

/** Every game of cards against people, with its stakes and who plays there now. */
export function RoomList() {
  const t = useTranslations('card-lobby');
  const tCommon = useTranslations('common');
  const { data, error, isError, refetch } = useRooms();
  const errorText = useErrorText();
  return (
    <div className="grid grid-cols-1 gap-4">
      <OwnSeats />
      <JoinByCode />
      {data === undefined && isError && (
        <ErrorState
          title={tCommon('state.error-title')}
          description={errorText(error)}
          action={<Button onClick={() => void refetch()}>{tCommon('state.retry')}</Button>}
        />
      )}
      {data === undefined && !isError && <Skeleton className="h-96" />}
      {data?.length === 0 && (
        <EmptyState icon={<Spade aria-hidden="true" className="size-12" />} title={t('no-rooms')} />
      )}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {roomsByGame(data ?? []).map((each) => (
          <GameCard key={each.game} {...each} />
        ))}
      </div>
      <OwnHands />
    </div>
  );
}

function GameCard({ game, rooms, players, tables }: GameRooms) {
  const t = useTranslations('card-lobby');
  return (
    <Card
      title={t(`game.${game}`)}
      description={t(`about.${game}`)}
      actions={<Presence players={players} tables={tables} />}
    >
      <ul className="grid grid-cols-1 gap-2">
        {rooms.map((room) => (
          <RoomRow key={room.room} room={room} />
        ))}
      </ul>
    </Card>
  );
}

/** How many people play, and at how many tables; read out when it is looked at, and not with every change. */
export function Presence({ players, tables }: { readonly players: number; readonly tables: number }) {
  const t = useTranslations('card-lobby');
  return (
    <p className="flex shrink-0 gap-3 text-sm text-ink-soft tabular-nums">
      <span className="flex items-center gap-1.5">
        <Users aria-hidden="true" className="size-4 text-category" />
        {t('players', { count: players })}
      </span>
      <span className="flex items-center gap-1.5">
        <Armchair aria-hidden="true" className="size-4 text-category" />
        {t('tables', { count: tables })}
      </span>
    </p>
  );
}

function RoomRow({ room }: { readonly room: Room }) {
  const t = useTranslations('card-lobby');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-surface-2 p-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <Amount value={writeMoney(room.unit)} currency={room.currency} />
          {room.style !== 'classic' && <Badge tone="accent">{t(`style.${room.style}`)}</Badge>}
          {room.hasHouse && (
            <span className="inline-flex items-center gap-1 text-xs font-normal text-ink-faint">
              <Bot aria-hidden="true" className="size-3.5" />
              {t('with-bots')}
            </span>
          )}
        </p>
        <p className="text-xs text-ink-soft tabular-nums">
          {t('seats-and-players', { seats: String(room.seats), players: room.players, tables: room.tables })}
        </p>
      </div>
      <ButtonLink size="sm" variant="primary" href={`/pvp/room/${room.room}`}>
        {t('choose')}
      </ButtonLink>
    </li>
  );
}
