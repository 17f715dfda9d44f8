import type { AccountId, Kind } from '../operation.ts';
import type { Leg, StoredMovement } from './state.ts';

/** One side of a leg that no game moved. */
export type Side = {
  readonly account: AccountId;
  readonly kind: Kind;
  /** What a reversal undoes. */
  readonly undoes: Kind | null;
  readonly amount: bigint;
};

type Known = Pick<StoredMovement<string>, 'key' | 'kind' | 'reverses'>;

/**
 * Both sides of every leg that no game moved. Stakes and wins are most of what moves: they cost one comparison. A reversal
 * that names nothing gives back or pays a round, and that is a fact of the register.
 */
export const movedSides = (legs: readonly Leg[], known: () => readonly Known[]): readonly Side[] => {
  const sides: Side[] = [];
  let byKey: ReadonlyMap<string, Known> | undefined;
  for (const { kind, operation, account, counter, amount } of legs) {
    if (kind === 'stake' || kind === 'win') continue;
    let undoes: Kind | null = null;
    if (kind === 'reversal') {
      byKey ??= new Map(known().map((movement) => [movement.key, movement]));
      undoes = byKey.get(byKey.get(operation)?.reverses ?? '')?.kind ?? null;
      if (undoes === null || undoes === 'stake' || undoes === 'win') continue;
    }
    sides.push({ account, kind, undoes, amount }, { account: counter, kind, undoes, amount: -amount });
  }
  return sides;
};
