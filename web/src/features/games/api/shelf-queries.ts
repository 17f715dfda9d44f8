import { listHotGames, listPopularGames, POPULAR_COUNT } from '@fairground/contract/catalog/endpoints';
import { IS_PLATFORM } from '@fairground/contract/catalog/seed-fields';
import { endpointQuery } from '@fairground/client/api';
import type { Lobby } from '../../../shared/category/categories.ts';
import { gameTypesOf } from '../../../shared/games/game-types.ts';

/** Opening the home page twice in a while need not ask for every shelf again. */
const FRESH_MS = 300_000;

/** The games an operator put forward. */
export const hotGamesQuery = () => ({
  ...endpointQuery(listHotGames, { query: { isPlatform: IS_PLATFORM, platform: 'flash,html5-desktop' } }),
  staleTime: FRESH_MS,
});

/** What is opened most of a lobby. */
export const popularGamesQuery = (lobby: Exclude<Lobby, 'hot'>) => {
  const [gameType = 'RNG'] = gameTypesOf(lobby);
  return {
    ...endpointQuery(listPopularGames, { query: { count: String(POPULAR_COUNT), gameType } }),
    staleTime: FRESH_MS,
  };
};

export const SHELF_GAMES = POPULAR_COUNT;
