import { add, fraction, multiply, ONE, parseDecimal, sum, ZERO } from './fraction.ts';
import type { Fraction } from './fraction.ts';

/** What a bet gives back for each unit staked, the stake included: 0 lost, 1 returned, 2 won at even money. */
export type Return = Fraction;

export const LOST: Return = ZERO;
export const RETURNED: Return = ONE;
export const HALF: Return = fraction(1, 2);

/** The return of a bet that wins so much to one, as a rate card writes it: `8`, `0.95`. */
export const won = (toOne: string): Return => add(ONE, parseDecimal(toOne));

/** The amount paid back on a stake. Rounds down to a whole unit in favour of the house; this is the only rounding. */
export const payout = (stake: bigint, returned: Return): bigint => {
  if (stake < 0n) throw new RangeError('A stake is not negative.');
  return (stake * returned.n) / returned.d;
};

export type Slip<Bet> = { readonly bet: Bet; readonly stake: bigint };

/** Settles the slips of a round one by one, in their order. */
export const settle = <Bet>(slips: readonly Slip<Bet>[], returnOf: (bet: Bet) => Return): readonly bigint[] =>
  slips.map(({ bet, stake }) => payout(stake, returnOf(bet)));

/** A result and in how many equally likely ways it comes. */
export type Case<Result> = { readonly result: Result; readonly ways: bigint };

/** The exact mean return over all results. */
export const meanReturn = <Result>(cases: readonly Case<Result>[], returnOf: (result: Result) => Return): Fraction => {
  const ways = cases.reduce((total, { ways: each }) => total + each, 0n);
  return multiply(
    sum(cases.map(({ result, ways: each }) => multiply(fraction(each), returnOf(result)))),
    fraction(1, ways),
  );
};
