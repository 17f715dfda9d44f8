import './games.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TileGame } from '../../../shared/games/tile-game.ts';
import { moveThroughTiles } from '../hooks/move-through-tiles.ts';
import { useGrowing } from '../hooks/use-growing.ts';
import { useTileRenderer } from '../hooks/use-tile-renderer.tsx';
import { ShelfArrows } from './shelf-arrows.tsx';

type GameShelfProps = { readonly games: readonly TileGame[]; readonly label: string };

/** One row of games that scrolls by its buttons, by keys and by touch. */
export function GameShelf({ games, label }: GameShelfProps) {
  const shelf = useRef<HTMLUListElement>(null);
  const scroll = useShelfScroll(shelf);
  const renderTile = useTileRenderer();
  const drawn = useGrowing(games.length);
  return (
    <div className="shelf-place group/shelf relative">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the links inside. */}
      <ul ref={shelf} aria-label={label} className="game-shelf" onKeyDown={moveThroughTiles}>
        {games.map((game, place) => (
          <li key={String(game.nodeId)} className="min-w-0">
            {place < drawn && renderTile(game)}
          </li>
        ))}
      </ul>
      <ShelfArrows {...scroll} />
    </div>
  );
}

/** Of a full shelf so much is scrolled at once; the last tile stays to show where one was. */
const TURN_PART = 0.85;

const useShelfScroll = (shelf: RefObject<HTMLElement | null>) => {
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const element = shelf.current;
    if (!element) return;
    const look = () => {
      // From right to left the place is counted below zero.
      const place = Math.abs(element.scrollLeft);
      const isAtStart = place < 2;
      const isAtEnd = place + element.clientWidth > element.scrollWidth - 2;
      setEdges((before) =>
        before.isAtStart === isAtStart && before.isAtEnd === isAtEnd ? before : { isAtStart, isAtEnd },
      );
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [shelf]);

  const turn = (direction: 1 | -1) => {
    const element = shelf.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    element.scrollBy({ left: sign * element.clientWidth * TURN_PART, behavior: 'smooth' });
  };
  return { ...edges, turn };
};
