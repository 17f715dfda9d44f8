import './lobby.css';
import type { FamilyCode } from '@fairground/engines/lottery/families';
import type { Game } from '@fairground/engines/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { Heart, History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { FilterTag } from '@fairground/ui/tag';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useWide } from '../../../shared/hooks/use-wide.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useLotteryFavourites } from '../../../shared/session/lottery-favourites.ts';
import { useSession } from '@fairground/client/session';
import { numbersQuery, recentQuery } from '../api/lottery-queries.ts';
import { useRoughClockText, useServerClock } from '../hooks/use-clock.ts';
import { useLaunch } from '../hooks/use-launch.ts';
import { useLiveDraws } from '../hooks/use-live-draws.ts';
import { useMenu } from '../hooks/use-menu.ts';
import { nextIssue } from '../model/current-issue.ts';
import { offeredIn, shelvesOf } from '../model/menu.ts';
import type { OfferedGame, Shelf } from '../model/menu.ts';
import { CardShelf, SHELF_MAX } from './card-shelf.tsx';
import { Group } from './group.tsx';
import { LotteryPlace } from './lottery-place.tsx';

type LobbyProps = { readonly area?: Game['area'] };

/** The lotteries on offer, of one area or of all. */
export function Lobby({ area }: LobbyProps) {
  const t = useTranslations('lottery');
  const errorText = useErrorText();
  const menu = useMenu(area);
  const refused = useLaunch(area);
  if (menu.data === undefined && menu.isError)
    return (
      <ErrorState
        title={t('lobby.menu-failed')}
        description={errorText(menu.error)}
        action={<Button onClick={() => void menu.refetch()}>{t('retry')}</Button>}
      />
    );
  if (menu.data === undefined) return <LotteryPlace />;
  return (
    <div className="grid grid-cols-1 gap-6">
      {refused !== null && <EmptyState title={t('lobby.refused-title')} description={errorText(refused)} />}
      <Shelves area={area} shelves={shelvesOf(menu.data.gameMenus, area)} />
    </div>
  );
}

const MINUTE_MS = 60_000;
const minuteOf = (nowMs: number): string => String(Math.floor(nowMs / MINUTE_MS));

type Choice = FamilyCode | 'all' | 'favourites' | 'recent';

type ShelvesProps = { readonly area: Game['area'] | undefined; readonly shelves: readonly Shelf[] };

/** Every lottery with its countdown, family by family, and the ways to see fewer. */
function Shelves({ area, shelves }: ShelvesProps) {
  const t = useTranslations('lottery');
  const errorText = useErrorText();
  const favourites = useLotteryFavourites(({ ids }) => ids);
  const account = useSession((session) => session.account);
  // Only the lotteries of Vietnam are remembered by what was bet on.
  const hasRecent = area === 'VN' && account !== null;
  const [wanted, setChoice] = useState<Choice>('all');
  const choice = wanted === 'recent' && !hasRecent ? 'all' : wanted;
  useServerClock(area === 'SEA' ? 'YEEKEE15' : 'MB1M');
  useLiveDraws();
  const isWide = useWide();
  // The order of stations follows the day; a minute is soon enough for it. Cards that were ordered by another
  // time until the server has told its own would jump then.
  const nowMs = Number(useRoughClockText(minuteOf)) * MINUTE_MS;
  const numbers = useQuery(numbersQuery(area));
  const recent = useQuery({ ...recentQuery(account ?? ''), enabled: hasRecent });
  const results = new Map(numbers.data?.list.map(({ gameCode, previousNumero }) => [gameCode, previousNumero]));
  const resultOf = ({ code }: Game) => (numbers.isPending ? undefined : (results.get(code) ?? null));
  const isChosen = ({ game, nodeId }: OfferedGame): boolean =>
    choice === 'all' || game.family === choice || (choice === 'favourites' && favourites.includes(String(nodeId)));
  const shown: readonly TitledShelf[] =
    choice === 'recent'
      ? [{ id: 'recent', title: t('lobby.recent'), games: offeredIn(shelves, recent.data?.list ?? []) }]
      : shelves.map(({ family, games }) => ({
          id: family,
          title: t(`family.${family}`),
          games: byDraw(games.filter(isChosen), nowMs),
        }));
  const isEmpty = shown.every(({ games }) => games.length === 0);
  return (
    <>
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
        {hasRecent && (
          <FilterTag
            pressed={choice === 'recent'}
            onPressedChange={() => setChoice('recent')}
            icon={<History aria-hidden="true" />}
          >
            {t('lobby.recent')}
          </FilterTag>
        )}
        {shelves.map(({ family }) => (
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
      {isEmpty && <NothingChosen choice={choice} recent={recent} onAll={() => setChoice('all')} />}
      <div className="lot-shelves">
        {shown.map((shelf, place) => (
          <CardShelf
            key={shelf.id}
            {...shelf}
            resultOf={resultOf}
            atOnce={(isWide ? FIRST_SCREEN.wide : FIRST_SCREEN.narrow) - cardsOf(shown.slice(0, place))}
          />
        ))}
      </div>
    </>
  );
}

/** So many cards fill the first screen. */
const FIRST_SCREEN = { narrow: 6, wide: 12 } as const;

const cardsOf = (shelves: readonly TitledShelf[]): number =>
  shelves.reduce((sum, { games }) => sum + Math.min(games.length, SHELF_MAX), 0);

type TitledShelf = { readonly id: string; readonly title: string; readonly games: readonly OfferedGame[] };

/** The lottery that closes next first. Fast lotteries keep their places: cards that jump with every draw cannot be pressed. */
const byDraw = (games: readonly OfferedGame[], nowMs: number): readonly OfferedGame[] => {
  const isFast = ({ game: { timetable } }: OfferedGame): boolean => timetable.schedule.kind === 'interval';
  const drawMs = ({ game }: OfferedGame): number => nextIssue(game, nowMs)?.drawAt.getTime() ?? 0;
  return [
    ...games.filter(isFast),
    ...games.filter((each) => !isFast(each)).toSorted((one, other) => drawMs(one) - drawMs(other)),
  ];
};

type NothingChosenProps = {
  readonly choice: Choice;
  readonly recent: { readonly isPending: boolean; readonly error: Error | null; readonly refetch: () => unknown };
  readonly onAll: () => void;
};

/** Why the chosen shelf is empty, and the way to all lotteries. */
function NothingChosen({ choice, recent, onAll }: NothingChosenProps) {
  const t = useTranslations('lottery');
  const errorText = useErrorText();
  if (choice === 'all') return <EmptyState title={t('lobby.none-title')} description={t('lobby.none-text')} />;
  if (choice !== 'recent')
    return (
      <EmptyState
        icon={<Heart aria-hidden="true" />}
        title={t('lobby.empty-title')}
        description={t('lobby.empty-text')}
        action={<Button onClick={onAll}>{t('lobby.show-all')}</Button>}
      />
    );
  if (recent.error !== null)
    return (
      <ErrorState
        title={t('lobby.menu-failed')}
        description={errorText(recent.error)}
        action={<Button onClick={() => void recent.refetch()}>{t('retry')}</Button>}
      />
    );
  if (recent.isPending) return <LotteryPlace />;
  return (
    <EmptyState
      icon={<History aria-hidden="true" />}
      title={t('lobby.recent-empty-title')}
      description={t('lobby.recent-empty-text')}
      action={<Button onClick={onAll}>{t('lobby.show-all')}</Button>}
    />
  );
}
