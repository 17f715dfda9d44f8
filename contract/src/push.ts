import type * as z from 'zod/mini';

/** A message the server pushes. `topic` says who hears it: everyone (`site`) or one member. */
export type Push<Data extends z.ZodMiniType = z.ZodMiniType> = {
  /** Unique, `module.noun-verbed`. */
  readonly name: string;
  readonly audience: 'site' | 'member';
  readonly data: Data;
};

/** Declares a push and keeps its exact types, its audience among them. */
export const push = <const P extends Push>(definition: P): P => definition;

export type PushData<P extends Push | Latest> = z.output<P['data']>;

/**
 * Values that change often, such as prices: a page watches some by key and gets what changed. Messages are neither
 * numbered nor kept, so each carries what lets a page drop an older one.
 */
export type Latest<Data extends z.ZodMiniType = z.ZodMiniType> = {
  /** Unique, `module.noun`. */
  readonly kind: string;
  readonly data: Data;
};

/** Declares such values and keeps their exact types. */
export const latest = <const L extends Latest>(definition: L): L => definition;

export type LatestData<L extends Latest> = z.output<L['data']>;
