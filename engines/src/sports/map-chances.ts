import type { Weights } from './chances.ts';
import { mapSequences, settleMaps } from './maps.ts';
import type { BestOf, MapOrder, MapSelection } from './maps.ts';
import { HALVES_AT_STAKE } from './outcome.ts';

/** Exact weights of a map selection: the sum over every way the match can still go. */
export const mapWeights = (
  selection: MapSelection,
  match: { readonly best: BestOf; readonly chance: number; readonly played?: MapOrder },
): Weights => {
  let [won, lost] = [0, 0];
  for (const { order, chance } of mapSequences(match.best, match.chance, match.played)) {
    const at = HALVES_AT_STAKE[settleMaps(selection, order)];
    won += at.won * chance;
    lost += at.lost * chance;
  }
  return { won, lost };
};
