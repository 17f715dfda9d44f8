import type { Endpoint } from '@fairground/contract/endpoint';
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { Transport, TransportOptions } from './transport.ts';

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface.
  interface Register {
    defaultError: ApiError;
    queryMeta: {
      readonly endpoint?: Endpoint;
      readonly ask?: (transport: Transport, options: TransportOptions) => Promise<unknown>;
    };
  }
}

const FRESH_MS = 30_000;
const RETRIES_MAX = 2;

/** A query cache whose every answer comes by the given transport. */
export const createQueryClient = (transport: Transport): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // A write is sent now or refused now: what was pressed without a network must not happen by itself later.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: FRESH_MS,
        // Asked once even without a network: the worker may have kept the answer.
        networkMode: 'offlineFirst',
        retry: (failures, error) => error instanceof ApiError && error.isNetwork && failures < RETRIES_MAX,
        queryFn: ({ meta, signal }) => {
          if (!meta?.ask) throw new TypeError('A query without an endpoint needs a query function of its own.');
          return meta.ask(transport, { signal });
        },
      },
    },
  });
