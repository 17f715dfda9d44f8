import { add, fraction, multiply, ONE } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';
import type { SelectionResult } from './outcome.ts';

/** What a leg multiplies the stake by: `void + (1 − void) · won · odds / tied`, exactly. */
export const legFactor = (result: SelectionResult, oddsMilli: number): Fraction => {
  const name = `${result.isWon ? oddsMilli : 0} ${result.voidHalves} ${result.deadHeat}`;
  const found = known.get(name);
  if (found) return found;
  const factor = factorOf(result, oddsMilli);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(name, factor);
  return factor;
};

/** Thousands of bets on a market have few prices among them, and lowest terms take longer than all the rest of a payout. */
const known = new Map<string, Fraction>();
const KNOWN_MAX = 4_000;

const factorOf = ({ isWon, voidHalves, deadHeat }: SelectionResult, oddsMilli: number): Fraction => {
  const back = fraction(voidHalves, 2);
  if (!isWon) return back;
  return add(back, multiply(fraction(2 - voidHalves, 2), fraction(oddsMilli, 1_000 * deadHeat)));
};

/** What the leg pays when it wins whole. */
export const wholeFactor = (oddsMilli: number): Fraction => fraction(oddsMilli, 1_000);

/** What a line of legs pays: one floor, at the end. */
export const linePayout = (stake: bigint, factors: readonly Fraction[]): bigint => {
  const [only] = factors;
  const { n, d } = factors.length === 1 && only ? only : factors.reduce(multiply, ONE);
  return (stake * n) / d;
};

/** What a system pays with one stake on every line: a floor for each line, then the sum. */
export const systemPayout = (
  stakePerLine: bigint,
  lines: readonly (readonly number[])[],
  factors: readonly Fraction[],
): bigint =>
  lines.reduce((all, line) => all + linePayout(stakePerLine, line.map((leg) => factors[leg] ?? ONE)), 0n); // prettier-ignore
