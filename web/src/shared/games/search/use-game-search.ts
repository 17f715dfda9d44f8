import { readSearchIndex } from '@fairground/contract/catalog/endpoints';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@fairground/client/api';
import { deviceStorage } from '@fairground/client/session';
import { findGames } from './find-games.ts';
import type { FoundGames, GameQuery } from './game-index.ts';

/** A push says when the list changes; asking now and then covers pushes nobody heard. */
const ADDRESS_FRESH_MS = 300_000;
const RESULT_KEPT_MS = 60_000;

const ADDRESS_KEY = 'gameIndex';

/** Without a network neither must wait for one: what was fetched before is still here. */
const WITHOUT_NETWORK = { networkMode: 'always', retry: false } as const;

const addressQuery = () => ({
  ...endpointQuery(readSearchIndex, { query: {} }),
  ...WITHOUT_NETWORK,
  staleTime: ADDRESS_FRESH_MS,
});

const readAddress = async (queries: QueryClient): Promise<string> => {
  // Without a network nothing newer can come, and a question that is on its way already would be waited for.
  const known = navigator.onLine ? null : deviceStorage.read(ADDRESS_KEY);
  if (known !== null) return known;
  try {
    const { address } = await queries.fetchQuery(addressQuery());
    deviceStorage.write(ADDRESS_KEY, address);
    return address;
  } catch (error) {
    const kept = deviceStorage.read(ADDRESS_KEY);
    if (kept === null) throw error;
    return kept;
  }
};

/** What the instant search finds; while a key is being answered the answer to the one before stays. */
export const useGameSearch = (query: GameQuery) =>
  useQuery<FoundGames, Error>({
    queryKey: ['catalog.search', query],
    queryFn: async ({ client }) => findGames(await readAddress(client), query),
    ...WITHOUT_NETWORK,
    enabled: query.text.trim() !== '',
    placeholderData: keepPreviousData,
    gcTime: RESULT_KEPT_MS,
  });

/** Brings the list of games before the first key: by the time something is typed it is there. */
export const prepareGameSearch = (queries: QueryClient): void => {
  void readAddress(queries)
    .then((address) => findGames(address, NOTHING))
    .catch((error: unknown) => console.warn(error));
};

const NOTHING: GameQuery = { text: '', categories: [], vendors: [], countMax: 0 };
