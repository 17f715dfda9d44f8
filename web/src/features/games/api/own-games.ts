import {
  addFavourite,
  FAVOURITES_MAX,
  listFavouriteIds,
  listFavourites,
  listRecentGames,
  removeFavourite,
} from '@fairground/contract/catalog/endpoints';
import type { GameNodeId } from '@fairground/contract/catalog/game';
import { CLIENT_TYPE } from '@fairground/contract/catalog/seed-fields';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FAVOURITES_CHANGED, useInvalidate } from '@fairground/client/facts';
import { type ApiError, call, ownQuery } from '@fairground/client/api';
import { isTrial, useSession } from '@fairground/client/session';

/** The account whose games these are; null for visitors and for trial accounts, which have none of their own. */
export const useOwner = (): string | null =>
  useSession((session) => (session.token === null || isTrial(session) ? null : session.account));

/** Large pages: both lists are short, and are narrowed and ordered here. */
const PAGE_SIZE = '100';

export const recentQuery = (account: string) =>
  ownQuery(listRecentGames, { query: { clientType: CLIENT_TYPE, pageNo: '1', pageSize: PAGE_SIZE } }, account);

/** The games the member opened, the last one first. */
export const useRecentGames = () => {
  const owner = useOwner();
  return useQuery({ ...recentQuery(owner ?? ''), enabled: owner !== null });
};

const PAGES_MAX = Math.ceil(FAVOURITES_MAX / Number(PAGE_SIZE));

/** Every favourite of the member, the last one marked first. */
export const useFavouriteGames = () => {
  const owner = useOwner();
  return useQuery({
    queryKey: ['catalog.list-favourites', 'all', owner],
    queryFn: async () => {
      const first = await call(listFavourites, { query: { pageNo: '1', pageSize: PAGE_SIZE } });
      const others = Array.from({ length: Math.min(first.totalPages, PAGES_MAX) - 1 }, (_, page) =>
        call(listFavourites, { query: { pageNo: String(page + 2), pageSize: PAGE_SIZE } }),
      );
      return [first, ...(await Promise.all(others))].flatMap(({ content }) => content);
    },
    enabled: owner !== null,
  });
};

export const favouriteIdsQuery = (account: string) => ownQuery(listFavouriteIds, { query: {} }, account);

export type FavouriteChange = { readonly nodeId: GameNodeId; readonly isFavourite: boolean };

/** Tells the server of a mark; one after the other, so that the last press is the one that stands. */
export const useFavouriteChange = (onRefused: (error: ApiError, change: FavouriteChange) => void) => {
  const invalidate = useInvalidate();
  return useMutation<unknown, ApiError, FavouriteChange>({
    scope: { id: 'catalog.favourites' },
    mutationFn: ({ nodeId, isFavourite }) =>
      isFavourite ? call(addFavourite, { body: { nodeId } }) : call(removeFavourite, { body: { nodeId } }),
    onError: onRefused,
    onSettled: () => invalidate(FAVOURITES_CHANGED),
  });
};
