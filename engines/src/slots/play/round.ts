import type { Words } from '../../random/words.ts';
import type { Step } from '../outcome.ts';

/** A round under way: where chance comes from, what has been won, and the steps if somebody wants to see them. */
export type Round = {
  readonly words: Words;
  pay: number;
  /** Spins of the round that were not paid for. */
  extraSpins: number;
  readonly jackpots: string[];
  readonly steps: Step[] | null;
  /** Where the pay came from; what is in none of them is what the paid spin itself gave. */
  readonly parts: Parts;
  /** How often each feature started, by its place in the definition; null for callers that do not count. */
  readonly starts: number[] | null;
};

/** Parts of the pay of a round, in units. A fixed jackpot is in no other part. */
export type Parts = { scatter: number; free: number; feature: number; jackpot: number };

export const newParts = (): Parts => ({ scatter: 0, free: 0, feature: 0, jackpot: 0 });

/** More than any honest round takes; reached only when the words are broken. */
const SPINS_MAX = 20_000;

export const countSpin = (round: Round): void => {
  round.extraSpins += 1;
  if (round.extraSpins > SPINS_MAX) throw new RangeError('The round does not end: its words are not chance.');
};
