import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call. `session` admits trial accounts too; `member` is a real account; `agent` is a member
 * with a line of its own. The server enforces it before the handler runs.
 */
export type Access = 'public' | 'session' | 'member' | 'agent';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Schema = z.ZodMiniType;

/** One sentence both ends speak: everything the server, the browser and the documentation need to know of a call. */
export type Endpoint<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Value extends Schema = Schema,
> = {
  /** Unique, `module.verb-noun`; the operation id in the published document and the key in the query cache. */
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  /** The body travels sealed (see sealed.ts); a plain body is refused. */
  readonly encrypted?: true;
  /** The body may also come as application/x-www-form-urlencoded. */
  readonly form?: true;
  readonly query?: Query;
  readonly body?: Body;
  readonly value: Value;
  /** The refusals this call can answer with, beyond those any call can (see errors.ts, `request.*` and `access.*`). */
  readonly errors: readonly ErrorCode[];
  /** A named rate limit per caller; see LIMITS on the server. */
  readonly limit?: string;
};

export type QueryOf<E extends Endpoint> = E['query'] extends Schema ? z.output<E['query']> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? z.output<E['body']> : undefined;
export type ValueOf<E extends Endpoint> = z.output<E['value']>;

/** What a caller hands over: only the parts the endpoint asks for. */
export type InputOf<E extends Endpoint> = (E['query'] extends Schema
  ? { readonly query: z.output<E['query']> }
  : unknown) &
  (E['body'] extends Schema ? { readonly body: z.output<E['body']> } : unknown);

/** Declares an endpoint and keeps its exact types. */
export const endpoint = <
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Value extends Schema = Schema,
>(
  definition: Endpoint<Query, Body, Value>,
): Endpoint<Query, Body, Value> => definition;

/** The envelope of every answer. `message` is already in the caller's language; `code` is for machines. */
export type Envelope<Value> =
  | { readonly success: true; readonly value: Value; readonly message: null }
  | { readonly success: false; readonly value: unknown; readonly message: string; readonly code: ErrorCode };
