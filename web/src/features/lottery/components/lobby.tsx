import './lobby.css';
import type { ResultShown } from '@fairground/contract/lottery/fields';
import { GAMES } from '@fairground/engines/lottery/games';
import type { FamilyCode } from '@fairground/engines/lottery/families';
import type { Game } from '@fairground/engines/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { FilterTag } from '@fairground/ui/tag';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { openNumbersQuery } from '../api/lottery-queries.ts';
import { useRoughClockText, useServerClock } from '../hooks/use-clock.ts';
import { useFavourites } from '../hooks/use-favourites.ts';
import { useLiveDraws } from '../hooks/use-live-draws.ts';
import { nextIssue } from '../model/current-issue.ts';
import { FAMILY_ORDER } from '../model/symbol-look.ts';
import { Group } from './group.tsx';
import { GameCard } from './game-card.tsx';

type LobbyProps = { readonly area?: Game['area'] };

const MINUTE_MS = 60_000;
const minuteOf = (nowMs: number): string => String(Math.floor(nowMs / MINUTE_MS));

type Choice = FamilyCode | 'all' | 'favourites';

/** Every lottery with its countdown, family by family. */
export function Lobby({ area }: LobbyProps) {
  const t = useTranslations('lottery');
  const errorText = useErrorText();
  const { favourites } = useFavourites();
  const [choice, setChoice] = useState<Choice>('all');
  useServerClock(area === 'SEA' ? 'YEEKEE15' : 'MB1M');
  useLiveDraws();
  // The order of stations follows the day; a minute is soon enough for it. Cards that were ordered by another
  // time until the server has told its own would jump then.
  const minute = Number(useRoughClockText(minuteOf));
  const numbers = useQuery(openNumbersQuery());
  const results = new Map(numbers.data?.list.map(({ gameCode, previousNumero }) => [gameCode, previousNumero]));
  const games = GAMES.filter((game) => area === undefined || game.area === area);
  const families = FAMILY_ORDER.filter((family) => games.some((game) => game.family === family));
  const isChosen = (game: Game): boolean =>
    choice === 'all' || game.family === choice || (choice === 'favourites' && favourites.includes(game.code));
  const shown = games.filter(isChosen);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Group label={t('lobby.filter')} className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 md:flex-wrap">
        <FilterTag pressed={choice === 'all'} onPressedChange={() => setChoice('all')}>
          {t('lobby.all')}
        </FilterTag>
        <FilterTag
          pressed={choice === 'favourites'}
          onPressedChange={() => setChoice('favourites')}
          icon={<Heart aria-hidden="true" />}
        >
          {t('lobby.favourites')}
        </FilterTag>
        {families.map((family) => (
          <FilterTag key={family} pressed={choice === family} onPressedChange={() => setChoice(family)}>
            {t(`family.${family}`)}
          </FilterTag>
        ))}
      </Group>
      {numbers.isError && (
        <ErrorState
          title={t('lobby.failed')}
          description={errorText(numbers.error)}
          action={<Button onClick={() => void numbers.refetch()}>{t('retry')}</Button>}
        />
      )}
      {shown.length === 0 && (
        <EmptyState
          icon={<Heart aria-hidden="true" />}
          title={t('lobby.empty-title')}
          description={t('lobby.empty-text')}
          action={<Button onClick={() => setChoice('all')}>{t('lobby.show-all')}</Button>}
        />
      )}
      <div className="lot-shelves">
        {families.map((family) => (
          <FamilyShelf
            key={family}
            family={family}
            games={shown.filter((game) => game.family === family)}
            nowMs={minute * MINUTE_MS}
            resultOf={(game) => (numbers.isPending ? undefined : (results.get(game.code) ?? null))}
          />
        ))}
      </div>
    </div>
  );
}

type FamilyShelfProps = {
  readonly family: FamilyCode;
  readonly games: readonly Game[];
  readonly nowMs: number;
  readonly resultOf: (game: Game) => ResultShown | null | undefined;
};

/** So many cards of a family stand open; stations that draw next week are one press away. */
const SHELF_MAX = 8;
const SHELF_COLUMNS = 4;

/** The lotteries of a family, the one that closes next first. */
function FamilyShelf({ family, games, nowMs, resultOf }: FamilyShelfProps) {
  const t = useTranslations('lottery');
  const [isWhole, setWhole] = useState(false);
  if (games.length === 0) return null;
  // Fast lotteries keep their places: cards that jump with every draw cannot be pressed.
  const isFast = ({ timetable }: Game): boolean => timetable.schedule.kind === 'interval';
  const drawMs = (game: Game): number => nextIssue(game, nowMs)?.drawAt.getTime() ?? 0;
  const ordered = [
    ...games.filter(isFast),
    ...games.filter((game) => !isFast(game)).toSorted((one, other) => drawMs(one) - drawMs(other)),
  ];
  const shown = isWhole ? ordered : ordered.slice(0, SHELF_MAX);
  return (
    <section
      aria-labelledby={`family-${family}`}
      className="lot-shelf"
      // A family of one or two stands beside others instead of leaving a line nearly empty.
      data-cards={Math.min(shown.length, SHELF_COLUMNS)}
    >
      <header className="flex items-baseline justify-between gap-4">
        <h2 id={`family-${family}`} className="text-lg">
          {t(`family.${family}`)}
        </h2>
        {games.length > SHELF_MAX && (
          <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('lobby.fewer') : t('lobby.more', { count: String(games.length) })}
          </Button>
        )}
      </header>
      <ul className="lot-cards">
        {shown.map((game) => (
          <li key={game.code} className="grid">
            <GameCard game={game} result={resultOf(game)} href={hrefOf(game)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The room of a lottery: those of Vietnam have a page of their own, and whoever came by a window of its own stays in it. */
const hrefOf = ({ area, code }: Game): string => {
  if (location.pathname === '/seamless') return `/seamless?lottoArea=${area}&gameCode=${code}`;
  return `${area === 'VN' ? '/vnlottery' : '/lottery'}?gameCode=${code}`;
};
