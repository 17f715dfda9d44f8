import { writeMoney } from '@fairground/contract/money';
import { readRoomCode } from '@fairground/contract/rooms/room-code';
import { Amount } from '@fairground/ui/amount';
import { ButtonLink } from '@fairground/ui/button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useOwnSeats } from '../api/rooms.ts';

/** Tables where the member sits already, on this device or on another. */
export function OwnSeats() {
  const t = useTranslations('card-lobby');
  const { data = [] } = useOwnSeats();
  if (data.length === 0) return null;
  return (
    <section aria-label={t('own-seats')} className="grid gap-2">
      {data.map(({ tableId, room, stack }) => {
        const name = readRoomCode(room);
        return (
          <p
            key={tableId.toString()}
            className="flex flex-wrap items-center gap-3 rounded-md bg-category-soft p-3 font-semibold"
          >
            <span className="min-w-0 flex-1">
              {t('sitting-at', { game: name ? t(`game.${name.game}`) : room })}{' '}
              <Amount value={writeMoney(stack)} className="font-normal text-ink-soft" />
            </span>
            <ButtonLink size="sm" variant="primary" href={`/pvp/table/${tableId}`}>
              {t('back-to-table')}
            </ButtonLink>
          </p>
        );
      })}
    </section>
  );
}
