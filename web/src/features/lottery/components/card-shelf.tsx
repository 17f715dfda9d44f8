import type { ResultShown } from '@fairground/contract/lottery/fields';
import type { Game } from '@fairground/engines/lottery/games';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { InTurn } from './in-turn-part.tsx';
import type { OfferedGame } from '../model/menu.ts';
import { roomHref } from '../model/room-href.ts';
import { GameCard } from './game-card.tsx';

type CardShelfProps = {
  readonly id: string;
  readonly title: string;
  readonly games: readonly OfferedGame[];
  readonly resultOf: (game: Game) => ResultShown | null | undefined;
  /** So many cards are drawn at once; the others follow one by one. */
  readonly atOnce: number;
};

/** So many cards of a shelf stand open; stations that draw next week are one press away. */
export const SHELF_MAX = 8;
const SHELF_COLUMNS = 4;

/** Lotteries under a title, in the order given. */
export function CardShelf({ id, title, games, resultOf, atOnce }: CardShelfProps) {
  const t = useTranslations('lottery');
  const [isWhole, setWhole] = useState(false);
  if (games.length === 0) return null;
  const shown = isWhole ? games : games.slice(0, SHELF_MAX);
  return (
    <section
      aria-labelledby={`family-${id}`}
      className="lot-shelf"
      // A family of one or two stands beside others instead of leaving a line nearly empty.
      data-cards={Math.min(shown.length, SHELF_COLUMNS)}
    >
      <header className="flex items-baseline justify-between gap-4">
        <h2 id={`family-${id}`} className="text-lg">
          {title}
        </h2>
        {games.length > SHELF_MAX && (
          <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('lobby.fewer') : t('lobby.more', { count: String(games.length) })}
          </Button>
        )}
      </header>
      <ul className="lot-cards">
        {shown.map(({ game, nodeId }, place) => (
          <li key={game.code} className={place < atOnce ? 'grid' : 'lot-late grid'}>
            <InTurn isFirst={place < atOnce} fallback={<div className="lot-card rounded-lg bg-surface-1 shadow-low" />}>
              <GameCard game={game} nodeId={nodeId} result={resultOf(game)} href={roomHref(game, location)} />
            </InTurn>
          </li>
        ))}
      </ul>
    </section>
  );
}
