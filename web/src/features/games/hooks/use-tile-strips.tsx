import { useSession } from '@fairground/client/session';
import { type ReactNode, Suspense } from 'react';
import type { TileGame } from '../../../shared/games/tile-game.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { ErrorBoundary } from '../../../shared/page/error-boundary.tsx';
import { TableStrip } from '../components/table-strip.tsx';
import { useTableStates } from './use-table-states.ts';

/** Card rooms alone have it: no first visit of another page brings it. */
const RoomPresence = lazyPart(
  () => import('../components/room-presence.tsx').then((part) => part.RoomPresence),
  ['card-lobby'],
);

/** The same state gives the same strip every time, so that a tile that did not change is not drawn again. */
const strips = new WeakMap<object, ReactNode>();

const stripOf = <Of extends object>(of: Of, draw: (of: Of) => ReactNode): ReactNode => {
  if (!strips.has(of)) strips.set(of, draw(of));
  return strips.get(of);
};

/** What lies over the foot of a tile's picture: the clock of its live table, or who plays in its card room. */
export const useTileStrips = (games: readonly TileGame[]): ((game: TileGame) => ReactNode) => {
  const tableOf = useTableStates(games);
  // A page that wakes up is the one the server drew, which knows nobody's rooms.
  const isAwake = useSession((session) => session.isReady);
  return (game) => {
    const table = tableOf(game);
    if (table) return stripOf(table, (state) => <TableStrip {...state} />);
    const { gameType, status, launch } = game;
    if (!isAwake || gameType !== 'PVP' || status !== 'OPEN' || launch === null || launch.code === '') return undefined;
    return stripOf(launch, ({ code }) => (
      <ErrorBoundary Fallback={Nothing}>
        <Suspense fallback={null}>
          <RoomPresence code={code} />
        </Suspense>
      </ErrorBoundary>
    ));
  };
};

/** Should the part not come, a tile without a figure says nothing wrong. */
const Nothing = (): null => null;
