/** A withdrawal that waits for payers: what is not promised to anybody yet, and the slices that count already. */
export type PoolOffer<Id> = { readonly id: Id; readonly rest: bigint; readonly slices: number };

export type MatchRules = { readonly sliceMin: bigint; readonly slicesMax: number };

/**
 * Chooses whom a deposit pays: an offer of exactly its amount first, the oldest of them; else the smallest offer that is
 * larger, if what stays of it can still be paid by somebody.
 */
export const chooseOffer = <Id>(
  wanted: bigint,
  offers: readonly PoolOffer<Id>[],
  { sliceMin, slicesMax }: MatchRules,
): PoolOffer<Id> | undefined => {
  if (wanted < sliceMin) return undefined;
  const free = offers.filter(({ slices }) => slices < slicesMax);
  const exact = free.find(({ rest }) => rest === wanted);
  if (exact !== undefined) return exact;
  return free
    .filter(({ rest, slices }) => rest - wanted >= sliceMin && slices + 1 < slicesMax)
    .toSorted((one, other) => (one.rest < other.rest ? -1 : one.rest > other.rest ? 1 : 0))[0];
};
