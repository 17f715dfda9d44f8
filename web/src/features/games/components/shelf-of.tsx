import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import type { Lobby } from '../../../shared/category/categories.ts';
import { tileOf } from '../../../shared/games/tile-game.ts';
import { useRecentGames } from '../api/own-games.ts';
import { hotGamesQuery, popularGamesQuery, SHELF_GAMES } from '../api/shelf-queries.ts';
import { GameShelf } from './game-shelf.tsx';
import { ShelfFailed } from './shelf-failed.tsx';

type ShelfOfProps = {
  /** What is played most of a lobby, or what the member was at lately. */
  readonly source: Lobby | 'recent';
  readonly label: string;
  /** Stands in its place until the games are there. */
  readonly fallback: ReactNode;
  /** Above a shelf that is there only if it has games. */
  readonly heading?: ReactNode;
};

/** A shelf of the home page. It comes after the page, so all kinds come together. */
export function ShelfOf({ source, label, fallback, heading }: ShelfOfProps) {
  return source === 'recent' ? (
    <RecentShelf label={label} heading={heading} />
  ) : (
    <LobbyShelf lobby={source} label={label} fallback={fallback} />
  );
}

function RecentShelf({ label, heading }: Pick<ShelfOfProps, 'label' | 'heading'>) {
  const recent = useRecentGames().data?.list ?? [];
  if (recent.length === 0) return null;
  return (
    <section className="page-width grid grid-cols-1 gap-4" aria-label={label}>
      {heading}
      <GameShelf games={recent.slice(0, SHELF_GAMES).map(tileOf)} label={label} />
    </section>
  );
}

function LobbyShelf({ lobby, label, fallback }: { readonly lobby: Lobby } & Pick<ShelfOfProps, 'label' | 'fallback'>) {
  const hot = useQuery({ ...hotGamesQuery(), enabled: lobby === 'hot' });
  const popular = useQuery({ ...popularGamesQuery(lobby === 'hot' ? 'rng' : lobby), enabled: lobby !== 'hot' });
  const games = lobby === 'hot' ? hot : popular;
  // An answer is drawn at once and in one piece; a shelf of tiles is better drawn between what the visitor does.
  const list = useDeferredValue(games.data?.list);
  if (list) return <GameShelf games={list.slice(0, SHELF_GAMES).map(tileOf)} label={label} />;
  if (!games.isError) return fallback;
  return <ShelfFailed onRetry={() => void games.refetch()} />;
}
