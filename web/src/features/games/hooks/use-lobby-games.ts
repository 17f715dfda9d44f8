import { GAME_PAGE_SIZE } from '@fairground/contract/catalog/seed-fields';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lobby } from '../../../shared/category/categories.ts';
import { gameTypesOf } from '../../../shared/games/game-types.ts';
import { useGameSearch } from '../../../shared/games/search/use-game-search.ts';
import { type TileGame, tileOf, tileOfFound } from '../../../shared/games/tile-game.ts';
import { useLanguage } from '../../../shared/i18n/index.ts';
import { gamesQuery } from '../api/games-queries.ts';
import { pagesOf } from '../model/grid-window.ts';
import { type LobbyFilter, needsServer } from '../model/lobby-filter.ts';

export type Range = { readonly start: number; readonly end: number };

/** The games of a lobby, however many: each is asked for when its place comes near the screen. */
export type GameList = {
  readonly count: number;
  readonly gameAt: (index: number) => TileGame | undefined;
  readonly state: 'pending' | 'ready' | 'failed';
  /** What is shown answers an earlier question; the new answer is on its way. */
  readonly isOld: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** Told which places are drawn. */
  readonly onDrawn: (range: Range) => void;
};

const NOTHING: Range = { start: 0, end: 0 };

/** Games page by page from the server. */
const useServerGames = (lobby: Lobby, filter: LobbyFilter): GameList => {
  const [drawn, setDrawn] = useState(NOTHING);
  const first = useQuery({ ...gamesQuery(lobby, filter, 1), placeholderData: keepPreviousData });
  const { totalCount = 0, totalPages = 0 } = first.data ?? {};
  const pages = pagesOf({ start: drawn.start, end: Math.min(drawn.end, totalCount) }, GAME_PAGE_SIZE).filter(
    (page) => page > 1 && page <= totalPages,
  );
  const others = useQueries({ queries: pages.map((page) => gamesQuery(lobby, filter, page)) });
  const byPage = new Map([[1, first.data], ...pages.map((page, place) => [page, others[place]?.data] as const)]);
  const failed = [first, ...others].find(({ isError }) => isError);
  return {
    count: totalCount,
    gameAt: (index) => {
      const game = byPage.get(Math.floor(index / GAME_PAGE_SIZE) + 1)?.games[index % GAME_PAGE_SIZE];
      return game && tileOf(game);
    },
    state: first.isPending ? 'pending' : first.isError && !first.data ? 'failed' : 'ready',
    isOld: first.isPlaceholderData,
    error: failed?.error ?? null,
    retry: () => void Promise.all([first, ...others].filter(({ isError }) => isError).map((query) => query.refetch())),
    onDrawn: setDrawn,
  };
};

/** More than anybody looks through: who finds so many types another letter. */
const FOUND_MAX = 300;

/**
 * What the search in the browser finds, at once and with slips forgiven. What only the server knows of a game, such as
 * its return, comes a moment later with the server's own answer to the same words.
 */
const useFoundGames = (lobby: Lobby, filter: LobbyFilter, typed: string, server: GameList): GameList | null => {
  const { code } = useLanguage();
  const isOurs = typed.trim() !== '' && !needsServer(filter) && lobby !== 'hot';
  const found = useGameSearch({
    text: isOurs ? typed : '',
    categories: gameTypesOf(lobby),
    vendors: filter.vendors,
    countMax: FOUND_MAX,
  });
  if (!isOurs || !found.data) return null;
  const known = new Map<bigint, TileGame>();
  for (let index = 0; index < Math.min(server.count, GAME_PAGE_SIZE); index += 1) {
    const game = server.gameAt(index);
    if (game) known.set(game.nodeId, game);
  }
  const { games } = found.data;
  return {
    count: games.length,
    gameAt: (index) => {
      const game = games[index];
      return game && (known.get(game.nodeId) ?? tileOfFound(game, code));
    },
    state: 'ready',
    isOld: found.isPlaceholderData,
    error: null,
    retry: () => {},
    onDrawn: () => {},
  };
};

/** The games of a lobby. `typed` runs ahead of the filter's own text, which reaches the address and the server later. */
export const useLobbyGames = (lobby: Lobby, filter: LobbyFilter, typed: string): GameList => {
  const server = useServerGames(lobby, filter);
  return useFoundGames(lobby, filter, typed, server) ?? server;
};
