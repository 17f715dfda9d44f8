import { listGames } from '@fairground/contract/catalog/endpoints';
import { CLIENT_TYPE, GAME_PAGE_SIZE } from '@fairground/contract/catalog/seed-fields';
import { endpointQuery } from '@fairground/client/api';
import type { Lobby } from '../category/categories.ts';

/** What every list of a lobby asks for. All fields are written out: the page before its script must ask the same. */
export const lobbyFields = (lobby: Lobby, pageNo: number) => ({
  clientType: CLIENT_TYPE,
  pageNo: String(pageNo),
  pageSize: String(GAME_PAGE_SIZE),
  sort: 'POPULAR' as const,
  ...(lobby === 'hot'
    ? { isHot: 'true' as const }
    : { gameType: lobby === 'elott' ? 'ELOTT,LOTT' : lobby.toUpperCase() }),
});

/** The first page of a lobby nobody narrowed yet: asked for by the page itself, and while its link is pointed at. */
export const firstGamesQuery = (lobby: Lobby) => endpointQuery(listGames, { query: lobbyFields(lobby, 1) });
