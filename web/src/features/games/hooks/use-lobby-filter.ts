import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type LobbyFilter, readFilter, writeFilter } from '../model/lobby-filter.ts';

export type FilterChange = Partial<LobbyFilter>;

/** The filter of the address, and how to change it. Typing changes the entry of the history, a choice adds one. */
export const useLobbyFilter = () => {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const go = useCallback(
    (wish: FilterChange, replace: boolean): void => {
      // The address is read again: two quick changes must not forget one another.
      const fields = writeFilter({ ...readFilter(location.search), ...wish }, location.search);
      navigate(fields === '' ? path : `${path}?${fields}`, { replace });
    },
    [path, navigate],
  );
  const change = useCallback((wish: FilterChange) => go(wish, false), [go]);
  const changeText = useCallback((text: string) => go({ text }, true), [go]);
  return { filter: readFilter(search), change, changeText };
};
