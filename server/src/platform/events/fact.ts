import type { Tx } from '../database/db.ts';

/** A kind of fact a module announces: something that happened and stays true. */
export type FactKind<Payload> = { readonly name: string; readonly payload?: Payload };

/** Declares a fact, `module.noun-verbed`. The payload is plain JSON: ids and amounts as decimal strings. */
export const factKind = <Payload>(name: string): FactKind<Payload> => ({ name });

export type Fact<Payload> = {
  readonly id: bigint;
  readonly name: string;
  readonly payload: Payload;
  readonly at: Date;
};

/** Writes a fact in the transaction that makes it true; listeners get it after the commit. */
export type Announce = <Payload>(tx: Tx, kind: FactKind<Payload>, payload: Payload) => Promise<void>;

/**
 * A module that listens. Facts arrive in commit order, in one transaction with the listener's own progress,
 * so that an effect written with `tx` happens exactly once whatever crashes.
 */
export type Listener = {
  readonly name: string;
  readonly hears: readonly string[];
  readonly handle: (tx: Tx, facts: readonly Fact<unknown>[]) => Promise<void>;
};

/** Builds a listener for one kind of fact, with its payload's type. */
export const listener = <Payload>(
  name: string,
  kind: FactKind<Payload>,
  handle: (tx: Tx, facts: readonly Fact<Payload>[]) => Promise<void>,
): Listener => ({ name, hears: [kind.name], handle: handle as Listener['handle'] });

/** The same for several kinds, in the order of their commits; `handle` tells them apart by name. */
export const listenerOf = (
  name: string,
  kinds: readonly { readonly name: string }[],
  handle: Listener['handle'],
): Listener => ({ name, hears: kinds.map((kind) => kind.name), handle });
