import * as z from 'zod/mini';
import type { Endpoint, InputOf, ValueOf } from './endpoint.ts';
import type { Latest, Push, PushData } from './push.ts';

/** The input as it travels: what JSON and an address can carry. */
export type WireInput = { readonly query?: unknown; readonly body?: unknown };

/** Encodes the parts an endpoint asks for and drops the rest. */
export const encodeInput = <E extends Endpoint>(endpoint: E, input: InputOf<E>): WireInput => {
  const parts: WireInput = input ?? {};
  return {
    ...(endpoint.query && { query: z.encode(endpoint.query, parts.query) }),
    ...(endpoint.body && { body: z.encode(endpoint.body, parts.body) }),
  };
};

export const decodeValue = <E extends Endpoint>(endpoint: E, wire: unknown): ValueOf<E> =>
  z.decode(endpoint.value, wire) as ValueOf<E>;

export const encodeValue = <E extends Endpoint>(endpoint: E, value: ValueOf<E>): unknown =>
  z.encode(endpoint.value, value);

export const decodePush = <P extends Push | Latest>(push: P, wire: unknown): PushData<P> =>
  z.decode(push.data, wire) as PushData<P>;
