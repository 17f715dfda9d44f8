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

export type PushData<P extends Push> = z.output<P['data']>;
