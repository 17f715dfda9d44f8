import type { ResultShown } from '@fairground/contract/lottery/fields';
import { familyOf } from '@fairground/engines/lottery/families';
import type { Game } from '@fairground/engines/lottery/games';
import { memo } from 'react';
import { Skeleton } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useGameName } from '../hooks/use-game-name.ts';
import { BALL_DIGITS, BoardView, EmptyPlaces } from './board-view.tsx';
import { Countdown } from './countdown.tsx';
import { FavouriteButton } from './favourite-button.tsx';

type GameCardProps = {
  readonly game: Game;
  /** Its id in the catalogue; one that has none cannot be marked. */
  readonly nodeId: bigint | null;
  readonly result: ResultShown | null | undefined;
  readonly href: string;
};

/** So many numbers of a long board stand on a card. */
const SHOWN_MAX = 10;

/** A lottery of the lobby: how long its issue is open, and what was drawn last. Renders again when its own result changes. */
export const GameCard = memo(function GameCard({ game, nodeId, result, href }: GameCardProps) {
  const t = useTranslations('lottery');
  const nameOf = useGameName();
  const board = result?.board ?? null;
  return (
    <article className="lot-card group relative isolate grid content-start gap-3 overflow-hidden rounded-lg bg-surface-1 p-3 shadow-low sm:p-4 transition-colors hover:bg-surface-2">
      <div className="stage-glow absolute inset-0 -z-10 opacity-60" aria-hidden="true" />
      <header className="flex items-start justify-between gap-2">
        <h3 className="text-base leading-snug">
          <a href={href} className="outline-offset-4 after:absolute after:inset-0 after:rounded-lg">
            {nameOf(game)}
          </a>
        </h3>
        {nodeId !== null && (
          <span className="relative z-10 -m-1.5 shrink-0">
            <FavouriteButton game={game} nodeId={nodeId} />
          </span>
        )}
      </header>
      <Countdown game={game} />
      <div className="min-h-7 text-sm text-ink-faint">
        {board !== null ? (
          <MiniBoard game={game} board={board} />
        ) : result === undefined ? (
          <MiniPlace game={game} />
        ) : (
          t('card.no-result')
        )}
      </div>
    </article>
  );
});

/** The place of the small board, as high as it will be. */
function MiniPlace({ game }: { readonly game: Game }) {
  const { parts } = familyOf(game.family).layout;
  const [first] = parts;
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  if (first === undefined || first.width > BALL_DIGITS) return <Skeleton className="h-7 w-full max-w-40" />;
  return (
    <div className="flex items-center gap-2">
      <EmptyPlaces count={Math.min(count, SHOWN_MAX)} size="sm" />
      {count > SHOWN_MAX && <span className="invisible text-xs">+{count - SHOWN_MAX}</span>}
    </div>
  );
}

/** A board of prizes is shown by its first; a long draw by its first numbers. */
function MiniBoard({ game, board }: { readonly game: Game; readonly board: readonly string[] }) {
  const t = useTranslations('lottery');
  const [first = ''] = board;
  if (first.length > BALL_DIGITS)
    return (
      <p>
        {t('card.first')} <b className="font-display text-base text-ink tabular-nums">{first}</b>
      </p>
    );
  return (
    <div className="flex items-center gap-2">
      <BoardView family={game.family} board={board.slice(0, SHOWN_MAX)} size="sm" />
      {board.length > SHOWN_MAX && <span className="text-xs">+{board.length - SHOWN_MAX}</span>}
    </div>
  );
}
