import { useQuery } from '@tanstack/react-query';
import { Armchair, Users } from 'lucide-react';
import { roomsQuery } from '../../../shared/games/rooms-query.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';

/** How many people play in the card room of a tile now, over the foot of its picture; nothing while nobody does. */
export function RoomPresence({ code }: { readonly code: string }) {
  const t = useTranslations('card-lobby');
  const { data } = useQuery({ ...roomsQuery(), select: ({ list }) => list.find(({ room }) => room === code) });
  if (data === undefined || data.players === 0) return null;
  const { players, tables } = data;
  return (
    <p className="absolute start-1.5 bottom-1.5 flex h-6 max-w-[calc(100%-0.75rem)] items-center gap-2 overflow-hidden rounded-sm bg-[color-mix(in_oklab,var(--veil)_86%,transparent)] px-2 text-xs font-semibold text-(--on-veil) tabular-nums">
      <span className="sr-only">{[t('players', { count: players }), t('tables', { count: tables })].join(', ')}</span>
      <span aria-hidden="true" className="flex items-center gap-1" title={t('players', { count: players })}>
        <Users className="size-3.5" />
        {players}
      </span>
      <span aria-hidden="true" className="flex items-center gap-1" title={t('tables', { count: tables })}>
        <Armchair className="size-3.5" />
        {tables}
      </span>
    </p>
  );
}
