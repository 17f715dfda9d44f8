import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { TileGame } from '../../../shared/games/tile-game.ts';
import { GameShelf } from './game-shelf.tsx';
import { ShelfArrows } from './shelf-arrows.tsx';
import { ShelfFailed } from './shelf-failed.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';

const aGame = (nodeId: bigint, rest: Pick<TileGame, 'isHot' | 'isNew' | 'status'>): TileGame => ({
  nodeId: nodeId as GameNodeId,
  name: 'game',
  vendor: 'vendor',
  gameType: 'RNG',
  picture: '/picture',
  hue: 0,
  rtp: '96',
  launch: null,
  ...rest,
});

const GAMES: readonly TileGame[] = [
  aGame(1n, { isHot: true, isNew: false, status: 'OPEN' }),
  aGame(2n, { isHot: false, isNew: true, status: 'COMING_SOON' }),
  aGame(3n, { isHot: false, isNew: false, status: 'MAINTENANCE' }),
];

/** Everything a shelf can show. Nobody sees it: a page with shelves learns from it which rules they will need. */
export function ShelfSample() {
  return (
    <>
      {GAMES.map((game) => (
        <GameShelf key={String(game.nodeId)} games={[game]} label="games" />
      ))}
      <ShelfArrows isAtStart={false} isAtEnd={false} turn={() => undefined} />
      <ShelfSkeleton />
      <ShelfFailed onRetry={() => undefined} />
    </>
  );
}
