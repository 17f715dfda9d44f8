import { ButtonLink } from '@fairground/ui/button';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useRooms } from '../api/rooms.ts';
import { roomsByGame } from '../model/room-choice.ts';
import { OwnSeats } from './own-seats.tsx';
import { Presence } from './room-list.tsx';

/** Above the tiles of the lobby: what is played now, and the way to stakes, private tables and one's own seat. */
export function RoomsStrip() {
  const t = useTranslations('card-lobby');
  const found = useRooms().data;
  const games = roomsByGame(found ?? []);
  const sum = (count: (each: (typeof games)[number]) => number): number =>
    games.reduce((all, each) => all + count(each), 0);
  return (
    <div className="grid min-h-44 grid-cols-1 content-start gap-3">
      <OwnSeats />
      <section aria-label={t('title')} className="grid gap-3 rounded-lg bg-surface-1 p-4 shadow-low">
        <header className="flex flex-wrap items-center gap-3">
          <h2 className="text-base font-semibold">{t('title')}</h2>
          {found && <Presence players={sum(({ players }) => players)} tables={sum(({ tables }) => tables)} />}
          <ButtonLink
            className="ms-auto"
            size="sm"
            variant="primary"
            href="/pvp/rooms"
            iconEnd={<ArrowRight aria-hidden="true" className="rtl:rotate-180" />}
          >
            {t('all-rooms')}
          </ButtonLink>
        </header>
        <ul className="flex gap-2 overflow-x-auto pb-1 [scrollbar-width:thin]">
          {games.map(({ game, rooms, players, tables }) => (
            <li key={game} className="shrink-0">
              <a
                href={`/pvp/room/${rooms[0]?.room ?? ''}`}
                className="grid min-w-32 gap-0.5 rounded-md bg-surface-2 px-3 py-2 hover:bg-surface-3"
              >
                <span className="font-semibold">{t(`game.${game}`)}</span>
                <span className="text-xs text-ink-soft tabular-nums">
                  {t('players', { count: players })} · {t('tables', { count: tables })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
