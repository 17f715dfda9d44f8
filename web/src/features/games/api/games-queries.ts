import { listGames, readGame, readMenus } from '@fairground/contract/catalog/endpoints';
import type { GameCategory, GameNodeId } from '@fairground/contract/catalog/game';
import type { ValueOf } from '@fairground/contract/endpoint';
import { parseMoney } from '@fairground/contract/money';
import { endpointQuery } from '@fairground/client/api';
import type { Lobby } from '../../../shared/category/categories.ts';
import { lobbyFields } from '../../../shared/games/first-games-query.ts';
import { type LobbyFilter, MANY_LINES } from '../model/lobby-filter.ts';

export type GameDetails = ValueOf<typeof readGame>;

/** How long a page that nobody looks at is kept: a long scroll must not fill the memory. */
const PAGE_KEPT_MS = 60_000;

/** One page of a lobby, as narrow as the filter asks. */
export const gamesQuery = (lobby: Lobby, filter: LobbyFilter, pageNo: number) => ({
  ...endpointQuery(listGames, {
    query: {
      ...lobbyFields(lobby, pageNo),
      sort: filter.sort,
      ...(filter.text.trim() !== '' && { gameName: filter.text.trim() }),
      ...(filter.vendors.length > 0 && { vendor: filter.vendors.join(',') }),
      ...(filter.minBet !== null && { minBet: parseMoney(filter.minBet) }),
      ...(filter.hasManyLines && { minLineNum: String(MANY_LINES) }),
      ...(filter.volatility !== null && { volatility: filter.volatility }),
      ...(filter.label !== null && { gameClassify: filter.label }),
      ...(filter.isNew && { isNew: 'true' as const }),
    },
  }),
  gcTime: PAGE_KEPT_MS,
});

export const gameQuery = (nodeId: GameNodeId) => endpointQuery(readGame, { query: { nodeId } });

export const menusQuery = (gameType: GameCategory) => endpointQuery(readMenus, { query: { gameType } });
