import type { DeskOffers } from '@fairground/contract/console/desk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { deskCall } from '../session/calls.ts';
import { isRow, pageOf, textOf } from './values.ts';
import type { Row } from './values.ts';

type Offers = DeskOffers['timelines'];

/** An entry, and the offer whose texts it is shown with. */
export type Told = { readonly id: string; readonly entry: Row };

type Page = {
  readonly told: readonly Told[];
  /** Where the next page of each offer begins, of those that have one. */
  readonly next: Readonly<Record<string, string>>;
  readonly sources: readonly string[];
  readonly hasGap: boolean;
};

/** The story of a record, page after page; what one offer could not tell leaves a gap and holds up no other. */
export const useTimeline = (offers: Offers, recordKey: string, source: string | undefined) => {
  const query = useInfiniteQuery({
    queryKey: ['timeline', offers.map(({ id }) => id), recordKey, source],
    queryFn: ({ pageParam, signal }) => readPage(offers, { recordKey, source, places: pageParam, signal }),
    initialPageParam: undefined as Page['next'] | undefined,
    getNextPageParam: ({ next }) => (Object.keys(next).length > 0 ? next : undefined),
    // A chip filters what is shown already; the list does not fall away meanwhile.
    placeholderData: (before) => before,
  });
  const pages = query.data?.pages ?? [];
  return {
    query,
    entries: pages
      .flatMap(({ told }) => told)
      .toSorted((one, other) => textOf(other.entry['at']).localeCompare(textOf(one.entry['at']))),
    sources: pages[0]?.sources ?? [],
    hasGap: pages.some(({ hasGap }) => hasGap),
  };
};

type Asked = {
  readonly recordKey: string;
  readonly source: string | undefined;
  /** Nothing for the first page. */
  readonly places: Page['next'] | undefined;
  readonly signal: AbortSignal;
};

const readPage = async (offers: Offers, { recordKey, source, places, signal }: Asked): Promise<Page> => {
  const asked = offers.filter(({ id }) => places === undefined || places[id] !== undefined);
  const answers = await Promise.allSettled(
    asked.map(async ({ id, read, by }) => {
      const cursor = places?.[id];
      const query = {
        [by]: recordKey,
        ...(cursor !== undefined && { cursor }),
        ...(source !== undefined && { source }),
      };
      const answer = await deskCall(read, { query }, signal);
      const { list, next } = pageOf(answer);
      const sources = isRow(answer) && Array.isArray(answer['sources']) ? answer['sources'].map(textOf) : [];
      return { id, told: list.map((entry) => ({ id, entry })), next, sources };
    }),
  );
  const read = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  return {
    told: read.flatMap(({ told }) => told),
    next: Object.fromEntries(read.flatMap(({ id, next }) => (next === null ? [] : [[id, next]]))),
    sources: [...new Set(read.flatMap(({ sources }) => sources))],
    hasGap: read.length < asked.length,
  };
};
