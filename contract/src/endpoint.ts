import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './operators/permissions.ts';

/**
 * Who may call. `session` admits trial accounts too; `member` is a real account; `agent` is a member
 * with a line of its own. `vendor` is an outside system that signs every call; its answers carry no envelope, and what
 * its calls refuse stands in their value. `developer` is anyone who holds the key of a sandbox; in live mode nobody
 * does. `operator` is staff with the endpoint's permission. The server enforces it before the handler runs.
 */
export type Access = 'public' | 'session' | 'member' | 'agent' | 'vendor' | 'developer' | 'operator';

/** What a session may do: all its account may, or only change the password, or only take money out. */
export type Scope = 'full' | 'password' | 'withdraw';

/** Why the site may be closed to a caller: work is done on it, or it may not serve the caller's region. */
export type Closure = 'maintenance' | 'region';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Schema = z.ZodMiniType;

export type Upload = {
  readonly types: readonly string[];
  readonly bytesMax: number;
  /** What a longer body is refused with. */
  readonly tooLarge: ErrorCode;
};

/** One sentence both ends speak: everything the server, the browser and the documentation need to know of a call. */
export type Endpoint<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Value extends Schema = Schema,
  Admitted extends Access = Access,
  Name extends string = string,
> = {
  /** Unique, `module.verb-noun`; the operation id in the published document and the key in the query cache. */
  readonly name: Name;
  readonly summary: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Admitted;
  /** What staff must be allowed to do; every operator call names one, and no other call does. */
  readonly permission?: Permission;
  /** Sessions of a limited scope that may call too; without it only full ones. Public calls ask for no scope. */
  readonly scopes?: readonly Exclude<Scope, 'full'>[];
  /** When this call is answered although the site is closed to the caller; any other call is refused then. */
  readonly openDuring?: readonly Closure[];
  /** Needs that the caller showed within five minutes, in this session, who it is; refused with how to do so. */
  readonly stepUp?: true;
  /** Moves money of the caller or lets it be staked: refused while the account's money is locked. */
  readonly movesMoney?: true;
  /** Changes how the account is protected, with a proof of its own in the body: refused while the money is locked too. */
  readonly changesSecurity?: true;
  /** The body travels sealed (see sealed.ts); a plain body is refused. */
  readonly encrypted?: true;
  /** The body may also come as application/x-www-form-urlencoded. */
  readonly form?: true;
  /** The body is the bytes of one file. What its header says of them is asked for and not believed. */
  readonly upload?: Upload;
  /** The answer is a file of one of these types, without an envelope; a refusal has one all the same. */
  readonly file?: readonly string[];
  /** Pages of other hosts may read the answer too; for what a site asks its mirrors. */
  readonly crossOrigin?: true;
  readonly query?: Query;
  readonly body?: Body;
  readonly value: Value;
  /** The refusals this call can answer with, beyond those any call can (see errors.ts, `request.*` and `access.*`). */
  readonly errors: readonly ErrorCode[];
  /** A named rate limit per caller; see LIMITS on the server. */
  readonly limit?: string;
};

/** Whether a call belongs to staff: only these read a staff token, and only these are open while the site is closed. */
export const isForStaff = ({ path }: Pick<Endpoint, 'path'>): boolean => path.startsWith('/bo/');

/** The value behind one part of a call; `undefined` where the endpoint takes no such part. */
type Part<S> = [NonNullable<S>] extends [never] ? undefined : z.output<NonNullable<S>>;

export type QueryOf<E extends Endpoint> = Part<E['query']>;
export type BodyOf<E extends Endpoint> = Part<E['body']>;
export type ValueOf<E extends Endpoint> = z.output<E['value']>;

/** What a caller hands over: only the parts the endpoint asks for. */
export type InputOf<E extends Endpoint> = ([NonNullable<E['query']>] extends [never]
  ? unknown
  : { readonly query: QueryOf<E> }) &
  ([NonNullable<E['body']>] extends [never] ? unknown : { readonly body: BodyOf<E> });

/** Declares an endpoint and keeps its exact types. */
export const endpoint = <
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Value extends Schema = Schema,
  const Admitted extends Access = Access,
  const Name extends string = string,
>(
  definition: Endpoint<Query, Body, Value, Admitted, Name>,
): Endpoint<Query, Body, Value, Admitted, Name> => definition;

/** The envelope of every answer. `message` is already in the caller's language; `code` is for machines. */
export type Envelope<Value> =
  | { readonly success: true; readonly value: Value; readonly message: null }
  | { readonly success: false; readonly value: unknown; readonly message: string; readonly code: ErrorCode };
