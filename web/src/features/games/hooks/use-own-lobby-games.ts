import type { Game } from '@fairground/contract/catalog/game';
import { listGames } from '@fairground/contract/catalog/endpoints';
import { CLIENT_TYPE } from '@fairground/contract/catalog/seed-fields';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@fairground/client/api';
import type { Lobby } from '../../../shared/category/categories.ts';
import { gameTypesOf } from '../../../shared/games/game-types.ts';
import { tileOf } from '../../../shared/games/tile-game.ts';
import { useLocale } from '../../../shared/i18n/index.ts';
import { useLotteryFavourites } from '../../../shared/session/lottery-favourites.ts';
import { useFavouriteGames, useRecentGames } from '../api/own-games.ts';
import { fitsFilter, sortGames } from '../model/fits-filter.ts';
import type { LobbyFilter } from '../model/lobby-filter.ts';
import type { GameList } from './use-lobby-games.ts';

/** There are a few dozen lotteries at most; the marked ones are picked out of all. */
const ALL_LOTTERIES = {
  clientType: CLIENT_TYPE,
  pageNo: '1',
  pageSize: '100',
  sort: 'POPULAR',
  gameType: 'ELOTT,LOTT',
} as const;

const useMarkedLotteries = (isWanted: boolean): readonly Game[] => {
  const marks = useLotteryFavourites((favourites) => favourites.ids);
  const lotteries = useQuery({
    ...endpointQuery(listGames, { query: ALL_LOTTERIES }),
    enabled: isWanted && marks.length > 0,
  });
  return marks.flatMap((nodeId) => lotteries.data?.games.find((game) => String(game.nodeId) === nodeId) ?? []);
};

/** The member's favourites or recent games of a lobby, narrowed by the same filter. */
export const useOwnLobbyGames = (lobby: Lobby, filter: LobbyFilter): GameList => {
  const locale = useLocale();
  const isFavourites = filter.tab === 'favourites';
  const favourites = useFavouriteGames();
  const recent = useRecentGames();
  const lotteries = useMarkedLotteries(isFavourites && (lobby === 'elott' || lobby === 'hot'));
  const query = isFavourites ? favourites : recent;
  const all = isFavourites ? [...lotteries, ...(favourites.data ?? [])] : (recent.data?.list ?? []);
  const games = sortGames(all.filter(fitsFilter(filter, gameTypesOf(lobby))), filter.sort, locale);
  return {
    count: games.length,
    gameAt: (index) => games[index] && tileOf(games[index]),
    state: query.isPending ? 'pending' : query.isError && !query.data ? 'failed' : 'ready',
    isOld: false,
    error: query.error,
    retry: () => void query.refetch(),
    onDrawn: () => {},
  };
};
