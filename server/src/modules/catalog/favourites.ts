import { FAVOURITES_MAX } from '@fairground/contract/catalog/endpoints';
import { favouriteChanged } from '@fairground/contract/catalog/pushes';
import type { GameCategory, Game, GameNodeId } from '@fairground/contract/catalog/game';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { View } from './answers.ts';
import type { CatalogDeps } from './deps.ts';
import { isBuilding } from './domain/building.ts';
import type { PageQuery } from './domain/page.ts';
import { pageOf, pagesOf } from './domain/page.ts';
import { showGames } from './show-games.ts';
import { deleteFavourite, insertFavourite, listFavouriteRows, lockFavourites } from './store/marks.ts';

export type MarkedQuery = PageQuery & { readonly gameType?: GameCategory | undefined };

export type MarkedPage = { readonly games: Game[]; readonly totalPages: number };

/** A page of games known by their ids: those that are offered, in the order of the ids. */
export const pageOfMarked = (view: View, ids: readonly GameNodeId[], query: MarkedQuery): MarkedPage => {
  const games = ids.flatMap((id) => {
    const game = view.catalogue.see(view.region, id);
    return game && !isBuilding(game) && (query.gameType === undefined || game.category === query.gameType)
      ? [game]
      : [];
  });
  return { games: showGames(view, pageOf(games, query)), totalPages: pagesOf(games.length, query) };
};

export const listFavourites = async (
  { db }: CatalogDeps,
  view: View,
  member: MemberId,
  query: MarkedQuery,
): Promise<MarkedPage> => pageOfMarked(view, await listFavouriteRows(db, member, FAVOURITES_MAX), query);

type Marked = { readonly nodeId: GameNodeId; readonly isFavourite: boolean };

/** Marks a game that the member can see. Once is as good as twice; the list has an end. */
export const addFavourite = async (
  { db, clock, realtime }: CatalogDeps,
  view: View,
  member: MemberId,
  nodeId: GameNodeId,
): Promise<Marked> => {
  if (view.catalogue.see(view.region, nodeId) === undefined) throw new Refusal('catalog.game-unknown');
  const isAdded = await inTransaction(db, async (tx) => {
    await lockFavourites(tx, member);
    const marked = await listFavouriteRows(tx, member, FAVOURITES_MAX);
    if (marked.includes(nodeId)) return false;
    if (marked.length >= FAVOURITES_MAX) throw new Refusal('catalog.favourites-full', { max: FAVOURITES_MAX });
    await insertFavourite(tx, member, nodeId, clock.now());
    return true;
  });
  if (isAdded) realtime.toMember(favouriteChanged, member, { nodeId, isFavourite: true });
  return { nodeId, isFavourite: true };
};

/** Takes a mark away, whether or not the game can still be seen. */
export const removeFavourite = async (
  { db, realtime }: CatalogDeps,
  member: MemberId,
  nodeId: GameNodeId,
): Promise<Marked> => {
  const isRemoved = await inTransaction(db, async (tx) => {
    await lockFavourites(tx, member);
    return deleteFavourite(tx, member, nodeId);
  });
  if (isRemoved) realtime.toMember(favouriteChanged, member, { nodeId, isFavourite: false });
  return { nodeId, isFavourite: false };
};
