import './games.css';
import './grid-places.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import { moveThroughTiles } from '../hooks/move-through-tiles.ts';
import { useGridWindow } from '../hooks/use-grid-window.ts';
import type { GameList, Range } from '../hooks/use-lobby-games.ts';
import { useTileRenderer } from '../hooks/use-tile-renderer.tsx';
import { useTileStrips } from '../hooks/use-tile-strips.tsx';
import { TileSkeleton } from './tile-skeleton.tsx';

type GameGridProps = { readonly list: GameList; readonly label: string };

/** Tiles that begin on the first screen of most visitors. */
const EAGER_TILES = 6;

/** A grid of any length: only the rows near the screen are there, the others are room. */
export function GameGrid({ list, label }: GameGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { start, end, rowsBefore, rowsAfter, rowHeightPx } = useGridWindow(grid, list.count);
  const renderTile = useTileRenderer();
  const places = Array.from({ length: Math.max(0, Math.min(end, list.count) - start) }, (_, place) => start + place);
  const stripOf = useTileStrips(places.flatMap((index) => list.gameAt(index) ?? []));
  const tellDrawn = useEffectEvent((range: Range) => list.onDrawn(range));
  useEffect(() => tellDrawn({ start, end }), [start, end]);
  return (
    // The keys belong to the links inside; the list only knows which of them is next.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={grid}
      aria-label={label}
      aria-busy={list.isOld}
      className="game-grid"
      style={{ paddingBlockStart: rowsBefore * rowHeightPx, paddingBlockEnd: rowsAfter * rowHeightPx }}
      onKeyDown={moveThroughTiles}
    >
      {places.map((index) => {
        const game = list.gameAt(index);
        return (
          <li
            key={game ? String(game.nodeId) : `place-${index}`}
            aria-setsize={list.count}
            aria-posinset={index + 1}
            className="min-w-0"
          >
            {game ? renderTile(game, index < EAGER_TILES, stripOf(game)) : <TileSkeleton />}
          </li>
        );
      })}
    </ul>
  );
}

/** As many places as a screen holds, while nobody knows how many games there are. */
const SKELETONS = Array.from({ length: 18 }, (_, place) => place);

export function GridSkeleton() {
  return (
    <div className="game-grid" aria-hidden="true">
      {SKELETONS.map((place) => (
        <TileSkeleton key={place} />
      ))}
    </div>
  );
}
