import type { Words } from '../random/words.ts';
import { add, divide, fraction, multiply, ZERO } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';
import type { Return } from '../maths/payout.ts';

/** Chances of one bet, exactly. */
export type BetFigures = {
  readonly bet: string;
  readonly mean: Fraction;
  /** Null where it depends on what the player decides. */
  readonly hit: Fraction | null;
  readonly best: Return;
  /** How often the best comes. */
  readonly top: Fraction;
};

/** A game of shared rounds: what may be bet, what is drawn from words, and what each bet gives back. */
export type TableGame<Rules, Result> = {
  readonly rules: Rules;
  readonly bets: readonly string[];
  readonly deal: (words: Words, rules: Rules) => Result;
  readonly returnOf: (rules: Rules, result: Result, bet: string) => Return;
  /** Takes some milliseconds for card games; callers cache it. */
  readonly figures: (rules: Rules) => readonly BetFigures[];
  /** Bets that stand against each other: what lies on both sides is no risk. */
  readonly opposed: readonly (readonly [string, string])[];
};

export type PlacedBet = { readonly spot: string; readonly amount: bigint };

/** What all bets of a round give back for each unit staked; to be rounded once, at the end. */
export const returnOfAll = (bets: readonly PlacedBet[], returnOf: (bet: string) => Return): Return => {
  const stake = stakeOfAll(bets);
  if (stake === 0n) return ZERO;
  const returned = bets.reduce((sum, { spot, amount }) => add(sum, multiply(fraction(amount), returnOf(spot))), ZERO);
  return divide(returned, fraction(stake));
};

export const stakeOfAll = (bets: readonly PlacedBet[]): bigint => bets.reduce((sum, { amount }) => sum + amount, 0n);

/** Bets with each spot once, in the order they were first placed. */
export const mergedBets = (bets: readonly PlacedBet[]): readonly PlacedBet[] => {
  const bySpot = new Map<string, bigint>();
  for (const { spot, amount } of bets) bySpot.set(spot, (bySpot.get(spot) ?? 0n) + amount);
  return [...bySpot].map(([spot, amount]) => ({ spot, amount }));
};

/** What counts as turnover: opposed sides count their difference, and what came back untouched counts nothing. */
export const validStake = (
  bets: readonly PlacedBet[],
  opposed: readonly (readonly [string, string])[],
  returnOf: (bet: string) => Return,
): bigint => {
  const amounts = new Map(mergedBets(bets).map(({ spot, amount }) => [spot, amount]));
  for (const [one, other] of opposed) {
    const [here, there] = [amounts.get(one) ?? 0n, amounts.get(other) ?? 0n];
    const both = here < there ? here : there;
    amounts.set(one, here - both);
    amounts.set(other, there - both);
  }
  let valid = 0n;
  for (const [spot, amount] of amounts) {
    const { n, d } = returnOf(spot);
    if (amount > 0n && n !== d) valid += amount;
  }
  return valid;
};
