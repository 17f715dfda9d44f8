import type { Debt } from '../card-game.ts';

/** What every seat gains or loses by debts that are paid in full, in units. */
export const totalsOf = (debts: readonly Debt[], players: number): readonly number[] =>
  debts.reduce<readonly number[]>(
    (sums, { from, to, units }) => sums.with(from, (sums[from] ?? 0) - units).with(to, (sums[to] ?? 0) + units),
    Array.from({ length: players }, () => 0),
  );
