import './games.css';
import { Clock, Flame, Heart, Info, Sparkles, Wrench } from 'lucide-react';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { addressWithGame } from '../../../shared/games/address-with-game.ts';
import { categoryOf } from '../../../shared/games/game-types.ts';
import type { TileGame } from '../../../shared/games/tile-game.ts';
import { pathOf } from '../../../shared/category/categories.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { isPlainClick } from '../../../shared/page/plain-click.ts';
import { Percent } from './percent.tsx';

type GameTileProps = {
  readonly game: TileGame;
  readonly vendorName: string;
  readonly isFavourite: boolean;
  /** The first on the page: its picture is not waited with. */
  readonly isFirst?: boolean;
  /** What is going on in it now, over the foot of its picture; the same for as long as nothing changes. */
  readonly strip?: ReactNode;
  readonly onPlay: (game: TileGame) => void;
  readonly onDetails: (game: TileGame) => void;
  readonly onFavourite: (game: TileGame) => void;
};

/** The hue of a tile nobody has told the hue of. */
const NIGHT_HUE = 276;

/** A game: its picture, its name, who made it and what it pays back. Pressed it plays; the details are one press away. */
export const GameTile = memo(function GameTile({
  game,
  vendorName,
  isFavourite,
  isFirst = false,
  strip,
  onPlay,
  onDetails,
  onFavourite,
}: GameTileProps) {
  const t = useTranslations('games');
  const { name, rtp, status, nodeId } = game;
  return (
    <article className="tile" data-state={status} style={{ '--tile-hue': game.hue ?? NIGHT_HUE } as CSSProperties}>
      <div className="tile-art">
        <img
          src={game.picture}
          alt=""
          width="240"
          height="320"
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          draggable="false"
        />
        <Mark game={game} />
        <State status={status} />
        {strip}
      </div>
      <a
        href={addressWithGame(pathOf(categoryOf(game.gameType)), '', nodeId)}
        // A name is cut at its own end, in whichever direction the page is read.
        dir="auto"
        className="tile-link mt-2 truncate text-sm font-semibold text-ink"
        title={name}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onPlay(game);
        }}
      >
        {name}
      </a>
      <p className="flex min-w-0 gap-1.5 text-xs text-ink-faint">
        <span className="min-w-0 truncate">{vendorName}</span>
        {rtp !== null && (
          <span className="ms-auto shrink-0 tabular-nums" title={t('details.rtp')}>
            <Percent value={rtp} />
          </span>
        )}
      </p>
      <button
        type="button"
        className="tile-button tile-heart"
        aria-pressed={isFavourite}
        aria-label={isFavourite ? t('favourite.remove', { name }) : t('favourite.add', { name })}
        onClick={() => onFavourite(game)}
      >
        <Heart aria-hidden="true" />
      </button>
      <button
        type="button"
        className="tile-button tile-more"
        aria-label={t('tile.details', { name })}
        onClick={() => onDetails(game)}
      >
        <Info aria-hidden="true" />
      </button>
    </article>
  );
});

function Mark({ game: { isHot, isNew } }: Pick<GameTileProps, 'game'>) {
  const t = useTranslations('games');
  if (isHot)
    return (
      <span className="tile-mark" data-mark="hot">
        <Flame aria-hidden="true" />
        {t('tile.hot')}
      </span>
    );
  if (!isNew) return null;
  return (
    <span className="tile-mark" data-mark="new">
      <Sparkles aria-hidden="true" />
      {t('tile.new')}
    </span>
  );
}

function State({ status }: Pick<TileGame, 'status'>) {
  const t = useTranslations('games');
  switch (status) {
    case 'OPEN':
      return null;
    case 'COMING_SOON':
      return (
        <span className="tile-state">
          <Clock aria-hidden="true" />
          {t('tile.coming-soon')}
        </span>
      );
    case 'MAINTENANCE':
      return (
        <span className="tile-state">
          <Wrench aria-hidden="true" />
          {t('tile.maintenance')}
        </span>
      );
  }
}
