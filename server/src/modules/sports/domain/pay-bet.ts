import { multiply, ONE, toNumber, ZERO } from '@fairground/engines/maths/fraction';
import type { Fraction } from '@fairground/engines/maths/fraction';
import { legFactor, linePayout, systemPayout } from '@fairground/engines/sports/payout';
import { resultOf } from '@fairground/engines/sports/outcome';
import { systemLines } from '@fairground/engines/sports/systems';
import type { FixtureId, LegResult, SportsBetState } from '@fairground/contract/sports/fields';
import { OUTCOME_OF } from './settle-leg.ts';

export type PaidLeg = {
  readonly fixture: FixtureId;
  readonly oddsMilli: number;
  readonly result: LegResult | null;
};

/** Prices of what may remain of legs that are priced together: by match, then by the places that stay (bit n is leg n). */
export type ComboPrices = ReadonlyMap<FixtureId, ReadonlyMap<number, number>>;

/** What was agreed on, as far as paying it goes. */
export type Terms = {
  /** What of the stake is in play. */
  readonly stake: bigint;
  readonly system: string | null;
  readonly combos: ComboPrices;
};

export type Paid = { readonly state: Extract<SportsBetState, 'WON' | 'LOST' | 'VOID'>; readonly payout: bigint };

/** Legs of one match are priced together; every other leg stands by itself. */
export const groupsOf = <Leg extends { readonly fixture: FixtureId }>(
  legs: readonly Leg[],
): readonly (readonly [Leg, ...Leg[]])[] =>
  [...Map.groupBy(legs, ({ fixture }) => fixture).values()].map((group) => group as [Leg, ...Leg[]]);

/** Where a bet stands with what is known of its legs; undefined while it is open. */
export const payBet = (terms: Terms, legs: readonly PaidLeg[]): Paid | undefined => {
  const factors = groupsOf(legs).map((group) => factorOf(group, terms.combos));
  const payout = payoutOf(terms, factors);
  if (payout === undefined) return undefined;
  if (legs.every(({ result }) => result === 'VOID')) return { state: 'VOID', payout: terms.stake };
  const { stake } = terms;
  return { state: payout > stake ? 'WON' : payout === stake ? 'VOID' : 'LOST', payout };
};

/** Combinations of a bet as places of its groups. */
export const betLines = (system: string | null, groups: number): readonly (readonly number[])[] =>
  system === null ? [Array.from({ length: groups }, (_, at) => at)] : systemLines(system, groups);

/** What a combination multiplies its stake by; null while a leg of it is open and none has lost. */
export const lineFactor = (line: readonly number[], factors: readonly (Fraction | null)[]): Fraction | null => {
  if (isLineOpen(line, factors)) return null;
  return line.reduce((all, at) => multiply(all, factors[at] ?? ZERO), ONE);
};

/** A line is open while a leg of it is and none has lost; a bet is open while a line is. */
const payoutOf = (
  { stake, system }: Pick<Terms, 'stake' | 'system'>,
  factors: readonly (Fraction | null)[],
): bigint | undefined => {
  const lines = betLines(system, factors.length);
  if (lines.some((line) => isLineOpen(line, factors))) return undefined;
  const known = factors.map((factor) => factor ?? ZERO);
  return system === null ? linePayout(stake, known) : systemPayout(stake / BigInt(lines.length), lines, known);
};

const isLineOpen = (line: readonly number[], factors: readonly (Fraction | null)[]): boolean => {
  const of = line.map((at) => factors[at] ?? null);
  return of.includes(null) && !of.some((factor) => factor?.n === 0n);
};

/** What a group multiplies the stake by; null while it is open. */
export const factorOf = (group: readonly PaidLeg[], combos: ComboPrices): Fraction | null => {
  if (group.some(({ result }) => result === 'LOST')) return ZERO;
  const [only] = group;
  if (group.length === 1 && only)
    return only.result === null ? null : legFactor(resultOf(OUTCOME_OF[only.result]), only.oddsMilli);
  return group.some(({ result }) => result === null) ? null : remainingFactor(group, combos);
};

/** The price of the legs that are not void; 1 where none is left. */
export const remainingFactor = (group: readonly PaidLeg[], combos: ComboPrices): Fraction => {
  const mask = group.reduce((all, { result }, at) => (result === 'VOID' ? all : all | (1 << at)), 0);
  const [first] = group;
  if (mask === 0 || !first) return ONE;
  const oddsMilli = combos.get(first.fixture)?.get(mask);
  if (oddsMilli === undefined) throw new Error('Legs that were priced together have no price.');
  return legFactor(resultOf('win'), oddsMilli);
};

/** What a bet pays if every leg wins; one floor for each line. */
export const fullPayout = (terms: Terms, legs: readonly Omit<PaidLeg, 'result'>[]): bigint =>
  payoutOf(
    terms,
    groupsOf(legs).map((group) =>
      factorOf(
        group.map((leg) => ({ ...leg, result: 'WON' })),
        terms.combos,
      ),
    ),
  ) ?? 0n;

/** The odds of independent prices together, rounded down to thousandths. */
export const comboOdds = (odds: readonly number[]): bigint =>
  linePayout(
    1_000n,
    odds.map((oddsMilli) => legFactor(resultOf('win'), oddsMilli)),
  );

/** The odds of a whole bet: what a stake of one on every line comes to at most, per stake. */
export const betOdds = (terms: Omit<Terms, 'stake'>, legs: readonly Omit<PaidLeg, 'result'>[]): bigint => {
  const lines = BigInt(linesOf(terms.system, legs.length));
  return fullPayout({ ...terms, stake: 1_000_000n * lines }, legs) / (1_000n * lines);
};

export const linesOf = (system: string | null, legs: number): number =>
  system === null ? 1 : systemLines(system, legs).length;

/** A factor as people read it, with four places at most. */
export const factorText = (factor: Fraction): string => String(Math.round(toNumber(factor) * 10_000) / 10_000);
