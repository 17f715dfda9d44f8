import type { listGames as endpoint } from '@fairground/contract/catalog/endpoints';
import type { GameCategory } from '@fairground/contract/catalog/game';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { View } from './answers.ts';
import type { GameFilter } from './domain/filter.ts';
import { keyOf } from './domain/filter.ts';
import { pageOf, pagesOf } from './domain/page.ts';
import type { PageQuery } from './domain/page.ts';
import { showGames } from './show-games.ts';

type Query = QueryOf<typeof endpoint>;

/** One page of the games that fit, with how many there are in all. */
export const listGames = (view: View, query: Query): ValueOf<typeof endpoint> => {
  const games = view.catalogue.find(view, filterOf(query), query.sort, view.language);
  const totalPages = pagesOf(games.length, query);
  const pageNo = Number(query.pageNo);
  return {
    games: showGames(view, pageOf(games, query)),
    totalPages,
    totalCount: games.length,
    pageNo,
    hasMoreGame: pageNo < totalPages,
  };
};

/** Cache key of a query; equal filters give equal keys. The key of a query object is computed once. */
export const listKeyOf = (query: Query): string => {
  const key = keys.get(query) ?? `${query.sort} ${query.pageNo} ${query.pageSize ?? ''} ${keyOf(filterOf(query))}`;
  keys.set(query, key);
  return key;
};

const keys = new WeakMap<Query, string>();

const filterOf = (query: Query & PageQuery): GameFilter => ({
  // The contract has let nothing through but categories.
  categories: query.gameType?.split(',') as GameCategory[] | undefined,
  vendors: (query.vendor ?? query.vassalage)?.split(','),
  classify: query.gameClassify,
  name: query.gameName,
  minBet: query.minBet,
  minLines: query.minLineNum === undefined ? undefined : Number(query.minLineNum),
  volatility: query.volatility,
  isHot: flagOf(query.isHot),
  isNew: flagOf(query.isNew),
});

const flagOf = (word: 'true' | 'false' | undefined): boolean | undefined =>
  word === undefined ? undefined : word === 'true';
