import type { Mission } from '@fairground/contract/loyalty/endpoints';
import { Skeleton } from '@fairground/ui/skeleton';
import { Medal } from 'lucide-react';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useBoard } from '../api/missions.ts';
import { useValueText } from '../hooks/use-value-text.ts';
import { PrizeList } from './prize-list.tsx';

type RaceBoardProps = { readonly mission: Mission; readonly currencySymbol: string };

const METALS = ['text-accent-text', 'text-ink-soft', 'text-loss'] as const;
const SHOWN = 10;

/** Who leads a race, and where the member stands among all. Names are masked; the order is the server's. */
export function RaceBoard({ mission, currencySymbol }: RaceBoardProps) {
  const t = useTranslations('loyalty');
  const numbers = useNumbers();
  const board = useBoard(mission.id);
  const valueText = useValueText(mission.metric, currencySymbol);
  if (board.data === undefined) return <Skeleton className="h-48 rounded-md" />;
  const { list, footer, members } = board.data;
  return (
    <section aria-label={t('race.title', { name: mission.name })} className="grid gap-3">
      <PrizeList prizes={mission.prizes} currencySymbol={currencySymbol} />
      {list.length === 0 ? (
        <p className="rounded-md bg-surface-2 px-4 py-3 text-sm text-ink-soft">{t('race.empty')}</p>
      ) : (
        <ol className="grid gap-1">
          {list.slice(0, SHOWN).map((row) => (
            <li
              key={row.place}
              aria-current={row.isOwn ? 'true' : undefined}
              className="grid grid-cols-[2.25rem_1fr_auto] items-center gap-2 rounded-md px-2 py-1.5 text-sm tabular-nums odd:bg-surface-2 aria-[current=true]:bg-accent-soft"
            >
              <span className="flex items-center font-display font-bold">
                {row.place <= METALS.length ? (
                  <Medal aria-label={numbers.whole(row.place)} className={`size-5 ${METALS[row.place - 1] ?? ''}`} />
                ) : (
                  numbers.whole(row.place)
                )}
              </span>
              <span className="min-w-0 truncate">{row.isOwn ? t('race.you') : row.name}</span>
              <span className="text-end font-semibold">{valueText(row.value)}</span>
            </li>
          ))}
        </ol>
      )}
      <p aria-live="polite" className="flex flex-wrap justify-between gap-x-3 border-t border-line pt-3 text-sm">
        <span className="font-semibold">
          {footer.rank === null ? t('race.not-in') : t('race.rank', { rank: numbers.whole(footer.rank) })}
        </span>
        <span className="text-ink-soft tabular-nums">{t('race.members', { count: members })}</span>
      </p>
    </section>
  );
}
