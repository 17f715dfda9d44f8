import type { Game } from '@fairground/engines/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { Tabs } from '@fairground/ui/tabs';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useSession } from '@fairground/client/session';
import { LatePart } from '../../../shared/page/late-part.tsx';
import { nearQuery, offerQuery, ownSeriesQuery } from '../api/lottery-queries.ts';
import { useServerClock } from '../hooks/use-clock.ts';
import { useIssue } from '../hooks/use-issue.ts';
import { useLaunch } from '../hooks/use-launch.ts';
import { useLiveDraws } from '../hooks/use-live-draws.ts';
import { useRoom } from '../hooks/use-room.ts';
import type { Room as RoomOf } from '../hooks/use-room.ts';
import {
  BetText,
  GapTables,
  JackpotPanel,
  MyChases,
  MyOrders,
  ResultsTable,
  RoadsView,
  RulesView,
  TrendView,
  YeekeePanel,
} from '../room-parts.ts';
import { offerIn } from '../model/offer.ts';
import { Betting } from './betting.tsx';
import { DrawHero } from './draw-hero.tsx';
import { PlayMenu } from './play-menu.tsx';

const AWAITED_MS = 3_000;

type RoomProps = {
  readonly room: RoomOf;
  /** The address of the list of games this room belongs to. */
  readonly lobbyHref: string;
};

/** The draw room of one lottery: the draw, the bets, and everything that is known about both. */
export function Room({ room, lobbyHref }: RoomProps) {
  const t = useTranslations('lottery');
  const errorText = useErrorText();
  const { choosePlay, chooseMode } = useRoom();
  const { game, mode } = room;
  useServerClock(game.code);
  useLiveDraws(game.code);
  const refused = useLaunch(game.area, game.code);
  const current = useIssue(game);
  const near = useQuery({
    ...nearQuery(game.code),
    staleTime: 0,
    // The board is pushed; should the push be lost, it is asked for until it is there.
    refetchInterval: ({ state: { data } }) =>
      data && (current?.before?.numero ?? '') > (data.previousNumero?.numero ?? '') ? AWAITED_MS : false,
  });
  const offered = useQuery(offerQuery(game.code));
  const account = useSession((session) => session.account);
  const own = useQuery({ ...ownSeriesQuery(account ?? ''), enabled: account !== null });
  const offer = offered.data && offerIn(offered.data, mode, own.data?.series);
  return (
    <div className="grid grid-cols-1 gap-4" data-game={game.code}>
      <DrawHero
        game={game}
        previous={near.data?.previousNumero}
        isSimulated={near.data?.previousNumero?.isSimulated ?? true}
        back={
          <a
            href={lobbyHref}
            aria-label={t('back')}
            className="control -ms-1 size-10 shrink-0 text-ink-soft hover:bg-surface-2 hover:text-ink pointer-coarse:size-11 rtl:-scale-x-100"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
          </a>
        }
      />
      {game.pool !== undefined && (
        <LatePart fallback={<Skeleton className="h-28 w-full rounded-lg" />}>
          <JackpotPanel game={game} />
        </LatePart>
      )}
      <PlayMenu room={room} onPlay={choosePlay} onMode={chooseMode} />
      {offered.isError && (
        <ErrorState
          title={t('room.failed')}
          description={errorText(offered.error)}
          action={<Button onClick={() => void offered.refetch()}>{t('retry')}</Button>}
        />
      )}
      {offer?.isOn === false && <EmptyState title={t('room.off-title')} description={t('room.off-text')} />}
      {offer?.isOn === true && refused !== null && (
        <EmptyState title={t('room.refused-title')} description={errorText(refused)} />
      )}
      {game.family === 'YEEKEE' && (
        <LatePart fallback={<Skeleton className="h-80 w-full rounded-lg" />}>
          <YeekeePanel game={game} />
        </LatePart>
      )}
      {offered.isPending && <Skeleton className="h-dvh w-full rounded-lg" />}
      {offer?.isOn === true && refused === null && <Betting room={room} offer={offer} />}
      <RoomTabs game={game} />
    </div>
  );
}

const TABS = ['results', 'gaps', 'trend', 'roads', 'orders', 'chases', 'rules', 'text'] as const;
type Tab = (typeof TABS)[number];

/** What is known beside the draw: each part comes when it is first looked at. */
function RoomTabs({ game }: { readonly game: Game }) {
  const t = useTranslations('lottery');
  const [tab, setTab] = useState<Tab>('results');
  // Bets in the language of the Vietnamese brokers are typed for its lotteries alone.
  const tabs = TABS.filter((one) => one !== 'text' || game.area === 'VN');
  return (
    <section aria-label={t('tabs.label')} className="mt-2">
      <Tabs
        label={t('tabs.label')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onValueChange={setTab}
      >
        <LatePart fallback={<Skeleton className="h-72 w-full rounded-lg" />}>
          <TabPart tab={tab} game={game} />
        </LatePart>
      </Tabs>
    </section>
  );
}

function TabPart({ tab, game }: { readonly tab: Tab; readonly game: Game }) {
  switch (tab) {
    case 'results':
      return <ResultsTable game={game} />;
    case 'gaps':
      return <GapTables game={game} />;
    case 'trend':
      return <TrendView game={game} />;
    case 'roads':
      return <RoadsView game={game} />;
    case 'orders':
      return <MyOrders gameCode={game.code} />;
    case 'chases':
      return <MyChases />;
    case 'rules':
      return <RulesView game={game} />;
    case 'text':
      return <BetText />;
    default:
      return tab satisfies never;
  }
}
