import type { DeskCall } from '@fairground/contract/console/desk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { deskCall } from '../session/calls.ts';
import { pageOf } from './values.ts';

/** While a list is looked at it is read again so often; the rows that are there change in place. */
const AGAIN_MS = 15_000;

/** A list of more pages is read again only when somebody asks: each page is a call. */
const LIVE_PAGES_MAX = 4;

/** The rows of a list, page after page. */
export const useRows = (read: DeskCall | undefined, cursor: string, asked: Readonly<Record<string, string>>) =>
  useInfiniteQuery({
    queryKey: ['rows', read?.name, asked],
    enabled: read !== undefined,
    queryFn: async ({ pageParam, signal }) => {
      if (read === undefined) return pageOf(undefined);
      const query = { ...asked, ...(pageParam !== '' && { [cursor]: pageParam }) };
      return pageOf(await deskCall(read, { query }, signal));
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > LIVE_PAGES_MAX ? false : AGAIN_MS),
  });
