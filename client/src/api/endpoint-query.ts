import type { Endpoint, InputOf, ValueOf } from '@fairground/contract/endpoint';
import { hashKey, queryOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { Transport, TransportOptions } from './transport.ts';
import { preloadedAt, takePreloaded } from './preloaded.ts';
import { decodeValue, encodeInput } from '@fairground/contract/wire';

/**
 * The query options of one call, `useQuery(endpointQuery(listBanners, { query: { groupName } }))`.
 * There is no query function here: the client's transport answers, so the pre-render and the browser share the options.
 * An answer that came inside the page is decoded only when a component first asks for it.
 */
export const endpointQuery = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => {
  const queryKey = [endpoint.name, encodeInput(endpoint, input)] as const;
  return queryOptions<ValueOf<E>, ApiError, ValueOf<E>, typeof queryKey>({
    queryKey,
    meta: {
      endpoint,
      ask: (transport: Transport, options: TransportOptions) => transport(endpoint, input, options),
    },
    initialData: () => {
      const wire = takePreloaded(hashKey(queryKey));
      return wire === undefined ? undefined : decodeValue(endpoint, wire);
    },
    initialDataUpdatedAt: preloadedAt,
  });
};
