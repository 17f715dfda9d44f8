import type { Endpoint } from '@fairground/contract/endpoint';
import { ApiError } from './api-error.ts';
import { askWire } from './fetch-transport.ts';
import type { TransportOptions } from './transport.ts';

/** A call known by its address alone, such as one that the server offers to the console. */
export type PlainCall = Pick<Endpoint, 'name' | 'method'> & { readonly path: string };

/** Makes a call without its schemas: input and answer are in the form they travel in. */
export const plainCall = async (
  { name, method, path }: PlainCall,
  wire: { readonly query?: unknown; readonly body?: unknown },
  options: TransportOptions,
): Promise<unknown> => {
  const envelope = await askWire({ name, method, path: path as Endpoint['path'] }, wire, options);
  if (envelope.success) return envelope.value;
  throw new ApiError(envelope.code, envelope.message, envelope.value);
};
