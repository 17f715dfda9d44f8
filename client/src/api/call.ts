import type { Endpoint, InputOf, ValueOf } from '@fairground/contract/endpoint';
import { fetchTransport } from './fetch-transport.ts';
import type { Transport } from './transport.ts';

/** Makes one call: `await call(logout, {})`. Throws an ApiError that knows its code. */
export const call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  transport: Transport = fetchTransport,
): Promise<ValueOf<E>> => transport(endpoint, input);
