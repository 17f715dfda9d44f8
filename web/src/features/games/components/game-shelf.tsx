import './games.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '@fairground/ui/icon-button';
import type { TileGame } from '../../../shared/games/tile-game.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { moveThroughTiles } from '../hooks/move-through-tiles.ts';
import { useGrowing } from '../hooks/use-growing.ts';
import { useTileRenderer } from '../hooks/use-tile-renderer.tsx';

type GameShelfProps = { readonly games: readonly TileGame[]; readonly label: string };

/** One row of games that scrolls by its buttons, by keys and by touch. */
export function GameShelf({ games, label }: GameShelfProps) {
  const t = useTranslations('games');
  const shelf = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd, turn } = useShelfScroll(shelf);
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
      {/* Whoever has a mouse and no wheel to the side; keys and fingers need no button. */}
      <div aria-hidden="true" className="pointer-coarse:hidden">
        {!isAtStart && (
          <IconButton
            label={t('shelf.previous')}
            tabIndex={-1}
            variant="solid"
            icon={<ChevronLeft className="rtl:rotate-180" />}
            className="absolute start-0 top-[calc(var(--shelf-tile)*2/3)] z-10 -translate-x-1/3 -translate-y-1/2 rounded-full shadow-high rtl:translate-x-1/3"
            onClick={() => turn(-1)}
          />
        )}
        {!isAtEnd && (
          <IconButton
            label={t('shelf.next')}
            tabIndex={-1}
            variant="solid"
            icon={<ChevronRight className="rtl:rotate-180" />}
            className="absolute end-0 top-[calc(var(--shelf-tile)*2/3)] z-10 translate-x-1/3 -translate-y-1/2 rounded-full shadow-high rtl:-translate-x-1/3"
            onClick={() => turn(1)}
          />
        )}
      </div>
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
