/** What a goal market says of one selection. The two halves come from quarter lines, which split the stake. */
export type MarketOutcome = 'win' | 'half-win' | 'push' | 'half-lose' | 'lose';

/**
 * A result as feeds send it: won or lost, how much of the stake is void (in halves: 0, 1 or 2), and how many share the
 * place where the selection won. A half win is a win with half void, a half loss a loss with half void.
 */
export type SelectionResult = {
  readonly isWon: boolean;
  readonly voidHalves: 0 | 1 | 2;
  /** How many competitors share the place; 1 where nobody does. */
  readonly deadHeat: number;
};

const RESULTS: Readonly<Record<MarketOutcome, SelectionResult>> = {
  win: { isWon: true, voidHalves: 0, deadHeat: 1 },
  'half-win': { isWon: true, voidHalves: 1, deadHeat: 1 },
  push: { isWon: false, voidHalves: 2, deadHeat: 1 },
  'half-lose': { isWon: false, voidHalves: 1, deadHeat: 1 },
  lose: { isWon: false, voidHalves: 0, deadHeat: 1 },
};

export const resultOf = (outcome: MarketOutcome): SelectionResult => RESULTS[outcome];

/** The stake is given back, whatever happens later. */
export const VOID_RESULT: SelectionResult = RESULTS.push;

/** How much of the stake wins and loses, in halves. What does neither is given back. */
export const HALVES_AT_STAKE: Readonly<Record<MarketOutcome, { readonly won: number; readonly lost: number }>> = {
  win: { won: 1, lost: 0 },
  'half-win': { won: 0.5, lost: 0 },
  push: { won: 0, lost: 0 },
  'half-lose': { won: 0, lost: 0.5 },
  lose: { won: 0, lost: 1 },
};
