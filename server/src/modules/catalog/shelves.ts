import type { GameSort } from '@fairground/contract/catalog/endpoints';
import { POPULAR_COUNT } from '@fairground/contract/catalog/endpoints';
import type { Game, GameCategory } from '@fairground/contract/catalog/game';
import type { View } from './answers.ts';
import type { GameFilter } from './domain/filter.ts';
import { showGames } from './show-games.ts';

type Shelf = { readonly list: Game[] };
type ShelfQuery = { readonly gameType?: GameCategory | undefined; readonly count?: string | undefined };

/** A shelf of hot games is never longer. */
const HOT_MAX = 100;

/** The games an operator or we put forward or many people opened lately, the most played first. */
export const listHotGames = (
  view: View,
  { gameType, vassalage }: Pick<ShelfQuery, 'gameType'> & { readonly vassalage?: string | undefined },
): Shelf => firstOf(view, { categories: one(gameType), vendors: one(vassalage), isHot: true }, 'POPULAR', HOT_MAX);

export const listPopularGames = (view: View, { gameType, count }: ShelfQuery): Shelf =>
  firstOf(view, { categories: one(gameType) }, 'POPULAR', Number(count ?? POPULAR_COUNT));

export const listNewGames = (view: View, { gameType, count }: ShelfQuery): Shelf =>
  firstOf(view, { categories: one(gameType) }, 'NEWEST', Number(count ?? POPULAR_COUNT));

const firstOf = (view: View, filter: GameFilter, sort: GameSort, count: number): Shelf => ({
  list: showGames(view, view.catalogue.find(view, filter, sort, view.language).slice(0, count)),
});

const one = <Entry>(entry: Entry | undefined): readonly Entry[] | undefined =>
  entry === undefined ? undefined : [entry];
