import type { Endpoint, InputOf, ValueOf } from '@fairground/contract/endpoint';

export type TransportOptions = { readonly signal?: AbortSignal };

/** Carries one call to the server and brings its value back, or throws an ApiError. */
export type Transport = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: TransportOptions,
) => Promise<ValueOf<E>>;
