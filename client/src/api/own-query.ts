import type { Endpoint, InputOf, ValueOf } from '@fairground/contract/endpoint';
import { encodeInput } from '@fairground/contract/wire';
import type { WireInput } from '@fairground/contract/wire';
import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { Transport, TransportOptions } from './transport.ts';

/**
 * The query options of a call about the member who makes it. The account is part of the question: anyone who logs in
 * next in this tab must never be shown the answer of the one before, not even for a moment.
 */
export const ownQuery = <E extends Endpoint>(endpoint: E, input: InputOf<E>, account: string) => {
  const queryKey: readonly [string, WireInput, string] = [endpoint.name, encodeInput(endpoint, input), account];
  return queryOptions<ValueOf<E>, ApiError, ValueOf<E>, typeof queryKey>({
    queryKey,
    meta: {
      endpoint,
      ask: (transport: Transport, options: TransportOptions) => transport(endpoint, input, options),
    },
  });
};
