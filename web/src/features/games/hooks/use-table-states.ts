import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listTables } from '@fairground/contract/live-tables/endpoints';
import type { TableState } from '@fairground/contract/studio/table';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { endpointQuery } from '@fairground/client/api';
import type { TileGame } from '../../../shared/games/tile-game.ts';
import { askAgainIn } from '../model/table-clock.ts';

/** A table, and how far its clock is ahead of this device's. */
export type ShownTable = { readonly state: TableState; readonly aheadMs: number };

/** As many as one call takes. */
const TABLES_MOST = 60;
/** Stands in the query that is never asked. */
const NO_TABLE = 'none:none';
/** While a list is scrolled nothing is asked for. */
const REST_MS = 300;

const nameOf = ({ vendor, launch }: TileGame): string => `${vendor}:${launch?.gameCode ?? ''}`;
const isTable = ({ gameType, status, launch }: TileGame): boolean =>
  gameType === 'LIVE' && status === 'OPEN' && launch !== null;

/** What the live tables among the drawn tiles are doing: one call for all of them, again whenever the first has moved. */
export const useTableStates = (games: readonly TileGame[]): ((game: TileGame) => ShownTable | undefined) => {
  const drawn = useDeferredValue(games.filter(isTable).slice(0, TABLES_MOST).map(nameOf).toSorted().join(','));
  const tables = useRested(drawn);
  const { data, dataUpdatedAt } = useQuery({
    // A query is checked when it is made, asked or not.
    ...endpointQuery(listTables, { query: { tables: tables || NO_TABLE } }),
    enabled: tables !== '',
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: told, dataUpdatedAt: at } }) =>
      askAgainIn(told?.list ?? [], told ? told.now.getTime() + (Date.now() - at) : 0),
    // The tile shows what it knew; nobody needs to know that a clock is late.
    retry: false,
  });
  const shown = useMemo(() => {
    const aheadMs = data ? data.now.getTime() - dataUpdatedAt : 0;
    return new Map(data?.list.map((state) => [`${state.vendor}:${state.game}`, { state, aheadMs }]));
  }, [data, dataUpdatedAt]);
  return (game) => (isTable(game) ? shown.get(nameOf(game)) : undefined);
};

const useRested = (value: string): string => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (value === rested) return;
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value, rested]);
  return rested;
};
