import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { openDetails } from '../../../shared/games/open-details.ts';
import type { TileGame } from '../../../shared/games/tile-game.ts';
import { GameTile } from '../components/game-tile.tsx';
import { useFavourites } from './use-favourites.ts';
import { usePlay } from './use-play.ts';
import { useVendors } from './use-vendors.ts';

type Actions = {
  readonly onPlay: (game: TileGame) => void;
  readonly onDetails: (game: TileGame) => void;
  readonly onFavourite: (game: TileGame) => void;
};

/** Draws tiles with everything around a game: who made it, whether it is marked, and what its buttons do. */
export const useTileRenderer = (): ((game: TileGame, isFirst?: boolean, strip?: ReactNode) => ReactNode) => {
  const vendors = useVendors();
  const favourites = useFavourites();
  const play = usePlay();
  const actions = useSteady({
    onPlay: play,
    onDetails: ({ nodeId }) => openDetails(nodeId),
    onFavourite: favourites.toggle,
  });
  return (game, isFirst = false, strip) => (
    <GameTile
      game={game}
      isFirst={isFirst}
      strip={strip}
      vendorName={vendors.get(game.vendor)?.vendorName ?? game.vendor}
      isFavourite={favourites.has(game)}
      {...actions}
    />
  );
};

/** The same functions for as long as the list stands, each doing what was last said: a tile is then not drawn for them. */
const useSteady = (actions: Actions): Actions => {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [steady] = useState<Actions>(() => ({
    onPlay: (game) => latest.current.onPlay(game),
    onDetails: (game) => latest.current.onDetails(game),
    onFavourite: (game) => latest.current.onFavourite(game),
  }));
  return steady;
};
